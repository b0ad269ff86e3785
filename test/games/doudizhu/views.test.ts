/** What everybody and what each seat may see of a deal. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Options } from '../../../src/games/doudizhu/state.ts';
import { afterMoves, auctionState, dealFromSeed, noChance, playToEnd } from './setup.ts';

const SEATS = [0, 1, 2, 3];

/** Every card that a view contains, at any depth. */
function cardsIn(view: object): Set<number> {
  const found = new Set<number>();
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) {
      const holdsCards = ['hand', 'cards', 'played', 'kitty', 'revealedHands'].includes(key);
      for (const item of value) holdsCards && typeof item === 'number' ? found.add(item) : visit(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [innerKey, inner] of Object.entries(value)) visit(inner, innerKey);
    } else if (key === 'card' && typeof value === 'number') found.add(value);
  };
  visit(view, '');
  return found;
}

/** Every face that a screen shows. */
function facesOn(screen: Screen): string[] {
  const inlines = screen.flatMap((part) => {
    if (part.part === 'text') return part.line;
    if (part.part === 'seats') return part.rows.flatMap(({ note }) => note);
    return part.part === 'cards' ? [{ cards: part.cards }] : [];
  });
  return inlines.flatMap((inline) => (typeof inline === 'object' && 'cards' in inline ? inline.cards : []));
}

const started = (options: Partial<Options> = {}) => {
  const first = dealFromSeed('views', options);
  const landlord = first.turn;
  return { first, landlord, state: afterMoves(first, [landlord, 'accept']) };
};

describe('hands', () => {
  const { first, state } = started();

  it.each(SEATS)('show seat %s its own hand', (seat) => {
    expect(doudizhu.seatView(first, seat).hand).toEqual(first.hands[seat]);
    expect(doudizhu.seatView(state, seat).hand).toEqual(state.hands[seat]);
  });

  it.each(SEATS)('show seat %s its own hand, the exposed card, and no other card', (seat) => {
    const own = new Set([...first.hands[seat]!, first.exposed!.card]);
    expect(cardsIn(doudizhu.seatView(first, seat))).toEqual(own);
  });

  it('are not on the table: before the first play it shows the exposed card alone', () => {
    expect(cardsIn(doudizhu.tableView(first))).toEqual(new Set([first.exposed!.card]));
    for (const locale of LOCALES) {
      expect(facesOn(doudizhu.drawTable(doudizhu.tableView(first), locale))).toEqual([
        faceOf(first.exposed!.card),
      ]);
    }
  });

  it('stay hidden while the deal goes on, and are all laid open when it is over (doudizhu 24)', () => {
    for (const seat of SEATS) expect(doudizhu.seatView(state, seat).table.revealedHands).toBeNull();
    const over = playToEnd(state);
    expect(doudizhu.tableView(over).revealedHands).toEqual(over.hands);
    for (const locale of LOCALES) {
      const shown = facesOn(doudizhu.drawTable(doudizhu.tableView(over), locale));
      expect(shown).toEqual([...over.hands.flat(), ...over.kitty].map(faceOf));
    }
  });
});

describe('hand sizes', () => {
  it('are public', () => {
    const { first, state, landlord } = started();
    expect(doudizhu.tableView(first).sizes).toEqual([25, 25, 25, 25]);
    expect(doudizhu.tableView(state).sizes).toEqual([25, 25, 25, 25].with(landlord, 33));
  });
});

describe('doudizhu 5: the exposed card', () => {
  const state = afterMoves(auctionState({ hands: ['7h K 7s 7h', '9 J', 'T J', '2 J'], exposed: 0 }), [
    0,
    'accept',
  ]);

  it('is public until it is played', () => {
    expect(doudizhu.tableView(state).exposed).toMatchObject({ seat: 0 });
    expect(facesOn(doudizhu.drawTable(doudizhu.tableView(state), 'en'))).toContain('7h');
  });

  it('stays exposed while other cards are played', () => {
    expect(doudizhu.tableView(afterMoves(state, [0, 'K'])).exposed).not.toBeNull();
  });

  it('is no longer exposed once it is played', () => {
    const { card } = state.exposed!;
    const played = doudizhu.apply(state, 0, { do: 'play', cards: [card] }, noChance);
    expect(played).toMatchObject({ exposed: null });
  });

  it('is played before its twin', () => {
    const twin = state.hands[0]!.find((card) => card !== state.exposed!.card && faceOf(card) === '7h')!;
    expect(doudizhu.apply(state, 0, { do: 'play', cards: [twin] }, noChance)).toMatchObject({
      refused: 'other-suits',
    });
  });

  it('is the first card of its rank that a choice plays', () => {
    const single = doudizhu.choices(state, 0).find((choice) => doudizhu.nameOf(choice) === 'single.7')!;
    expect(doudizhu.actionFor(state, 0, single)).toEqual({ do: 'play', cards: [state.exposed!.card] });
  });
});

describe('a seat’s limit of one bomb, and whether that bomb is played', () => {
  it('is public', () => {
    const state = afterMoves(
      auctionState({ hands: ['4444 5', '9 J', 'T J', '2 J'], kitty: '3 3', exposed: 0 }),
      [0, 'decline'],
      [1, 'accept'],
    );
    expect(doudizhu.tableView(state).bombs).toEqual(['one', 'free', 'free', 'free']);
    const bombed = afterMoves(state, [1, '3'], [2, 'pass'], [3, 'pass'], [0, '4444']);
    expect(doudizhu.tableView(bombed).bombs).toEqual(['spent', 'free', 'free', 'free']);
  });
});

describe('doudizhu 11: the kitty', () => {
  it('is hidden from everybody during the auction, with any options', () => {
    for (const options of [
      {},
      { kittyShown: true },
      { kitty: 'out' },
      { kitty: 'out', kittyShown: true },
    ] as const) {
      const { first } = started(options);
      for (const seat of SEATS) {
        const seen = cardsIn(doudizhu.seatView(first, seat));
        for (const card of first.kitty) expect(seen).not.toContain(card);
      }
    }
  });

  it('is seen by the landlord alone after the auction', () => {
    const { state, landlord } = started();
    expect(doudizhu.tableView(state).kitty).toBeNull();
    for (const seat of SEATS) {
      expect(doudizhu.seatView(state, seat).kitty).toEqual(seat === landlord ? state.kitty : null);
    }
  });

  it('is seen by everybody after the auction with kittyShown: true', () => {
    const { state } = started({ kittyShown: true });
    expect(doudizhu.tableView(state).kitty).toEqual(state.kitty);
  });

  it('is laid open at the end, also if only the landlord has seen it (doudizhu 24)', () => {
    const { state } = started();
    expect(doudizhu.tableView(playToEnd(state)).kitty).toEqual(state.kitty);
  });

  it('is hidden from everybody until the end with kitty: out, also with kittyShown: true', () => {
    for (const kittyShown of [false, true]) {
      const { state } = started({ kitty: 'out', kittyShown });
      expect(doudizhu.tableView(state).kitty).toBeNull();
      for (const seat of SEATS) expect(doudizhu.seatView(state, seat).kitty).toBeNull();
      expect(doudizhu.tableView(playToEnd(state)).kitty).toEqual(state.kitty);
    }
  });
});

describe('cards played', () => {
  it('are public, in order', () => {
    const state = afterMoves(
      auctionState({ hands: ['7 K 4', '9 A', 'T J', '2 J'], exposed: 0 }),
      [0, 'accept'],
      [0, '7'],
      [1, '9'],
    );
    const view = doudizhu.tableView(state);
    expect(view.played.map((card) => faceOf(card)[0])).toEqual(['7', '9']);
    expect(view.top).toMatchObject({ seat: 1, play: { kind: 'single' } });
  });
});

describe('the log', () => {
  it('has the last eight events in order: accept, play, pass, clear, out', () => {
    const state = afterMoves(
      auctionState({ hands: ['7 K', '9', 'T 5', '2'], kitty: '', exposed: 3 }),
      [3, 'decline'],
      [0, 'accept'],
      [0, '7'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'K'],
    );
    const kinds = doudizhu.tableView(state).recent.map(({ seat, kind }) => [seat, kind]);
    expect(kinds).toEqual([
      [0, 'accept'],
      [0, 'play'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'clear'],
      [0, 'play'],
      [0, 'out'],
    ]);
  });

  it('has an entry for a forced landlord', () => {
    const state = afterMoves(
      auctionState({ hands: ['7 K', '9', 'T 5', '2'], exposed: 3 }),
      [3, 'decline'],
      [0, 'decline'],
      [1, 'decline'],
      [2, 'decline'],
    );
    expect(doudizhu.tableView(state).recent.at(-1)).toEqual({ seat: 3, kind: 'forced' });
  });
});

describe('choices', () => {
  it('are in the view of the seat to act, and in no other', () => {
    const { state, landlord } = started();
    for (const seat of SEATS) {
      const { choices } = doudizhu.seatView(state, seat);
      expect(choices.length > 0).toBe(seat === landlord);
    }
  });
});

describe('sides', () => {
  it('are single seats during the auction, then the landlord and the farmers', () => {
    const { first, state, landlord } = started();
    expect(doudizhu.sides(first)).toEqual([[0], [1], [2], [3]]);
    expect(doudizhu.sides(state)).toEqual([[landlord], SEATS.filter((seat) => seat !== landlord)]);
  });
});
