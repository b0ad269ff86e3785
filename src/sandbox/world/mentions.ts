/** The mentions in a text, and the users a new message pings. */
import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10';
import { may } from './permissions.ts';
import { type Channel, type Guild, guildOf, type Mentions, type World } from './world.ts';

const idsIn = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []));

/** Mentions inside code do not count. */
const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

export const mentionsIn = (
  world: World,
  channel: Channel,
  authorId: string,
  rawTexts: readonly string[],
  allowed: APIAllowedMentions | undefined,
): Mentions => {
  const texts = rawTexts.map(withoutCode);
  const parse = new Set(allowed ? (allowed.parse ?? []) : Object.values(AllowedMentionsTypes));
  const users = idsIn(texts, /<@!?(\d{17,20})>/g).filter((id) => world.users.has(id));
  const guild = guildOf(world, channel);
  // Discord shows a role that may not be mentioned all the same, and pings nobody.
  const mayMentionAll = may(world, authorId, channel, 'MentionEveryone');
  const roles = idsIn(texts, /<@&(\d{17,20})>/g).filter(
    (id) => mayMentionAll || guild.roles.get(id)?.mentionable,
  );
  return {
    users: new Set(
      users.filter((id) => parse.has(AllowedMentionsTypes.User) || (allowed?.users ?? []).includes(id)),
    ),
    roles: new Set(
      roles.filter((id) => parse.has(AllowedMentionsTypes.Role) || (allowed?.roles ?? []).includes(id)),
    ),
    everyone:
      parse.has(AllowedMentionsTypes.Everyone) &&
      mayMentionAll &&
      texts.some((text) => /@(everyone|here)\b/.test(text)),
  };
};

/** The members a new message pings: its mentions and the author replied to, but never its own author. */
export const pingedBy = (
  { members }: Guild,
  authorId: string,
  mentions: Mentions,
  repliedToId?: string,
): Set<string> => {
  const pinged = new Set([...mentions.users].filter((id) => members.has(id)));
  for (const [userId, { roles }] of members) {
    if (mentions.everyone || [...mentions.roles].some((role) => roles.has(role))) pinged.add(userId);
  }
  if (repliedToId !== undefined) pinged.add(repliedToId);
  pinged.delete(authorId);
  return pinged;
};
