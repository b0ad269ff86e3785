/** What the computer's reasons claim holds in the deals in which it gives them. */
import { expect, test } from 'vitest';
import { BIG_JOKER, SMALL_JOKER } from '../../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../../src/game/chance.ts';
import { isRefusal } from '../../../src/game/game.ts';
import type { Reason } from '../../../src/game/reasons.ts';
import { LOCALES } from '../../../src/game/words.ts';
import {
  countRanks,
  leads,
  type Play,
  rankCountsOf,
  sizeOf,
} from '../../../src/games/doudizhu/combinations.ts';
import { chanceToHoldTrick } from '../../../src/games/doudizhu/computer/evaluation.ts';
import { whyChosen } from '../../../src/games/doudizhu/computer/explain.ts';
import { playCount, playCountWithPairedJokers } from '../../../src/games/doudizhu/computer/play-count.ts';
import { type Situation, situationOf } from '../../../src/games/doudizhu/computer/situation.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Choice } from '../../../src/games/doudizhu/rules.ts';
import { SEATS, type State } from '../../../src/games/doudizhu/state.ts';
import { catalogue } from '../../../src/games/doudizhu/words/catalogue.ts';
import type { ReasonId } from '../../../src/games/doudizhu/words/words.ts';
import { runs } from '../../runs.ts';
import { afterMoves, dealFromSeed, keptAfter, playState } from './setup.ts';

/** And one in which a play of low cards could be beaten by breaking something up. */
const DEALS = [...Array(runs(4)).keys(), 18];
/** Ranks up to the 9, and from the Q. */
const [LOW, HIGH] = [6, 9];
const isHigh = (play: Play): boolean => ranksOf(play).some((rank) => rank >= HIGH);
const NEARLY_OUT = 3;

/** What a reason says: of a choice in a situation. */
interface Said {
  readonly situation: Situation;
  readonly params: Readonly<Record<string, unknown>>;
  readonly isLead: boolean;
  /** Null for a pass. */
  readonly play: Play | null;
  /** The plays that could be made. */
  readonly plays: readonly Play[];
  /** The cards by rank, before and after. */
  readonly held: readonly number[];
  readonly kept: readonly number[];
  /** How many bombs opponents hold and may play, which the seat does not see. */
  readonly bombsAgainst: number;
}

const ranksOf = (play: Play): number[] => rankCountsOf(play).map(([rank]) => rank);
const ranksIn = (counts: readonly number[]): number[] =>
  [...counts.keys()].filter((rank) => counts[rank]! > 0);

/** How many plays are left after one. */
const leftAfter = (said: Said, play: Play | null): number =>
  playCount(keptAfter(said.held, play), bombsAfter(said, play));
const bombsAfter = ({ situation }: Said, play: Play | null): number =>
  situation.own.bombs - (play?.kind === 'bomb' ? 1 : 0);
const isWhole = (said: Said, play: Play): boolean => leftAfter(said, play) < leftAfter(said, null);
const saysWhatIsLeft = (said: Said): boolean => {
  const left = playCountWithPairedJokers(said.kept, bombsAfter(said, said.play));
  return said.params.left === left && left <= leftAfter(said, said.play);
};
const winsMore = ({ params }: Said): boolean => Number(params.percent) > Number(params.next);
const holds = ({ situation }: Said, play: Play): number =>
  chanceToHoldTrick(situation, play, situation.own.size - sizeOf(play));

const leastOf = (seats: readonly { readonly size: number }[]): number =>
  Math.min(...seats.map(({ size }) => size));
const saysWhoIsNearlyOut = ({ situation, params }: Said): boolean =>
  params.cards === leastOf(situation.opponents) && leastOf(situation.opponents) <= NEARLY_OUT;
const isPartners = ({ view, partners }: Situation): boolean =>
  partners.some(({ seat }) => seat === view.table.top?.seat);
const beatsPartner = ({ play, situation }: Said): boolean => play !== null && isPartners(situation);
const othersAreBombs = ({ plays }: Said): boolean => plays.every(({ kind }) => kind === 'bomb');

/** Says nothing of bombs only where no opponent has one that it may play. */
const saysWhetherBombsCome = ({ params, bombsAgainst }: Said): boolean =>
  params.bombs === 1 || (params.bombs === 0 && bombsAgainst === 0);
/** Whether one joker less makes one pair of them less. */
const splitsJokers = ({ held, kept }: Said): boolean =>
  jokersIn(held) - jokersIn(kept) === 1 && jokersIn(held) % 2 === 0;
const jokersIn = (counts: readonly number[]): number => counts[SMALL_JOKER]! + counts[BIG_JOKER]!;

const isLowestWhole = (said: Said): boolean =>
  !said.isLead &&
  isWhole(said, said.play!) &&
  !splitsJokers(said) &&
  said.plays.every(
    (other) => other.kind !== said.play!.kind || other.height >= said.play!.height || !isWhole(said, other),
  );

/** Whether all cards of the play's ranks go out, and none was part of ranks in a row. */
const breaksNothing = ({ play, held, kept }: Said): boolean =>
  ranksOf(play!).every((rank) => kept[rank] === 0 || rank >= SMALL_JOKER) &&
  leads(held, false)
    .filter(({ play: { length } }) => length > 1)
    .every(({ play: inRow }) => ranksOf(inRow).every((rank) => !ranksOf(play!).includes(rank)));

/** Whether what a reason says is so. Codes that only speak of the computer's own estimates are left out. */
const CLAIMS: Partial<Record<ReasonId, (said: Said) => boolean>> = {
  'only-choice': ({ situation }) => situation.view.choices.length === 1,
  'nothing-beats': ({ plays, play }) => plays.length === 0 && play === null,
  'partner-holds': ({ situation, play }) => play === null && isPartners(situation),
  'partner-nearly-out': ({ situation, params }) =>
    isPartners(situation) &&
    situation.partners.some(
      ({ seat, size }) => seat === situation.view.table.top?.seat && size === params.cards,
    ),
  'keep-bomb': (said) => othersAreBombs(said) && said.plays.length > 0,
  'answers-break': (said) =>
    !othersAreBombs(said) && said.plays.every((play) => play.kind === 'bomb' || !isWhole(said, play)),
  'keep-high-cards': ({ plays, params }) =>
    plays.some(({ kind }) => kind === 'bomb') === (params.bombs === 1) &&
    plays.every((play) => play.kind === 'bomb' || isHigh(play)),
  'last-cards': ({ kept }) => ranksIn(kept).length === 0,
  'stop-opponent': saysWhoIsNearlyOut,
  'too-many-for': (said) =>
    saysWhoIsNearlyOut(said) &&
    said.situation.opponents.every(({ size }) => size > NEARLY_OUT || size < sizeOf(said.play!)),
  'least-risk': (said) =>
    said.isLead &&
    saysWhoIsNearlyOut(said) &&
    said.plays.every((other) => holds(said, other) <= holds(said, said.play!)),
  'last-to-stop': ({ situation: { view, opponents }, play, params }) =>
    play !== null &&
    view.table.top!.seat === (view.seat + 1) % SEATS &&
    opponents.some(({ seat, size }) => seat === view.table.top!.seat && size === params.cards && size <= 3),
  'bomb-takes-lead': (said) => said.play?.kind === 'bomb' && saysWhatIsLeft(said),
  'over-partner-runs': (said) => beatsPartner(said) && saysWhatIsLeft(said),
  'over-partner-stops': (said) =>
    beatsPartner(said) && said.params.cards === leastOf(said.situation.opponents),
  'over-partner-sheds': (said) =>
    beatsPartner(said) && saysWhatIsLeft(said) && ranksOf(said.play!).every((rank) => rank <= LOW),
  'over-partner-holds': beatsPartner,
  'takes-trick-surely': saysWhetherBombsCome,
  'keeps-lead-surely': saysWhetherBombsCome,
  'many-cards': (said) => said.params.cards === sizeOf(said.play!) && saysWhatIsLeft(said),
  'lowest-whole': (said) => isLowestWhole(said) && breaksNothing(said),
  'lowest-shortens': isLowestWhole,
  'weak-first': ({ isLead, play, kept }) =>
    isLead && ranksIn(kept).every((rank) => rank >= Math.max(...ranksOf(play!))),
  'low-needs-lead': ({ isLead, play }) => isLead && ranksOf(play!).every((rank) => rank <= LOW),
  'wins-more': (said) =>
    winsMore(said) && said.params.left === playCountWithPairedJokers(said.kept, bombsAfter(said, said.play)),
  'passing-wins-more': (said) => winsMore(said) && said.play === null,
  'likely-leads': (said) => holds(said, said.play!) >= 0.6 && isHigh(said.play!) && saysWhatIsLeft(said),
  'fewest-left': (said) => isWhole(said, said.play!) && saysWhatIsLeft(said),
};

function bombsAgainst({ hands, bombs, ...state }: State): number {
  if (state.phase !== 'play') return 0;
  const isOpponent = (seat: number) => (seat === state.landlord) !== (state.turn === state.landlord);
  return hands
    .filter((_, seat) => isOpponent(seat) && bombs[seat] !== 'spent')
    .flatMap((hand) => countRanks(hand).filter((count) => count >= 4)).length;
}

function saidOf(state: State, choice: Choice, reason: Reason): Said {
  const view = doudizhu.seatView(state, state.turn!);
  const play = choice.do === 'play' ? choice.play : null;
  const held = countRanks(view.hand);
  const plays = view.choices.flatMap((each) => (each.do === 'play' ? [each.play] : []));
  const isLead = view.table.top === null;
  return {
    situation: situationOf(view),
    params: reason.params ?? {},
    isLead,
    play,
    plays,
    held,
    kept: keptAfter(held, play),
    bombsAgainst: bombsAgainst(state),
  };
}

test('every claim of a reason is true, in deals where every third choice is random', {
  timeout: 120_000,
}, () => {
  const found = new Map<string, number>();
  for (const deal of DEALS) {
    const chance = seededChance(seedFromText(`reasons/${deal}`));
    let state: State = dealFromSeed(`reasons/${deal}`);
    for (let step = 0; state.phase !== 'over'; step++) {
      const view = doudizhu.seatView(state, state.turn);
      const { choice, reason } = doudizhu.computer(view, chance.scope(`${step}`));
      found.set(reason.because, (found.get(reason.because) ?? 0) + 1);
      if (state.phase === 'play') {
        const isTrue = CLAIMS[reason.because as ReasonId];
        const where = `deal ${deal}, step ${step}: ${doudizhu.nameOf(choice)}, ${JSON.stringify(reason)}`;
        if (isTrue && !isTrue(saidOf(state, choice, reason))) expect.fail(where);
      }
      const isRandom = chance.below(`random/${step}`, 3) === 0;
      const picked = isRandom ? view.choices[chance.below(`choice/${step}`, view.choices.length)]! : choice;
      const next = doudizhu.apply(state, state.turn, doudizhu.actionFor(state, state.turn, picked), chance);
      if (isRefusal(next)) throw new Error(next.refused);
      state = next;
    }
  }
  for (const because of ['weak-first', 'lowest-whole', 'fewest-left']) expect(found.has(because)).toBe(true);
});

/** Why the seat to act would play a single card of this rank, as far as the evaluation tells. */
function whySingle(state: State, height: number): Reason {
  const view = doudizhu.seatView(state, state.turn!);
  const isMeant = (each: Choice) =>
    each.do === 'play' && each.play.kind === 'single' && each.play.height === height;
  return whyChosen(situationOf(view), { choice: view.choices.find(isMeant)!, rates: null });
}

test('what only a bomb is likely to beat is told so, until opponents have none to play (doudizhu 9)', () => {
  const state = playState({ hands: ['BJ BJ 3456 89TJ', 'KKKK 4', '56789', '56789'], oneBomb: [1, 2, 3] });
  const spent: State = { ...state, bombs: ['free', 'spent', 'spent', 'spent'] };
  const might = whySingle(state, BIG_JOKER);
  expect(might).toEqual({ because: 'keeps-lead-surely', params: { bombs: 1 } });
  const cannot = whySingle(spent, BIG_JOKER);
  expect(cannot).toEqual({ because: 'keeps-lead-surely', params: { bombs: 0 } });
  const said = LOCALES.map((locale) =>
    [might, cannot].map(({ params }) =>
      /爆弾|bomb|炸弹/.test(catalogue[locale].reasons['keeps-lead-surely'](params ?? {})),
    ),
  );
  expect(said).toEqual(LOCALES.map(() => [true, false]));
});

/** The same for an answer to a single card. */
const whyOn = (top: string, hand: string, height: number) =>
  whySingle(
    afterMoves(playState({ hands: [`${top} 3456789TJQKA 3456789TJQKA`, hand, '3', '3'] }), [0, top]),
    height,
  ).because;

test('a joker is not said to break up nothing where it leaves another without a partner (doudizhu 12)', () => {
  const why = (jokers: string) => whyOn('2', `${jokers} 33 44`, SMALL_JOKER);
  expect(['SJ', 'SJ SJ', 'SJ SJ BJ'].map(why)).toEqual(['lowest-whole', 'fewest-left', 'lowest-whole']);
});

test('a card that breaks a pair is not said to break up nothing, though it keeps a straight whole', () => {
  const why = (hand: string) => whyOn('3', hand, 5);
  expect(['KKK T 9 88 7 6', 'KKK T 99 8 66'].map(why)).toEqual(['lowest-shortens', 'lowest-whole']);
});

test('one play that is left is not told as at most one', () => {
  const told = LOCALES.map((locale) =>
    [1, 2].map((left) => catalogue[locale].reasons['fewest-left']({ left })),
  );
  expect(told).toEqual([
    ['残りの手札は役によくまとまり、1手分です。', '残りの手札は役によくまとまり、多くても2手分です。'],
    [
      'The rest of the hand goes together well: it takes 1 more play.',
      'The rest of the hand goes together well: it takes at most 2 more plays.',
    ],
    ['剩下的牌仍能配成牌型，再出1手就能出完。', '剩下的牌仍能配成牌型，再出2手就能出完。'],
  ]);
});
