/**
 * What each choice is worth to a seat, in leads: what its hand costs to lay down afterwards, who then holds the
 * trick, and who may go out.
 */
import { type Counts, type Play, parts, sizeOf } from '../combinations.ts';
import type { Choice } from '../rules.ts';
import type { SeatView } from '../views.ts';
import { type Groups, groupsAt, type Layout, layOut, type Prices } from './hand.ts';
import { beats, pricesAgainst, type Reach, reachOf } from './odds.ts';
import { type Other, type Outlook, outlook } from './outlook.ts';

export interface Judged {
  readonly choice: Choice;
  readonly worth: number;
}

/** Another seat, with what it can beat. */
interface Rival extends Other {
  readonly reach: Reach;
}

export interface Table {
  readonly view: SeatView;
  readonly mine: Outlook;
  readonly rivals: readonly Rival[];
  readonly enemies: readonly Rival[];
  readonly fellows: readonly Rival[];
  readonly prices: Prices;
  readonly groups: Groups;
  readonly layoutOf: (counts: Counts) => Layout;
  /** What it costs us when an enemy leads; what it brings when a fellow does. */
  readonly danger: number;
}

const WIN = 6;
/** How soon a hand of so many cards is out, once it leads. */
const threat = (size: number): number =>
  size > 8 ? 0 : [1, 1, 0.6, 0.45, 0.4, 0.35, 0.2, 0.12, 0.08][size]!;

export function tableOf(view: SeatView): Table {
  const mine = outlook(view);
  const rivals = mine.others.map((other): Rival => ({ ...other, reach: reachOf(other, mine) }));
  const enemies = rivals.filter(({ enemy }) => enemy);
  const prices = pricesAgainst(enemies.map(({ reach }) => reach));
  const groups = groupsAt(prices);
  return {
    view,
    mine,
    rivals,
    enemies,
    fellows: rivals.filter(({ enemy }) => !enemy),
    prices,
    groups,
    layoutOf: (counts) => layOut(counts, groups, mine.bombs, 250),
    danger: 5 * Math.max(...enemies.map(({ size }) => threat(size))),
  };
}

/** All choices worth a thought, the best first. */
export function judge(table: Table): Judged[] {
  return candidates(table)
    .map((choice) => ({
      choice,
      worth: choice.do === 'play' ? worthOfPlay(table, choice.play) : worthOfPass(table),
    }))
    .sort((a, b) => b.worth - a.worth);
}

/** Where there are many choices, those that keep the hand's best layout. */
function candidates({ view, mine, layoutOf }: Table): readonly Choice[] {
  if (view.choices.length <= 40) return view.choices;
  const kept = layoutOf(mine.hand).pieces;
  const found = view.choices.filter(
    (choice) =>
      choice.do !== 'play' ||
      kept.some(
        ({ kind, height, length }) =>
          choice.play.kind === kind &&
          choice.play.height === height &&
          choice.play.length === length &&
          choice.play.other < 13,
      ),
  );
  return found.length > 0 ? found : view.choices;
}

function worthOfPlay(table: Table, play: Play): number {
  const { mine, layoutOf, danger, rivals } = table;
  const rest = mine.hand.slice();
  for (const [rank, count] of parts(play)) rest[rank]! -= count;
  const left = mine.size - sizeOf(play);
  if (left === 0) return 1000;
  const layout = layoutOf(rest);
  const holds = holding(table, play, left);
  let worth = handValue(layout) + holds - (1 - holds) * danger + WIN * holds * runOut(table, layout);
  const size = sizeOf(play);
  let before = 1;
  for (const rival of rivals) {
    if (rival.size > 0 && rival.size === size) {
      const out = beats(rival.reach, rival, play).kind;
      worth += (rival.enemy ? -WIN : WIN * before) * out;
    }
    if (rival.enemy) before *= 1 - beats(rival.reach, rival, play).kind * 0.7;
  }
  return worth;
}

function worthOfPass(table: Table): number {
  const { mine, layoutOf, view, danger, fellows } = table;
  const top = view.table.top!;
  const value = handValue(layoutOf(mine.hand));
  const fellow = fellows.find(({ seat }) => seat === top.seat);
  if (fellow) {
    const holds = holding(table, top.play, fellow.size);
    return value + holds * (0.8 + 4 * threat(fellow.size)) - (1 - holds) * danger;
  }
  // Fellows that act before the trick is over can still stop it.
  const none = fellows.reduce(
    (left, rival) => left * (1 - 0.6 * beats(rival.reach, rival, top.play).kind),
    1,
  );
  return value + (1 - none) * 0.7 - none * danger;
}

/** The chance that no enemy beats a play; they spare their bombs while there is time. */
function holding({ enemies }: Table, play: Play, left: number): number {
  const bombing = left <= 3 ? 0.9 : left <= 8 ? 0.5 : 0.15;
  return enemies.reduce((none, enemy) => {
    const { kind, bomb } = beats(enemy.reach, enemy, play);
    return none * (1 - 0.8 * kind) * (1 - bombing * bomb);
  }, 1);
}

/** The chance of going out from here without losing the lead: the play most easily beaten comes last. */
function runOut(table: Table, { pieces }: Layout): number {
  if (pieces.length > 6) return 0;
  const holds = pieces.map((play) =>
    table.enemies.reduce((none, enemy) => {
      const { kind, bomb } = beats(enemy.reach, enemy, play);
      return none * (1 - kind) * (1 - bomb);
    }, 1),
  );
  const worst = Math.min(...holds);
  return worst === 0
    ? holds.filter((hold) => hold === 0).length > 1
      ? 0
      : holds.reduce((all, hold) => (hold === 0 ? all : all * hold), 1)
    : holds.reduce((all, hold) => all * hold, 1) / worst;
}

/** A hand with leads to spare is worth little more than one with enough. */
const handValue = ({ price, pieces }: Layout): number => -Math.log1p(Math.exp(price)) - 0.05 * pieces.length;
