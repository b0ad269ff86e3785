/** A manager who adjusts a book again and again: each adjustment has a reason of its own, and must be written once at most. */
import { type Member, textOf } from 'stand-in-discord/testing';
import { measured, type Soak, settled, wait } from './context.ts';

const INTERVAL_MS = 4_000;

/** What has been sent; `acknowledged` are the numbers of those that the bot said it wrote. */
export interface Adjustments {
  sent: number;
  readonly acknowledged: number[];
}

export const reasonOf = (number: number): string => `soak ${number}.`;

export async function adjustBooks(soak: Soak, manager: Member, channel: string, adjustments: Adjustments) {
  while (soak.isOn()) {
    await wait(soak, INTERVAL_MS);
    const number = adjustments.sent;
    const reason = reasonOf(number);
    const values = { player: manager.name, amount: 1, reason, book: 'chips' };
    const outcome = await measured(soak, () => manager.runCommand('/ledger adjust', values, { channel }));
    if (!outcome) continue;
    adjustments.sent += 1;
    const shown = outcome.answer === undefined ? undefined : await settled(manager, outcome);
    if (shown && textOf(shown).includes(reason)) adjustments.acknowledged.push(number);
    if (shown?.ephemeral && manager.view(shown)) manager.dismissMessage(shown);
  }
}
