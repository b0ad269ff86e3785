/** What stands behind *More* in every panel: what helps to understand it, and the way out. */
import type { Block, Button, Part } from '../../game/screen.ts';
import { smallText } from '../../game/screen-parts.ts';
import type { Locale } from '../../game/words.ts';
import { type BegunTable, isOpen } from '../../tables/table.ts';
import { maxMissed } from '../../tables/turn-clock.ts';
import { aloudWords } from '../../text/aloud/catalogue.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { whenTimeRunsOut } from '../../text/turn-clock.ts';
import { whyNotWords } from '../../text/why-not/catalogue.ts';
import type { BotWords } from '../../text/words.ts';
import type { ComponentAction } from '../ids.ts';

export const leaveButton = ({ lobby }: BotWords): Button<ComponentAction> => ({
  label: lobby.leave,
  action: { kind: 'away' },
  style: 'secondary',
});

/** What happens when a turn runs out, at a table with a clock. */
export const clockNote = (table: BegunTable, locale: Locale): Block[] =>
  isOpen(table) && table.turnSeconds > 0 ? [smallText(whenTimeRunsOut[locale](maxMissed(table)))] : [];

/** What helps to understand the panel, and the way out. */
export const helpButtons = (
  mayAsk: boolean,
  isLeaving: boolean,
  isSeated: boolean,
  locale: Locale,
): Part<ComponentAction> => ({
  part: 'buttons',
  buttons: [
    ...(mayAsk
      ? [
          {
            label: whyNotWords(locale).ask,
            action: { kind: 'ask', picked: '' },
            style: 'secondary',
          } as const,
        ]
      : []),
    { label: wordsFor(locale).lobby.rules, action: { kind: 'rules' }, style: 'secondary' },
    { label: aloudWords(locale).open, action: { kind: 'aloud' }, style: 'secondary' },
    ...(isSeated
      ? [{ label: companyWords[locale].seats, action: { kind: 'seats' }, style: 'secondary' } as const]
      : []),
    ...(isLeaving ? [leaveButton(wordsFor(locale))] : []),
  ],
});
