/** What can be done with a hand that a recap tells of. */
import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { PlayedHand } from '../../store/evenings.ts';
import { buttonId } from '../ids.ts';

/** Buttons for a hand that is over: its review, and the way to the message that showed it, where there is one. */
export function handControls(
  guildId: string,
  { tableId, hand, channelId, messageId }: Pick<PlayedHand, 'tableId' | 'hand' | 'channelId' | 'messageId'>,
  labels: { readonly review: string; readonly goTo: string },
): ButtonBuilder[] {
  const action = { kind: 'reviewStep', how: 'open', hand, eyes: 'table', step: 0 } as const;
  const review = new ButtonBuilder()
    .setStyle(ButtonStyle.Secondary)
    .setCustomId(buttonId({ table: tableId, prompt: 0 }, action))
    .setLabel(labels.review);
  if (messageId === null) return [review];
  const url = `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;
  return [review, new ButtonBuilder().setStyle(ButtonStyle.Link).setURL(url).setLabel(labels.goTo)];
}
