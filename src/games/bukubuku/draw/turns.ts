/** Turns that have been played: the last one, all of the round in short, and the cards that were shown. */
import type { Seat } from '../../../game/game.ts';
import { type Block, type Line, line, text } from '../../../game/screen.ts';
import { event, heading, JOINER, joinLines, joinWithDots, smallText } from '../../../game/screen-parts.ts';
import { LAST_WEATHER, type Lighthouse, sortHand, type Weather, weatherFace } from '../cards.ts';
import { handOf } from '../rules.ts';
import type { SeatOrDummy, Shown, Turn } from '../state.ts';
import type { TableView } from '../views.ts';
import type { Words } from '../words/words.ts';
import { asFirst, cardInline, lighthouseInline, type Namer, nameList, namerFor } from './shared.ts';

/** The last turn, and what it cost. */
export function lastTurn({ turns, current }: TableView, words: Words): Block[] {
  const turn = turns.at(-1);
  if (!turn) return [];
  const name = namerFor(words);
  const title = current.phase === 'over' ? words.finalTurn(turns.length) : words.lastTurn(turns.length);
  const cards = turn.shown.map((shown, rank) => shownLine(shown, turn.lighthouses[rank], name));
  return [
    heading(text(`**${title}**`)),
    ...[...cards, ...lossLines(turns, name, words)].map((content) => text(content)),
  ];
}

/** A phone has room for a line for each of two takers where so many play: without a dummy's line, and with few others'. */
const SEATS_BESIDE_TAKERS = 3;

/** The last turn in short: who took which lighthouse; then who lost a belt, and the cards that took nothing. */
export function lastTurnInShort(
  { turns, standings, current }: TableView,
  name: Namer,
  words: Words,
): Block[] {
  const turn = turns.at(-1);
  if (!turn) return [];
  const { lighthouses, shown, lost, out } = turn;
  const cards = shown.map((laid, rank) => shownLine(laid, lighthouses[rank], name));
  const takers = cards.slice(0, lighthouses.length);
  const hasRoom = standings.length === SEATS_BESIDE_TAKERS;
  const lines = hasRoom ? takers : [joinWithDots(takers)];
  const others = joinLines(cards.slice(lighthouses.length), words.listSeparator);
  const firstNames = (names: readonly SeatOrDummy[]): Line => {
    const [firstName = '', ...rest] = nameList(names, name, words);
    return [...asFirst(firstName, words), ...rest];
  };
  const losses = [
    ...(lost.length > 0 ? [words.lostShort(firstNames(lost))] : []),
    ...(out.length > 0 ? [words.wentOut(nameList(out, name, words))] : []),
    ...(lost.length + out.length === 0 ? [words.nobodyLost] : []),
  ];
  const why = isTiedWithDummy(turns) ? words.asHighAsDummy : '';
  const highest = highestPaid(turns);
  const rest = [
    ...losses.map((loss, at) =>
      at === 0 && highest !== undefined
        ? line`${lighthouseInline(highest)} **${loss}**${why}`
        : line`**${loss}**${why}`,
    ),
    others.length > 0 ? line`${words.otherCards}${words.colon}${others}` : [],
  ];
  const turnName = current.phase === 'over' ? words.finalTurn : words.lastTurn;
  const title = (hasRoom ? turnName : words.turnNumber)(turns.length);
  const [first = [], ...second] = lines;
  // In small print: large is what is on offer now.
  const told = text(
    joinLines([line`${title}${words.colon}${first}`, ...second, joinWithDots(rest)], '\n'),
    'small',
  );
  return [{ ...told, isOutcome: true, isEvent: true }];
}

/** A card of a turn, who laid it, and the lighthouse that it took. */
function shownLine({ who, card }: Shown, lighthouse: number | undefined, name: Namer): Line {
  const shown = line`${cardInline(weatherFace(card))} ${name(who)}`;
  return lighthouse === undefined ? shown : line`${shown}${JOINER}→${JOINER}${lighthouseInline(lighthouse)}`;
}

/** What the last of these turns cost. */
function lossLines(turns: readonly Turn[], name: Namer, words: Words): Line[] {
  const { lost = [], out = [] } = turns.at(-1) ?? {};
  const why = isTiedWithDummy(turns) ? words.asHighAsDummy : '';
  return [
    ...(lost.length ? [line`${words.lost(nameList(lost, name, words))}${why}`] : []),
    ...(out.length ? [line`${words.wentOut(nameList(out, name, words))}${why}`] : []),
    // Somebody always has the highest lighthouse: when no player pays for it, it is the dummy's.
    ...(lost.length + out.length === 0 ? [[words.dummyHighest]] : []),
  ];
}

/** The highest lighthouse after the last of these turns, which players paid for; undefined: none did. */
function highestPaid(turns: readonly Turn[]): Lighthouse | undefined {
  const { lost = [], out = [] } = turns.at(-1) ?? {};
  const [payer] = [...lost, ...out];
  return payer === undefined ? undefined : newestLighthouse(turns, payer);
}

/** bukubuku 13: whether those who paid for the last of these turns had a lighthouse as high as the dummy's. */
function isTiedWithDummy(turns: readonly Turn[]): boolean {
  const highest = highestPaid(turns);
  return highest !== undefined && newestLighthouse(turns, 'dummy') === highest;
}

/** Undefined: none was taken in these turns. */
function newestLighthouse(turns: readonly Turn[], who: SeatOrDummy): Lighthouse | undefined {
  const rankIn = ({ shown }: Turn): number => shown.findIndex((laid) => laid.who === who);
  const latest = turns.findLast((turn) => [0, 1].includes(rankIn(turn)));
  return latest?.lighthouses[rankIn(latest)];
}

/** Every turn of the round on a line: the lighthouses with who took them and by which card, and the losses. */
export function turnList({ turns }: TableView, words: Words): Block[] {
  if (turns.length === 0) return [];
  return [
    heading(text(`**${words.turnsSoFar}**`, 'small')),
    ...turns.map((_, index) => event(turnLine(turns, index, words))),
  ];
}

/** A turn by itself, as one line. */
export const turnLine = (turns: readonly Turn[], index: number, words: Words): Line =>
  line`${words.turnNumber(index + 1)}${words.colon}${joinWithDots(turnNotes(turns.slice(0, index + 1), words))}`;

/** The last of these turns. */
function turnNotes(turns: readonly Turn[], words: Words): Line[] {
  const name = namerFor(words);
  const { lighthouses = [], shown = [], lost = [], out = [] } = turns.at(-1) ?? {};
  const why = isTiedWithDummy(turns) ? words.asHighAsDummy : '';
  const takers = lighthouses.flatMap((lighthouse, rank) => {
    const taker = shown[rank];
    return taker ? [shownLine(taker, lighthouse, name)] : [];
  });
  return [
    ...takers,
    ...(lost.length > 0 ? [line`${words.lostShort(nameList(lost, name, words))}${why}`] : []),
    ...(out.length > 0 ? [line`${words.wentOut(nameList(out, name, words))}${why}`] : []),
  ];
}

/** The cards that a player, or the dummy, has shown in this round, low to high. */
export const cardsShownBy = ({ turns }: TableView, name: SeatOrDummy): Weather[] =>
  sortHand(turns.flatMap(({ shown }) => shown.flatMap(({ who, card }) => (who === name ? [card] : []))));

/** The cards that everybody has shown in this round, by player: they tell what is still to come. */
export function cardsShown(view: TableView, words: Words): Block[] {
  const { turns, standings, dummy } = view;
  if (turns.length === 0) return [];
  const name = namerFor(words);
  const names: SeatOrDummy[] = [...standings.keys(), ...(dummy ? (['dummy'] as const) : [])];
  return [
    heading(text(`**${words.shownSoFar}**`, 'small')),
    ...names.map((who) => smallText(words.shownBy(name(who), cardsShownBy(view, who).join(' ')))),
  ];
}

/**
 * What is left of the hands of all others, as far as earlier rounds have shown it; in the first round the cards that
 * everybody has shown.
 */
export function cardsOfOthers(view: TableView, reader: Seat, words: Words): Block[] {
  const { known, standings, dummy, turns, turnCount } = view;
  if (known.every((cards) => cards.length === 0)) return cardsShown(view, words);
  const name = namerFor(words);
  const others = [...standings.keys()].filter((seat) => seat !== reader && standings[seat] !== null);
  const names: SeatOrDummy[] = [...others, ...(dummy ? (['dummy'] as const) : [])];
  return [
    heading(text(`**${words.leftInHands}**`, 'small')),
    ...names.map((who) => {
      const cards = known[handOf(who)] ?? [];
      const unknown = turnCount - turns.length - cards.length;
      const left = [
        ...(cards.length > 0 ? [cards.join(' ')] : []),
        ...(unknown > 0 ? [words.notShownYet(unknown)] : []),
      ];
      return smallText(words.shownBy(name(who), left.join(' + ')));
    }),
  ];
}

/** Cards from this one on are high: they may take a lighthouse. */
const FIRST_HIGH_CARD = 41;

/** The high cards shown in this round, whoever laid them, with three or more in a row as a range: `41, 44–47, 60`. */
export function highCardsShown({ turns }: TableView, words: Words): Block[] {
  const shown = turns.flatMap((turn) => turn.shown.map(({ card }) => card));
  const runs = runsOf(sortHand(shown.filter((card) => card >= FIRST_HIGH_CARD)));
  const texts = runs.map((run) =>
    run.length > 2 ? words.range(run[0]!, run.at(-1)!) : run.join(words.listSeparator),
  );
  const title = words.highShown(FIRST_HIGH_CARD, LAST_WEATHER);
  return [smallText(`${title}${words.colon}${texts.join(words.listSeparator) || words.none}`)];
}

/** Splits cards, low to high, where a number is missing. */
function runsOf(cards: readonly Weather[]): Weather[][] {
  const runs: Weather[][] = [];
  for (const card of cards) {
    const run = runs.at(-1);
    if (run?.at(-1) === card - 1) run.push(card);
    else runs.push([card]);
  }
  return runs;
}

/** Seats that have laid no card yet. */
export function seatsToLay({ current, standings }: TableView): Seat[] {
  if (current.phase !== 'play') return [];
  return standings.flatMap((standing, seat) => (standing && !current.laid[seat] ? [seat] : []));
}
