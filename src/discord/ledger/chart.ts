/** The chart under a book's standings: it comes by an edit, once the answer is there. */
import { writable, writableName } from '../../ledger/chart/font.ts';
import { chartOf } from '../../ledger/chart/lines.ts';
import { isPerson, NOBODYS } from '../../ledger/postings.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import type { Content, Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { accountName, bookName, type Showing } from '../screens/book.ts';
import { ledgerScreen, type ShownBook } from '../screens/ledger.ts';
import type { InServer } from './rights.ts';

/** People with a line of their own. */
const ACCOUNTS = 8;
/** Entries that a chart spans at most, so that it costs the same however old a book is. */
const ENTRIES = 300;
const FILE = 'standings.png';

export const withChart = (
  bot: Bot,
  interaction: InServer,
  reply: Reply,
  shown: ShownBook,
  showing: Showing,
): Reply => ({ ...reply, later: () => charted(bot, interaction.guildId, shown, showing) });

/** The standings with their chart; null: there is too little to draw. */
async function charted(
  bot: Bot,
  guildId: string,
  shown: ShownBook,
  showing: Showing,
): Promise<Content | null> {
  const { ledger } = bot.store;
  const { show } = ledgerWords(showing.locale);
  const { book } = shown;
  const course = await ledger.course(guildId, book, { but: NOBODYS, accounts: ACCOUNTS, entries: ENTRIES });
  const people = course.standings.map(({ account }) => account).filter(isPerson);
  const names = await ledger.names(guildId, people);
  const nameOf = (account: string): string => {
    if (!isPerson(account)) return accountName(account, showing.locale);
    const opened = course.standings.find((of) => of.account === account)?.name;
    return names.get(account) || opened || `…${account.slice(-4)}`;
  };
  const chart = chartOf(course, {
    title: writable(show.chartTitle(bookName(book, showing))),
    axis: show.chartAxis,
    nameOf: (account) => writableName(nameOf(account)),
  });
  if (!chart) return null;
  const data = await bot.charts.draw(chart);
  const alt = show.chart(course.standings.map(({ account, total }) => ({ who: nameOf(account), total })));
  return {
    components: ledgerScreen(shown, showing, { name: FILE, alt }),
    files: [{ name: FILE, data, description: alt }],
  };
}
