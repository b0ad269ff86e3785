/** A settlement: the question before it, and the closing after it. */

import { type ButtonBuilder, FileBuilder } from '@discordjs/builders';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { csvRow, exportedAccount } from '../../ledger/export-formats.ts';
import type { Payment } from '../../ledger/settlement.ts';
import type { Proposal, Settlement } from '../../store/ledger/settlements.ts';
import type { Book } from '../../store/records.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { Content } from '../answer.ts';
import { displayName } from '../display-name.ts';
import { declineSettlementId, settleId } from '../ids.ts';
import {
  accountName,
  bookName,
  box,
  confirmationButtons,
  displayAmount,
  linesThatFit,
  MAX_LIST_LENGTH,
  type NamedDisplay,
} from './book.ts';
import { reasonLine } from './history.ts';

/**
 * The payments that fit as lines, with the reason under them. If not all fit, a file has all.
 * @param fileAt link to the message that has the file; null: it is attached
 */
function paymentList(
  { book, reason }: { readonly book: Book; readonly reason: string | null },
  payments: readonly Payment[],
  display: NamedDisplay,
  fileAt: string | null = null,
): { readonly lines: readonly string[]; readonly file: Buffer | null } {
  const { settle } = ledgerWords(display.locale);
  const reasonLines = reasonLine(reason, display.names);
  if (payments.length === 0) return { lines: [settle.noPayments, ...reasonLines], file: null };
  const allLines = payments.map(({ from, to, amount }) =>
    settle.payment(
      accountName(from, display),
      accountName(to, display),
      displayAmount(book, amount, display),
    ),
  );
  const lines = linesThatFit(allLines, MAX_LIST_LENGTH - reasonLines.join().length);
  const title = settle.payments(payments.length);
  if (lines.length === allLines.length) return { lines: [title, ...allLines, ...reasonLines], file: null };
  const rows = payments.map(({ from, to, amount }) =>
    csvRow([exportedAccount(from), exportedAccount(to), amount]),
  );
  return {
    lines: [title, ...lines, `-# ${settle.more(allLines.length - lines.length, fileAt)}`, ...reasonLines],
    file: fileAt === null ? Buffer.from(`\uFEFF${csvRow(['from', 'to', 'amount'])}${rows.join('')}`) : null,
  };
}

const FILE = 'payments.csv';

/** A box with its attached file. */
function withFile(
  content: string,
  file: Buffer | null,
  rows: readonly ButtonBuilder[] = [],
): Content & { components: APIMessageTopLevelComponent[] } {
  const components: APIMessageTopLevelComponent[] = [box(content, rows).toJSON()];
  if (file === null) return { components, files: [] };
  return {
    components: [...components, new FileBuilder().setURL(`attachment://${FILE}`).toJSON()],
    files: [{ name: FILE, data: file }],
  };
}

/** Shows what a settlement would do, and asks for confirmation. */
export function settlementQuestion(
  {
    id,
    book,
    since: from,
    hands,
    reason,
    season,
    expires,
  }: Proposal & {
    readonly book: Book;
    readonly reason: string | null;
    /** The name that the season which ends is to have; null: the one it has. */
    readonly season: string | null;
    readonly expires: number;
  },
  payments: readonly Payment[],
  display: NamedDisplay,
): Content {
  const { settle } = ledgerWords(display.locale);
  const { lines, file } = paymentList({ book, reason }, payments, display);
  const content = [
    `## 🏁 ${settle.title(bookName(book, display))}`,
    settle.period(from === null ? null : inSeconds(from), hands),
    ...lines,
    ...(season === null
      ? []
      : [communityWords(display.locale).seasons.willBeNamed(displayName(season, 'text'))]),
    settle.ask(inSeconds(expires)),
  ].join('\n');
  const confirm = { id: settleId(id), label: settle.confirm };
  const decline = { id: declineSettlementId(id), label: settle.decline };
  return withFile(content, file, confirmationButtons(confirm, decline));
}

/**
 * A settlement that was made: everybody sees who pays whom.
 * @param fileAt link to the message that has the file of all payments, where this one is to have none
 */
export function closingScreen(
  { book, entry, reason }: Pick<Settlement, 'book' | 'entry' | 'reason'>,
  payments: readonly Payment[],
  actor: string,
  display: NamedDisplay,
  fileAt: string | null = null,
): Content {
  const { settle, history } = ledgerWords(display.locale);
  const { lines, file } = paymentList({ book, reason }, payments, display, fileAt);
  const title = `## 🏁 ${settle.closing(bookName(book, display), entry)}`;
  const by = `-# ${history.by(accountName(actor, display))}`;
  return withFile([title, ...lines, by].join('\n'), file);
}
