/**
 * What each choice is worth to a seat at a glance. The unit is a lead: what the hand costs to lay down afterwards,
 * who then holds the trick, and who may go out.
 */
import { isJoker } from '../../../game/cards.ts';
import { type Play, parts, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import type { Layout } from './hand.ts';
import { beats } from './odds.ts';
import type { Rival, Table } from './table.ts';

export interface Judged {
  readonly choice: Choice;
  readonly worth: number;
}

/** With more leads than this, only those of the best layout are judged. */
const MANY = 40;
/** Going out, and a card that an enemy or a fellow may go out on. */
const OUT = 1000;
const WIN = 6;
/** A fellow's lead beside my own; and what it is worth more when the fellow is about to go out. */
const FELLOW = 0.8;
const FELLOW_OUT = 4;
/** An enemy's lead when it is about to go out. */
const DANGER = 5;
/** How often who can beat a play does. */
const WILLING = 0.8;
/** How often a fellow that can stop a trick does, and what that is worth. */
const STOPS = 0.6;
const STOPPED = 0.7;
/** Beyond so many pieces nobody runs out without losing the lead. */
const RUN = 6;

/** How soon a hand of so many cards is out, once it leads. */
const NEAR = [1, 1, 0.6, 0.45, 0.4, 0.35, 0.2, 0.12, 0.08];
const near = (size: number): number => NEAR[size] ?? 0;

/** All choices worth a thought, the best first. */
export function judge(table: Table): Judged[] {
  return candidates(table)
    .map((choice) => ({ choice, worth: worthOf(table, choice) }))
    .sort((a, b) => b.worth - a.worth);
}

function candidates({ view, mine, layoutOf }: Table): readonly Choice[] {
  if (view.table.top || view.choices.length <= MANY) return view.choices;
  const { pieces } = layoutOf(mine.hand);
  const fits = ({ kind, height, length, other }: Play) =>
    !isJoker(other) &&
    pieces.some((piece) => piece.kind === kind && piece.height === height && piece.length === length);
  return view.choices.filter((choice) => choice.do !== 'play' || fits(choice.play));
}

function worthOf(table: Table, choice: Choice): number {
  const { top } = table.view.table;
  if (choice.do === 'play') return worthOfPlay(table, choice.play);
  return top ? worthOfPass(table, top) : 0;
}

function worthOfPlay(table: Table, play: Play): number {
  const { mine, layoutOf } = table;
  const left = mine.size - sizeOf(play);
  if (left === 0) return OUT;
  const rest = mine.hand.slice();
  for (const [rank, count] of parts(play)) rest[rank]! -= count;
  const layout = layoutOf(rest);
  const holds = holding(table, play, left);
  const lead = holds * (1 + WIN * runOut(table, layout)) - (1 - holds) * danger(table);
  return worthOfHand(layout) + lead + othersOut(table, play);
}

function worthOfPass(table: Table, top: { readonly seat: number; readonly play: Play }): number {
  const { mine, layoutOf, fellows } = table;
  const hand = worthOfHand(layoutOf(mine.hand));
  const fellow = fellows.find(({ seat }) => seat === top.seat);
  if (fellow) {
    const holds = holding(table, top.play, fellow.size);
    return hand + holds * (FELLOW + FELLOW_OUT * near(fellow.size)) - (1 - holds) * danger(table);
  }
  // Fellows that act before the trick is over can still stop it.
  const goesOn = fellows.reduce(
    (none, rival) => none * (1 - STOPS * beats(rival.reach, rival, top.play).kind),
    1,
  );
  return hand + (1 - goesOn) * STOPPED - goesOn * danger(table);
}

/** A hand with leads to spare is worth little more than one with enough. */
const worthOfHand = ({ price, pieces }: Layout): number =>
  -Math.log1p(Math.exp(price)) - 0.05 * pieces.length;

/** What it costs us when an enemy leads. */
const danger = ({ enemies }: Table): number => DANGER * Math.max(...enemies.map(({ size }) => near(size)));

/** The chance that no enemy beats a play; bombs are spared while who played has many cards left. */
function holding({ enemies }: Table, play: Play, left: number): number {
  const bombing = left <= 3 ? 0.9 : left <= 8 ? 0.5 : 0.15;
  return enemies.reduce((none, enemy) => none * holdsAgainst(enemy, play, WILLING, bombing), 1);
}

/** @param willing, bombing how often who can beat a play does */
function holdsAgainst(enemy: Rival, play: Play, willing: number, bombing: number): number {
  const { kind, bomb } = beats(enemy.reach, enemy, play);
  return (1 - willing * kind) * (1 - bombing * bomb);
}

/** The chance of going out from here without losing the lead: what is most easily beaten comes last. */
function runOut({ enemies }: Table, { pieces }: Layout): number {
  if (pieces.length > RUN) return 0;
  const holds = pieces.map((play) =>
    enemies.reduce((none, enemy) => none * holdsAgainst(enemy, play, 1, 1), 1),
  );
  holds.sort((a, b) => a - b);
  return holds.slice(1).reduce((all, hold) => all * hold, 1);
}

/** What it brings, or costs, that a play is one on which somebody may lay their last cards. */
function othersOut({ rivals }: Table, play: Play): number {
  const size = sizeOf(play);
  let worth = 0;
  let reached = 1;
  for (const rival of rivals) {
    const { kind } = beats(rival.reach, rival, play);
    if (rival.size === size) worth += (rival.enemy ? -WIN : WIN * reached) * kind;
    if (rival.enemy) reached *= 1 - WILLING * kind;
  }
  return worth;
}
