/** A settlement: asked before it is made, and told when it is. */
import { type ButtonBuilder, FileBuilder } from '@discordjs/builders';
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { csvRow, exportedAccount } from '../../ledger/export-formats.ts';
import type { Payment } from '../../ledger/settlement.ts';
import type { Proposal, Settlement } from '../../store/ledger/settlements.ts';
import type { Book } from '../../store/records.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import type { Content } from '../answer.ts';
import { DECLINE_SETTLEMENT_ID, settleId } from '../ids.ts';
import {
  accountName,
  bookName,
  box,
  confirmationButtons,
  type DisplayContext,
  displayAmount,
  linesThatFit,
  MAX_LIST_LENGTH,
} from './book.ts';
import { reasonLine } from './history.ts';

const inSeconds = (ms: number): number => Math.round(ms / 1000);

/** Payments as lines, and the reason under them: as many as fit; all of them in a file where they do not. */
function paymentList(
  { book, reason }: { readonly book: Book; readonly reason: string | null },
  payments: readonly Payment[],
  showing: DisplayContext,
): { readonly lines: readonly string[]; readonly file: Buffer | null } {
  const { settle } = ledgerWords(showing.locale);
  const { locale } = showing;
  const why = reasonLine(reason);
  if (payments.length === 0) return { lines: [settle.noPayments, ...why], file: null };
  const all = payments.map(({ from, to, amount }) =>
    settle.payment(accountName(from, locale), accountName(to, locale), displayAmount(book, amount, showing)),
  );
  const shown = linesThatFit(all, MAX_LIST_LENGTH - why.join().length);
  const title = settle.payments(payments.length);
  if (shown.length === all.length) return { lines: [title, ...all, ...why], file: null };
  const rows = payments.map(({ from, to, amount }) =>
    csvRow([exportedAccount(from), exportedAccount(to), amount]),
  );
  return {
    lines: [title, ...shown, `-# ${settle.more(all.length - shown.length)}`, ...why],
    file: Buffer.from(`\uFEFF${csvRow(['from', 'to', 'amount'])}${rows.join('')}`),
  };
}

const FILE = 'payments.csv';

/** A box, and the file that belongs to it. */
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

/** What a settlement would do, and whether to. */
export function settlementQuestion(
  {
    id,
    book,
    since: from,
    hands,
    reason,
    expires,
  }: Proposal & { readonly book: Book; readonly reason: string | null; readonly expires: number },
  payments: readonly Payment[],
  showing: DisplayContext,
): Content {
  const { settle } = ledgerWords(showing.locale);
  const { lines, file } = paymentList({ book, reason }, payments, showing);
  const content = [
    `## 🏁 ${settle.title(bookName(book, showing))}`,
    settle.period(from === null ? null : inSeconds(from), hands),
    ...lines,
    settle.ask(inSeconds(expires)),
  ].join('\n');
  const goOn = { id: settleId(id), label: settle.confirm };
  const leave = { id: DECLINE_SETTLEMENT_ID, label: settle.keep };
  return withFile(content, file, confirmationButtons(goOn, leave));
}

/** A settlement that was made, for all to see who pays whom. */
export function closingScreen(
  { book, entry, reason }: Pick<Settlement, 'book' | 'entry' | 'reason'>,
  payments: readonly Payment[],
  actor: string,
  showing: DisplayContext,
): Content {
  const { settle, history } = ledgerWords(showing.locale);
  const { lines, file } = paymentList({ book, reason }, payments, showing);
  const title = `## 🏁 ${settle.closing(bookName(book, showing), entry)}`;
  const by = `-# ${history.by(accountName(actor, showing.locale))}`;
  return withFile([title, ...lines, by].join('\n'), file);
}
