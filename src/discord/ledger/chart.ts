/** The chart under a book's standings: an edit adds it after the reply, because drawing takes time. */

import { chartOf } from '../../ledger/chart.ts';
import { SYSTEM_ACCOUNTS } from '../../ledger/postings.ts';
import { drawableName, drawableText } from '../../pictures/fonts.ts';
import { ledgerWords } from '../../text/ledger/catalogue.ts';
import type { Content, Reply } from '../answer.ts';
import type { Bot } from '../bot.ts';
import { bookName, impersonalName, type NamedDisplay } from '../screens/book.ts';
import { type BookView, ledgerScreen } from '../screens/ledger.ts';
import type { ServerInteraction } from './rights.ts';

const MAX_ACCOUNTS = 8;
/** Limits the cost of a chart, however old its book is. */
const MAX_ENTRIES = 300;
const FILE = 'standings.png';

export const withChart = (
  bot: Bot,
  interaction: ServerInteraction,
  reply: Reply,
  view: BookView,
  display: NamedDisplay,
): Reply => ({ ...reply, addition: () => contentWithChart(bot, interaction.guildId, view, display) });

/** The standings with their chart; null if the period has too few entries for one. */
async function contentWithChart(
  bot: Bot,
  guildId: string,
  view: BookView,
  display: NamedDisplay,
): Promise<Content | null> {
  const { ledger } = bot.store;
  const { show } = ledgerWords(display.locale);
  const { book } = view;
  const series = await ledger.balanceSeries(guildId, book, {
    except: SYSTEM_ACCOUNTS,
    accounts: MAX_ACCOUNTS,
    entries: MAX_ENTRIES,
  });
  const nameOf = (account: string): string =>
    impersonalName(account, display.locale) ?? display.names.label(account);
  const chart = chartOf(series, {
    locale: display.locale,
    title: drawableText(show.chartTitle(bookName(book, display))),
    axis: show.chartAxis,
    nameOf: (account) => drawableName(nameOf(account)),
  });
  if (!chart) return null;
  const data = await bot.pictures.draw({ kind: 'chart', ...chart });
  const alt = show.chart(series.standings.map(({ account, total }) => ({ player: nameOf(account), total })));
  return {
    components: ledgerScreen(view, display, { name: FILE, alt }),
    files: [{ name: FILE, data, description: alt }],
  };
}
