/** Whether Discord would accept a message, by the stand-in's rules and by Discord's own description of its API. */
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import { messageFaults } from 'stand-in-discord/testing';
import { type Emojis, textEmojis } from '../../src/discord/emojis/emojis.ts';
import { pictureSources } from '../../src/discord/emojis/pictures.ts';
import { allFaces, type Face } from '../../src/game/cards.ts';
import { games } from '../../src/games/index.ts';

/**
 * The reasons why Discord would refuse the components; empty if it accepts them.
 * @param files names of the files that go with them
 */
export function faultsOf(
  components: readonly APIMessageTopLevelComponent[],
  files: readonly string[] = [],
): string[] {
  const body = { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } };
  return messageFaults(body, files);
}

const stems = new Map(pictureSources(games).map(({ face, stem }) => [face, stem]));
const nameOf = (face: Face): string => `${stems.get(face)}_1a2b3c`;

/** Emojis by their own names, with ids of twenty digits, as long as Discord's get. */
export const longest: Emojis = {
  written: textEmojis(games).text,
  text: (face) => `<:${nameOf(face)}:${'9'.repeat(20)}>`,
  emoji: (face) => ({ id: String(10n ** 18n + BigInt(allFaces().indexOf(face))), name: nameOf(face) }),
};
