/** What can be done with a hand that a recap tells of. */
import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { PlayedHand } from '../../store/evenings.ts';

/** Buttons for a hand that is over: the way to the message that showed it, where there is one. */
export function handControls(
  guildId: string,
  { channelId, messageId }: Pick<PlayedHand, 'tableId' | 'hand' | 'channelId' | 'messageId'>,
  labels: { readonly goTo: string },
): ButtonBuilder[] {
  if (messageId === null) return [];
  const url = `https://discord.com/channels/${guildId}/${channelId}/${messageId}`;
  return [new ButtonBuilder().setStyle(ButtonStyle.Link).setURL(url).setLabel(labels.goTo)];
}
