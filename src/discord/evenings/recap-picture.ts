/** What the picture of a recap shows, and the same in words. */
import { findGame } from '../../game/game.ts';
import { signed } from '../../game/numbers.ts';
import type { Recap } from '../../ledger/recap.ts';
import { drawableName, drawableText } from '../../pictures/fonts.ts';
import type { RecapCard } from '../../pictures/request.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { communityWords } from '../../text/community/catalogue.ts';
import type { NamedDisplay } from '../screens/book.ts';
import { altText, piecesOf } from '../table-pictures/mentioned.ts';
import { handLines, recapName, recapSections } from './recap-lines.ts';

const medalAt = (rank: number, total: number): 1 | 2 | 3 | null =>
  total > 0 && (rank === 1 || rank === 2 || rank === 3) ? rank : null;

export interface RecapPicture {
  readonly request: RecapCard;
  /** All that it shows. */
  readonly alt: string;
}

export function recapPicture(recap: Recap, display: NamedDisplay): RecapPicture {
  const { locale } = display;
  const { evening: words, seasons } = communityWords(locale);
  const sections = recapSections(recap, display);
  const players = [...new Set(sections.flatMap(({ rows }) => rows.map(({ account }) => account)))];
  const notable = handLines(recap, display, 'label').map(drawableText);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(recap.from);
  const counts = words.counts(recap.hands, recap.tables, recap.people);
  const game = findGame(display.games, recap.games[0]?.game ?? '') ?? display.games[0];
  const request: RecapCard = {
    kind: 'recap',
    locale,
    names: [],
    listedNames: [],
    pieces: game ? piecesOf(game, game.emblem) : {},
    title: words.title,
    subtitle: `${date} · ${counts}`,
    emblem: game?.emblem ?? [],
    sections: sections.map(({ title, rows, rest }) => ({
      title: drawableText(title),
      rest: drawableText(rest),
      rows: rows.map(({ account, rank, total, hands }) => ({
        name: drawableName(recapName(account, display, 'label')) || `#${rank}`,
        medal: medalAt(rank, total),
        total,
        color: players.indexOf(account),
        note: seasons.hands(hands),
      })),
    })),
    handsTitle: words.hands,
    hands: notable.map((text) => [text]),
    footer: 'Madoi',
  };
  return { request, alt: altOf(request, wordsFor(locale).colon) };
}

/** The picture from top to bottom, section by section. */
function altOf({ title, subtitle, sections, handsTitle, hands }: RecapCard, colon: string): string {
  const standings = sections.map(({ title: heading, rows, rest }) => {
    const players = rows.map(
      ({ name, total, note }, index) => `${index + 1}. ${name} ${signed(total)} (${note})`,
    );
    return `${heading}${colon}${[...players, ...(rest === '' ? [] : [rest])].join(' / ')}`;
  });
  const notable = hands.map((line) => line.join(''));
  return altText([
    `${title} · ${subtitle}`,
    ...standings,
    ...(notable.length > 0 ? [`${handsTitle}${colon}${notable.join(' / ')}`] : []),
  ]);
}
