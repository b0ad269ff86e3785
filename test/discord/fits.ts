/** Whether Discord would accept a message, by the stand-in's rules and by Discord's own description of its API. */
import { type APIMessageTopLevelComponent, MessageFlags } from 'discord-api-types/v10';
import { messageFaults } from 'stand-in-discord/testing';
import type { Emojis } from '../../src/discord/emojis/emojis.ts';
import { allFaces } from '../../src/game/cards.ts';

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

/** Cards as long as Discord's emojis get: names of twelve, ids of twenty digits. */
export const longest: Emojis = {
  text: (face) => `<:m${face}_1a2b3c:${'9'.repeat(20)}>`,
  emoji: (face) => ({ id: String(10n ** 18n + BigInt(allFaces().indexOf(face))), name: `m${face}_1a2b3c` }),
};
