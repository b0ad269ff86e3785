/** `/evening start|end`: server managers begin and end an evening in a channel. */
import { communityWords } from '../../text/community/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { type Reply, textReply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { readerLocale, type ServerCommandInteraction } from '../commands.ts';
import { displayName } from '../display-name.ts';
import { memberOf } from '../member.ts';
import { serverLocale } from '../open.ts';
import { placeFor } from '../place.ts';

/** The channel whose evening it is: a thread belongs to the channel that it is in. A text says why there is none. */
async function eveningChannel(
  bot: Bot,
  interaction: ServerCommandInteraction,
): Promise<{ readonly channelId: string } | string> {
  const place = await placeFor(bot, interaction, null);
  return typeof place === 'string' ? place : { channelId: place.parentId ?? interaction.channelId };
}

export async function startEvening(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const place = await eveningChannel(bot, interaction);
  if (typeof place === 'string') return textReply(place);
  const { guildId } = interaction;
  const { evening, isNew } = await bot.store.evenings.start({ ...place, guildId }, bot.clock.now());
  if (!isNew) {
    const { evening: words } = communityWords(readerLocale(interaction));
    return textReply(words.running(inSeconds(evening.startedAt), evening.hands));
  }
  const { evening: words } = communityWords(await serverLocale(bot, interaction));
  return textReply(words.started(displayName(memberOf(interaction).name, 'text')), 'public');
}

export async function endEvening(bot: Bot, interaction: ServerCommandInteraction): Promise<Reply> {
  const place = await eveningChannel(bot, interaction);
  if (typeof place === 'string') return textReply(place);
  const { evening: words } = communityWords(readerLocale(interaction));
  const evening = await bot.store.evenings.end(place.channelId, bot.clock.now());
  if (!evening) return textReply(words.notRunning);
  return {
    ...textReply(evening.hands === 0 ? words.endedEmpty : words.ended),
    onDone: () => bot.recaps.post(evening),
  };
}
