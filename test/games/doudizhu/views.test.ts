/** What each may see of a deal. */
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../../src/game/cards.ts';
import type { Screen } from '../../../src/game/screen.ts';
import { LOCALES } from '../../../src/game/words.ts';
import { doudizhu } from '../../../src/games/doudizhu/index.ts';
import type { Options } from '../../../src/games/doudizhu/state.ts';
import { auction, chance, dealt, moved, playedOut } from './deals.ts';

const SEATS = [0, 1, 2, 3];

/** Every card a view names, wherever in it. */
function cardsIn(view: object): Set<number> {
  const found = new Set<number>();
  const look = (value: unknown, key: string) => {
    if (Array.isArray(value)) {
      const named = ['hand', 'cards', 'played', 'kitty'].includes(key);
      for (const item of value) named && typeof item === 'number' ? found.add(item) : look(item, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, of] of Object.entries(value)) look(of, inner);
    } else if (key === 'card' && typeof value === 'number') found.add(value);
  };
  look(view, '');
  return found;
}

/** Every face on a screen. */
function facesOn(screen: Screen): string[] {
  const pieces = screen.flatMap((part) => {
    if (part.part === 'text') return part.line;
    if (part.part === 'seats') return part.rows.flatMap(({ note }) => note);
    return part.part === 'cards' ? [{ cards: part.cards }] : [];
  });
  return pieces.flatMap((piece) => (typeof piece === 'object' && 'cards' in piece ? piece.cards : []));
}

const started = (options: Partial<Options> = {}) => {
  const first = dealt('views', options);
  const landlord = first.turn;
  return { first, landlord, state: moved(first, [landlord, 'accept']) };
};

describe('one’s own hand, never another', () => {
  const { first, state } = started();

  it.each(SEATS)('seat %s sees its own hand', (seat) => {
    expect(doudizhu.seatView(first, seat).hand).toEqual(first.hands[seat]);
    expect(doudizhu.seatView(state, seat).hand).toEqual(state.hands[seat]);
  });

  it.each(SEATS)('seat %s sees its own hand, the exposed card, and no other card', (seat) => {
    const own = new Set([...first.hands[seat]!, first.exposed!.card]);
    expect(cardsIn(doudizhu.seatView(first, seat))).toEqual(own);
  });

  it('the table shows the exposed card alone before anything is played', () => {
    expect(cardsIn(doudizhu.tableView(first))).toEqual(new Set([first.exposed!.card]));
    for (const locale of LOCALES) {
      expect(facesOn(doudizhu.drawTable(doudizhu.tableView(first), locale))).toEqual([
        faceOf(first.exposed!.card),
      ]);
    }
  });

  it('nor is a hand shown when the deal is over', () => {
    const over = playedOut(state);
    const view = doudizhu.tableView(over);
    // But for the exposed card, which all know of.
    const unknown = over.hands.flat().filter((card) => card !== over.exposed?.card);
    for (const card of unknown) expect(cardsIn(view)).not.toContain(card);
  });
});

describe('all hand sizes', () => {
  it('are public', () => {
    const { first, state, landlord } = started();
    expect(doudizhu.tableView(first).sizes).toEqual([25, 25, 25, 25]);
    expect(doudizhu.tableView(state).sizes).toEqual([25, 25, 25, 25].with(landlord, 33));
  });
});

describe('doudizhu 5: the exposed card until played', () => {
  const state = moved(auction({ hands: ['7h K 7s 7h', '9 J', 'T J', '2 J'], exposed: 0 }), [0, 'accept']);

  it('is public', () => {
    expect(doudizhu.tableView(state).exposed).toMatchObject({ seat: 0 });
    expect(facesOn(doudizhu.drawTable(doudizhu.tableView(state), 'en'))).toContain('7h');
  });

  it('stays before its holder while other cards are played', () => {
    expect(doudizhu.tableView(moved(state, [0, 'K'])).exposed).not.toBeNull();
  });

  it('is no longer exposed once it is played', () => {
    const { card } = state.exposed!;
    const played = doudizhu.apply(state, 0, { do: 'play', cards: [card] }, chance);
    expect(played).toMatchObject({ exposed: null });
  });

  it('its twin is another card', () => {
    const twin = state.hands[0]!.find((of) => of !== state.exposed!.card && faceOf(of) === '7h')!;
    expect(doudizhu.apply(state, 0, { do: 'play', cards: [twin] }, chance)).toMatchObject({
      refused: 'other-suits',
    });
  });

  it('is the first of its rank to be played where a choice picks the cards', () => {
    const single = doudizhu.choices(state, 0).find((choice) => doudizhu.nameOf(choice) === 'single.7')!;
    expect(doudizhu.actionFor(state, 0, single)).toEqual({ do: 'play', cards: [state.exposed!.card] });
  });
});

describe('who is bound to one bomb, and whether it is used', () => {
  it('is public', () => {
    const state = moved(
      auction({ hands: ['4444 5', '9 J', 'T J', '2 J'], kitty: '3 3', exposed: 0 }),
      [0, 'decline'],
      [1, 'accept'],
    );
    expect(doudizhu.tableView(state).bombs).toEqual(['one', 'free', 'free', 'free']);
    const bombed = moved(state, [1, '3'], [2, 'pass'], [3, 'pass'], [0, '4444']);
    expect(doudizhu.tableView(bombed).bombs).toEqual(['spent', 'free', 'free', 'free']);
  });
});

describe('doudizhu 11: the kitty', () => {
  it('is seen by nobody during the auction, whatever the options', () => {
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

  it('is seen by the landlord alone once taken', () => {
    const { state, landlord } = started();
    expect(doudizhu.tableView(state).kitty).toBeNull();
    for (const seat of SEATS) {
      expect(doudizhu.seatView(state, seat).kitty).toEqual(seat === landlord ? state.kitty : null);
    }
  });

  it('is seen by all once taken, with kittyShown: true', () => {
    const { state } = started({ kittyShown: true });
    expect(doudizhu.tableView(state).kitty).toEqual(state.kitty);
  });

  it('is not shown at the end either where only the landlord took it', () => {
    expect(doudizhu.tableView(playedOut(started().state)).kitty).toBeNull();
  });

  it('left out, is unseen until the end: by the landlord, and with kittyShown too', () => {
    for (const kittyShown of [false, true]) {
      const { state } = started({ kitty: 'out', kittyShown });
      expect(doudizhu.tableView(state).kitty).toBeNull();
      for (const seat of SEATS) expect(doudizhu.seatView(state, seat).kitty).toBeNull();
      expect(doudizhu.tableView(playedOut(state)).kitty).toEqual(state.kitty);
    }
  });
});

describe('every card played', () => {
  it('is public, in order', () => {
    const state = moved(
      auction({ hands: ['7 K 4', '9 A', 'T J', '2 J'], exposed: 0 }),
      [0, 'accept'],
      [0, '7'],
      [1, '9'],
    );
    const view = doudizhu.tableView(state);
    expect(view.played.map((card) => faceOf(card)[0])).toEqual(['7', '9']);
    expect(view.top).toMatchObject({ seat: 1, play: { kind: 'single' } });
  });
});

describe('what was done', () => {
  it('is told in order, the last eight: who accepted, played, passed, led anew, went out', () => {
    const state = moved(
      auction({ hands: ['7 K', '9', 'T 5', '2'], kitty: '', exposed: 3 }),
      [3, 'decline'],
      [0, 'accept'],
      [0, '7'],
      [1, 'pass'],
      [2, 'pass'],
      [3, 'pass'],
      [0, 'K'],
    );
    const kinds = doudizhu.tableView(state).recent.map((deed) => [deed.seat, deed.kind]);
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

  it('tells that all declined', () => {
    const state = moved(
      auction({ hands: ['7 K', '9', 'T 5', '2'], exposed: 3 }),
      [3, 'decline'],
      [0, 'decline'],
      [1, 'decline'],
      [2, 'decline'],
    );
    expect(doudizhu.tableView(state).recent.at(-1)).toEqual({ seat: 3, kind: 'forced' });
  });
});

describe('choices', () => {
  it('are in the view of who is to act, and in no other', () => {
    const { state, landlord } = started();
    for (const seat of SEATS) {
      const { choices } = doudizhu.seatView(state, seat);
      expect(choices.length > 0).toBe(seat === landlord);
    }
  });
});

describe('sides', () => {
  it('are one each at the auction, then the landlord and the farmers', () => {
    const { first, state, landlord } = started();
    expect(doudizhu.sides(first)).toEqual([[0], [1], [2], [3]]);
    expect(doudizhu.sides(state)).toEqual([[landlord], SEATS.filter((seat) => seat !== landlord)]);
  });
});
