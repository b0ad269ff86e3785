/**
 * Picking a play, at most three presses for any of them. Few are buttons, one press; what one select holds is a select,
 * one choice; more are shown by shape, and where a shape has too many, by rank first (a sequence's suit and length).
 */
import { type Face, faceOf } from '../../../game/cards.ts';
import { type Button, type Option, type Part, text } from '../../../game/screen.ts';
import { MAX_BUTTONS, MAX_OPTIONS, select, smallText, splitIntoSelects } from '../../../game/screen-parts.ts';
import { FOUL } from '../ending.ts';
import { nameOf } from '../names.ts';
import { answers, isJokerCard, isRevolution, JOKER, leads, lockOf, type Play, suitOf } from '../plays.ts';
import { emptiesHand, hasRole, isUnbeatable, owedBy } from '../roles.ts';
import type { SeatView, TableView } from '../views.ts';
import { cardsLabel, rankLabel, suitsLabel } from '../words/faces.ts';
import { KINDS, type Kind, type Words } from '../words/words.ts';

export function drawPick(view: SeatView, picked: string, say: Words): Part[] {
  const plays = view.choices.flatMap((choice) => (choice.do === 'play' ? [choice] : []));
  const sorted = plays.toSorted(
    (a, b) => Number(a.cards.some(isJokerCard)) - Number(b.cards.some(isJokerCard)),
  );
  return [
    ...hints(view, plays, say),
    ...(plays.length === 0 ? [] : pick(view, sorted, picked, say)),
    ...drawAndPass(view, plays.length === 0, say),
  ];
}

/** Why there is no pass, why there is one without a draw, and which plays are barred. */
function hints(view: SeatView, plays: readonly Play[], say: Words): Part[] {
  const { table, choices, drew, hand } = view;
  const { trick, reversed } = table;
  const may = (what: string) => choices.some((choice) => choice.do === what);
  const all = trick ? answers(hand, trick.play, reversed, trick.lock) : leads(hand);
  return [
    ...(all.length > plays.length ? [text(say.noOneTurnKill)] : []),
    ...(all.length === 0 ? [text(say.nothingBeats)] : []),
    ...(trick && !may('pass') ? [smallText(say.drawFirst)] : []),
    ...(trick && may('pass') && drew === null ? [smallText(whyFree(table, trick.play, say))] : []),
    ...(plays.some((play) => isFoul(play, view)) ? [smallText(say.foulNote)] : []),
  ];
}

/** daifugo 13, 15: why passing costs no draw. */
function whyFree({ stock, reversed, options: { jokers } }: TableView, top: Play, say: Words): string {
  if (stock === 0 || !isUnbeatable(top, reversed)) return say.stockEmpty;
  if (top.rank === JOKER) return top.cards.length === 1 ? say.freePass.spade3 : say.freePass.nothing;
  // Jokers alone are above the strongest rank, and there are two at most.
  return top.shape === 'sequence' || top.cards.length > jokers ? say.freePass.nothing : say.freePass.joker;
}

function drawAndPass({ choices, table }: SeatView, nothingElse: boolean, say: Words): Part[] {
  const style = nothingElse ? 'primary' : 'secondary';
  const may = (what: string) => choices.some((choice) => choice.do === what);
  const buttons: Button[] = [
    ...(may('draw') ? [{ label: say.draw(table.stock), action: { choose: 'draw' }, style } as const] : []),
    ...(may('pass') ? [{ label: say.pass, action: { choose: 'pass' }, style } as const] : []),
  ];
  return buttons.length > 0 ? [{ part: 'buttons', buttons }] : [];
}

function pick(view: SeatView, plays: readonly Play[], picked: string, say: Words): Part[] {
  if (plays.length <= MAX_BUTTONS)
    return [{ part: 'buttons', buttons: plays.map((play) => button(play, view, say)) }];
  if (plays.length <= MAX_OPTIONS)
    return [
      select(
        say.choosePlay,
        plays.map((play) => option(play, view, say)),
      ),
    ];
  const [kind, key] = parse(picked, plays);
  return [...tabs(plays, kind, say), ...pickOfKind(view, plays, kind, key, say)];
}

const SIZES: readonly Kind[] = ['single', 'pair', 'three', 'four'];

const kindOf = ({ shape, cards }: Play): Kind =>
  shape === 'sequence' ? 'sequence' : SIZES[cards.length - 1]!;

/** The kinds there are, the open one marked. */
function tabs(plays: readonly Play[], open: Kind, say: Words): Part[] {
  const kinds = KINDS.filter((kind) => plays.some((play) => kindOf(play) === kind));
  if (kinds.length === 1) return [];
  const buttons = kinds.map((kind) => ({
    label: say.kinds[kind],
    action: { show: kind },
    style: kind === open ? ('primary' as const) : ('secondary' as const),
  }));
  return [{ part: 'buttons', buttons }];
}

function pickOfKind(
  view: SeatView,
  plays: readonly Play[],
  kind: Kind,
  key: string | null,
  say: Words,
): Part[] {
  const ofKind = plays.filter((play) => kindOf(play) === kind);
  const shown = (play: Play) => option(play, view, say);
  if (ofKind.length <= MAX_OPTIONS) return [select(say.chooseOf(say.kinds[kind]), ofKind.map(shown))];
  const open = key === null ? [] : ofKind.filter((play) => keyOf(play) === key);
  const rows =
    kind === 'sequence' ? bySuit(ofKind, open) : [{ label: say.chooseRank(say.kinds[kind]), plays: ofKind }];
  return [
    ...rows.map((row) =>
      select('suit' in row ? say.chooseLength(row.suit) : row.label, keys(row.plays, key, shown, say)),
    ),
    ...(open.length > 1
      ? splitIntoSelects(open).map((some, i) =>
          select(`${say.chooseOf(say.kinds[kind])}${i > 0 ? ` (${i + 1})` : ''}`, some.map(shown)),
        )
      : []),
  ];
}

/** A select for each suit's sequences; once one is chosen from, that alone. */
function bySuit(plays: readonly Play[], open: readonly Play[]) {
  const suits = [0, 1, 2, 3].filter((suit) =>
    (open.length > 1 ? open : plays).some((play) => suitIn(play) === suit),
  );
  return suits.map((suit) => ({
    suit: suitsLabel([suit]),
    plays: plays.filter((play) => suitIn(play) === suit),
  }));
}

/** The suit of a sequence, which has at least one natural card. */
const suitIn = ({ cards }: Play): number => suitOf(cards.find((card) => !isJokerCard(card))!);

/** The first thing to pick: a sequence's suit and length, otherwise the rank. */
const keyOf = (play: Play): string =>
  play.shape === 'sequence' ? `${'shdc'[suitIn(play)]}${play.cards.length}` : `${play.rank}`;

function keys(
  plays: readonly Play[],
  key: string | null,
  shown: (play: Play) => Option,
  say: Words,
): Option[] {
  return [...new Set(plays.map(keyOf))].map((of): Option => {
    const under = plays.filter((play) => keyOf(play) === of);
    const [first] = under;
    if (first === undefined || under.length === 1) return shown(under[0]!);
    const { shape, rank, cards } = first;
    const { card } = shown(first);
    return {
      label: shape === 'sequence' ? say.long(cards.length) : say.ranked(rankLabel(rank)),
      description: say.ways(under.length),
      action: { show: `${kindOf(first)}.${of}` },
      ...(card && { card }),
      ...(of === key && { selected: true }),
    };
  });
}

/** How far the pick has come. Anything may be in there: what is not on offer falls back to the start. */
function parse(picked: string, plays: readonly Play[]): [Kind, string | null] {
  const [kind, key] = picked.split('.');
  const found = plays.find((play) => kindOf(play) === kind);
  if (!found) return [kindOf(plays[0]!), null];
  const known = plays.some((play) => kindOf(play) === kind && keyOf(play) === key);
  return [kindOf(found), known && key !== undefined ? key : null];
}

/** Whether a play would end the game as a foul (daifugo 8, 16). */
function isFoul(play: Play, { hand, table }: SeatView): boolean {
  const left = hand.length - play.cards.length;
  return left === 0 ? hasRole(play, table.reversed) : emptiesHand(owedBy(play, table.trick), left);
}

/** What a play brings, in words: how it ends, or what its roles do. */
function notes(
  play: Play,
  view: SeatView,
  say: Words,
): { ends: 'foul' | 'win' | null; said: readonly string[] } {
  const { hand, table } = view;
  if (isFoul(play, view)) return { ends: 'foul', said: [say.foulWarning(FOUL * (table.sizes.length - 1))] };
  if (play.cards.length === hand.length) return { ends: 'win', said: [say.goesOut] };
  const owed = owedBy(play, table.trick);
  const lock = table.trick?.count === 1 && owed.cut === null && lockOf(table.trick.play, play) !== null;
  const said = say.brings({
    give: owed.give,
    discard: owed.discard,
    jack: owed.reverse,
    cut: owed.cut,
    revolution: isRevolution(play),
    lock,
  });
  return { ends: null, said };
}

const LOOKS = { foul: 'danger', win: 'success' } as const;

function button(play: Play, view: SeatView, say: Words): Button {
  const { ends, said } = notes(play, view, say);
  const card = cardOf(play);
  return {
    label: [cardsLabel(play), ...said].join(' '),
    action: { choose: nameOf({ do: 'play', ...play }) },
    style: ends ? LOOKS[ends] : 'secondary',
    ...(card && { card }),
  };
}

function option(play: Play, view: SeatView, say: Words): Option {
  const { said } = notes(play, view, say);
  const card = cardOf(play);
  return {
    label: cardsLabel(play),
    action: { choose: nameOf({ do: 'play', ...play }) },
    ...(card && { card }),
    ...(said.length > 0 && { description: said.join(' · ') }),
  };
}

/** The card that stands for it. */
const cardOf = ({ cards }: Play): Face | undefined => (cards[0] === undefined ? undefined : faceOf(cards[0]));
