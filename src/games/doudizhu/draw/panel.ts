/** A player's panel: what is on the table, the hand, and the controls for what the player may do now. */
import { BIG_JOKER, type Card, faceOf, newPacks, type Rank, SMALL_JOKER } from '../../../game/cards.ts';
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, type Panel, text } from '../../../game/screen.ts';
import { joinWithDots, NARROW_SPACE, smallText, unbroken } from '../../../game/screen-parts.ts';
import type { Locale } from '../../../game/words.ts';
import { countRanks } from '../combinations.ts';
import type { SeatView, TableView } from '../views.ts';
import { catalogue } from '../words/catalogue.ts';
import type { Words } from '../words/words.ts';
import { ownEnd } from './end.ts';
import { headline } from './headline.ts';
import { drawPlayPicker } from './pick-play.ts';
import {
  isPartners,
  kittyLine,
  mediumCards,
  othersLine,
  othersOf,
  publicHandFacts,
  recentEvents,
  role,
  seatRow,
} from './shared.ts';
import { sinceOwnDecision } from './since.ts';

/** Two rounds of the table. */
const MAX_EVENTS = 8;
/** A larger hand leaves room for one line of what led to the table. */
const MAX_HAND_WITH_EVENTS = 25;
/** The same beside a line of news; with more news there is no room for more than a line either. */
const MAX_HAND_WITH_NEWS_AND_EVENTS = 20;

export function drawPanel(view: SeatView, picked: string, locale: Locale): Panel {
  const words = catalogue[locale];
  const { table, choices } = view;
  if (table.turn === null)
    return { headline: [], table: ownEnd(view, words), hand: [], controls: [], last: [], details: null };
  const isBidding = table.phase === 'auction' && choices.length > 0;
  const news = headline(view, words, view.hand.length > MAX_HAND_WITH_EVENTS);
  const maxHand = [MAX_HAND_WITH_EVENTS, MAX_HAND_WITH_NEWS_AND_EVENTS][news.length] ?? 0;
  const since = sinceOwnDecision(view, words, view.hand.length > maxHand);
  return {
    headline: news,
    table: [...since, ...situation(view, table.turn, words), ...others(view, words)],
    hand: ownHand(view, words),
    ...(isBidding ? bidding(table, words) : drawPlayPicker(view, picked, words)),
    details: () => details(view, words),
  };
}

function ownHand(view: SeatView, words: Words): Block[] {
  const { hand } = view;
  return [
    text(`**${words.yourHand(hand.length)}**`),
    ...ownFacts(view, words),
    // As large from the first play to the last: hands do not jump.
    mediumCards(hand),
  ];
}

/** The seat's role, what the others know of its hand, and the stake. */
function ownFacts({ table, seat }: SeatView, words: Words): Block[] {
  const { landlord, stake } = table;
  const facts = joinWithDots([
    ...role(table, seat, words),
    ...publicHandFacts(table, seat, words),
    stake === null ? '' : `💰${NARROW_SPACE}${words.stakeInShort(stake, landlord === seat)}`,
  ]);
  return facts.length > 0 ? [smallText(facts)] : [];
}

/** The other seats in short, where there is something to tell: the landlord's first lead has 33 cards and the whole screen. */
function others({ table, seat, choices }: SeatView, words: Words): Block[] {
  const { phase, bombs, played } = table;
  const isFirstLead = phase === 'play' && played.length === 0 && choices.length > 0;
  return isFirstLead || (phase === 'auction' && !bombs.some(hasDeclined))
    ? []
    : othersLine(table, seat, words);
}

/** Every other seat, what is played for, and the latest events, so that nobody has to scroll up to the table's message. */
function details({ table, seat }: SeatView, words: Words): Block[] {
  return [
    { part: 'seats', rows: othersOf(table, seat).map((other) => seatRow(table, other, words)) },
    ...(table.stake === null ? [] : [smallText(`💰 ${words.stake(table.stake)}`)]),
    ...kittyLine(table, words),
    ...highCardsPlayed(table, words),
    ...recentEvents(table, MAX_EVENTS, words),
  ];
}

/** From the highest: what is still to come decides who takes the tricks. */
const HIGH_RANKS: readonly Rank[] = [BIG_JOKER, SMALL_JOKER, 12, 11];
const ALL_COUNTS = countRanks(newPacks(2));

/** How many of the highest ranks have been played, of how many. */
function highCardsPlayed({ phase, played }: TableView, words: Words): Block[] {
  if (phase !== 'play') return [];
  const counts = countRanks(played);
  const told = HIGH_RANKS.map((rank) => words.playedOf(rank, counts[rank]!, ALL_COUNTS[rank]!));
  return [smallText(line`${words.playedSoFar}${words.colon}${joinWithDots(told.map(unbroken))}`)];
}

function situation({ table, seat, choices }: SeatView, turn: Seat, words: Words): Block[] {
  const { phase, top } = table;
  const cards = top ? [topCards(top.cards)] : [];
  const onTable = top ? [text(words.onTable(topHolder(table, seat, words), words.play(top.play)))] : [];
  if (choices.length === 0) {
    // A reader who is away, or looks at the hand again, has nothing to do.
    return [...onTable, ...cards, ...(turn === seat ? [] : [text(words.waiting({ seat: turn }))])];
  }
  if (phase === 'auction') return [];
  if (!top) return [text(words.yourLead)];
  // The controls say that nothing beats it.
  if (!choices.some((choice) => choice.do === 'play')) return [...onTable, ...cards];
  const prompt = isPartners(table, seat) ? words.yourAnswerToPartner : words.yourAnswer;
  return [text(prompt({ seat: top.seat }, words.play(top.play))), ...cards];
}

/** The cards to beat, of which there may be many. */
const topCards = (cards: readonly Card[]): Block => text([{ cards: cards.map(faceOf) }]);

/** Whose combination is on the table. */
function topHolder(table: TableView, seat: Seat, words: Words): Line {
  if (!table.top) return [];
  const who = { seat: table.top.seat };
  return isPartners(table, seat) ? line`${words.partner} ${who}` : [who];
}

function bidding(table: TableView, words: Words): Pick<Panel, 'controls' | 'last'> {
  const { bombs, options } = table;
  const declined = bombs.filter(hasDeclined).length;
  const stake = declined === 0 ? 2 : 1;
  return {
    controls: [
      text(words.bid(stake, options.kitty === 'landlord')),
      smallText(words.ifDeclined),
      ...ifAllDecline(table, declined, words),
      {
        part: 'buttons',
        buttons: [{ label: words.accept(stake), action: { choose: 'accept' }, style: 'secondary' }],
      },
    ],
    last: [{ label: words.decline, action: { choose: 'decline' }, style: 'secondary' }],
  };
}

/** doudizhu 10: the first seat becomes landlord when all decline, which the last one brings about. */
function ifAllDecline({ exposed, options, sizes }: TableView, declined: number, words: Words): Block[] {
  if (declined === 0) return [smallText(words.ifAllDecline.first(options.forcedLandlordBombs === 'free'))];
  const isLast = declined === sizes.length - 1;
  return isLast && exposed ? [smallText(words.ifAllDecline.last({ seat: exposed.seat }))] : [];
}

/** doudizhu 9: in the auction a limit on bombs is the mark of a seat that has declined. */
const hasDeclined = (limit: TableView['bombs'][number]): boolean => limit !== 'free';
