/** The chart under a book's standings: it comes by an edit, once the answer is there. */
import { drawableName, drawableText } from '../../ledger/chart/font.ts';
import { chartOf } from '../../ledger/chart/lines.ts';
import { isPerson, SYSTEM_ACCOUNTS } from '../../ledger/postings.ts';
import { ledgerWords } from '../../text/ledger/words.ts';
import type { Content, Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { accountName, bookName, type DisplayContext } from '../screens/book.ts';
import { type BookView, ledgerScreen } from '../screens/ledger.ts';
import type { ServerInteraction } from './rights.ts';

/** People with a line of their own. */
const MAX_ACCOUNTS = 8;
/** Entries that a chart spans at most, so that it costs the same however old a book is. */
const MAX_ENTRIES = 300;
const FILE = 'standings.png';

export const withChart = (
  bot: Bot,
  interaction: ServerInteraction,
  reply: Reply,
  shown: BookView,
  showing: DisplayContext,
): Reply => ({ ...reply, addition: () => contentWithChart(bot, interaction.guildId, shown, showing) });

/** The standings with their chart; null: there is too little to draw. */
async function contentWithChart(
  bot: Bot,
  guildId: string,
  shown: BookView,
  showing: DisplayContext,
): Promise<Content | null> {
  const { ledger } = bot.store;
  const { show } = ledgerWords(showing.locale);
  const { book } = shown;
  const course = await ledger.balanceSeries(guildId, book, {
    except: SYSTEM_ACCOUNTS,
    accounts: MAX_ACCOUNTS,
    entries: MAX_ENTRIES,
  });
  const people = course.standings.map(({ account }) => account).filter(isPerson);
  const names = await ledger.displayNames(guildId, people);
  const nameOf = (account: string): string => {
    if (!isPerson(account)) return accountName(account, showing.locale);
    const opened = course.standings.find((of) => of.account === account)?.name;
    return names.get(account) || opened || `…${account.slice(-4)}`;
  };
  const chart = chartOf(course, {
    title: drawableText(show.chartTitle(bookName(book, showing))),
    axis: show.chartAxis,
    nameOf: (account) => drawableName(nameOf(account)),
  });
  if (!chart) return null;
  const data = await bot.charts.draw(chart);
  const alt = show.chart(course.standings.map(({ account, total }) => ({ who: nameOf(account), total })));
  return {
    components: ledgerScreen(shown, showing, { name: FILE, alt }),
    files: [{ name: FILE, data, description: alt }],
  };
}
