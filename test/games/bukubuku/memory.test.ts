/** What earlier rounds have shown of the hands, which go on (bukubuku 9, 10): all know it, and computers use it. */
import { describe, expect, it } from 'vitest';
import { playoutRandom } from '../../../src/game/chance.ts';
import { detailsOf } from '../../../src/game/screen.ts';
import { HAND_SIZE } from '../../../src/games/bukubuku/cards.ts';
import { knowledgeOf, sampleWorld } from '../../../src/games/bukubuku/computer/worlds.ts';
import { bukubuku } from '../../../src/games/bukubuku/index.ts';
import { linesOf, panelOf } from './reading.ts';
import { afterTurns, carryOf, chanceOf, playToEnd, type Round, roundFromSeed } from './setup.ts';

/** A round of four at whose end a seat that has dropped out has cards left. */
const ended = (): Round => {
  const round = playToEnd(roundFromSeed('memory 2', 4));
  expect(round.state.hands.flat().length).toBeGreaterThan(0);
  return round;
};

const next = (round: Round): Round => roundFromSeed('next', round.state.hands.length, {}, carryOf(round));
const known = ({ state }: Round) => bukubuku.tableView(state).known;

describe('what earlier rounds have shown', () => {
  it('is nothing in the first round', () => {
    expect(known(roundFromSeed('first', 4))).toEqual([]);
  });

  it('goes on with the hands, and nothing else of them does', () => {
    const early = ended();
    const shown = early.state.hands.map((left, seat) =>
      early.state.turns
        .flatMap((turn) => turn.shown.flatMap(({ who, card }) => (who === seat ? [card] : [])))
        .filter((card) => !left.includes(card))
        .toSorted((a, b) => a - b),
    );
    expect(known(next(early))).toEqual(shown.map((_, seat) => shown.at(seat - 1)));
    for (const left of early.state.hands)
      for (const card of left) expect(known(next(early)).flat()).not.toContain(card);
  });

  it('is less by every card that is shown again', () => {
    const round = next(ended());
    const laid = round.state.hands.map(([lowest]) => lowest!);
    const later = afterTurns(round, laid);
    for (const card of laid) expect(known(later).flat()).not.toContain(card);
    expect(known(later).flat()).toHaveLength(known(round).flat().length - laid.length);
  });

  it('has the dummy’s hand, too (bukubuku 10)', () => {
    const two = playToEnd(roundFromSeed('two', 2));
    const shown = two.state.turns.flatMap((turn) => turn.shown.map(({ card }) => card));
    expect(carryOf(two).shown!.flat().toSorted()).toEqual(shown.toSorted());
    for (const [hand, cards] of carryOf(two).shown!.entries())
      expect(carryOf(two).hands[hand]).toEqual(expect.arrayContaining(cards));
    expect(known(next(two))).toHaveLength(3);
  });

  it('is missing in carries and states of earlier versions, which are played on', () => {
    const { shown: _, ...carry } = carryOf(ended());
    const round = roundFromSeed('next', 4, {}, bukubuku.schema.carry.parse(carry));
    expect(bukubuku.schema.state.parse(round.state)).toEqual(round.state);
    expect(known(round)).toEqual([]);
  });

  it('is in no digest of a state', () => {
    const { shown: _, ...carry } = carryOf(ended());
    const before = roundFromSeed('next', 4, {}, carry);
    expect(bukubuku.verifiedPart!(next(ended()).state)).toEqual(before.state);
  });
});

describe('a world that a computer plays', () => {
  it('has the cards that are known of a hand in it', () => {
    const round = next(ended());
    const knowledge = knowledgeOf(bukubuku.seatView(round.state, 0));
    const random = playoutRandom(chanceOf('worlds'), 'test');
    for (let world = 0; world < 20; world++) {
      const { participants } = sampleWorld(knowledge, random);
      for (const [seat, cards] of known(round).entries())
        expect(participants[seat]!.hand).toEqual(expect.arrayContaining([...cards]));
      for (const { hand } of participants) expect(hand).toHaveLength(HAND_SIZE);
    }
  });
});

describe('the details of a panel', () => {
  it('list what is left of the hands of all others, and how many cards nobody has seen', () => {
    const round = next(ended());
    const lines = linesOf(detailsOf(panelOf(round, 0)));
    expect(lines).toContain('**Cards left in hand (of those shown in earlier rounds)**');
    for (const seat of [1, 2, 3]) {
      const cards = known(round)[seat]!;
      const unknown = HAND_SIZE - cards.length;
      const notShown = `${unknown} ${unknown === 1 ? 'card' : 'cards'} not shown yet`;
      expect(lines).toContain(
        `seat ${seat}: ${[cards.join(' '), ...(unknown > 0 ? [notShown] : [])].filter(Boolean).join(' + ')}`,
      );
    }
    expect(lines.filter((line) => line.startsWith('seat 0: '))).toEqual([]);
  });
});
