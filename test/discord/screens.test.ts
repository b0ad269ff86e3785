/** Every screen of every game, in both languages, with the longest names, cards and lists, within Discord's limits. */
import { ContainerBuilder } from '@discordjs/builders';
import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../../commands/play.ts';
import { render, type TableScreen } from '../../src/discord/render.ts';
import { gamesReply, helpReply, welcomeComponents } from '../../src/discord/screens/games.ts';
import { closedLobbyScreen, lobbyScreen, removeScreen } from '../../src/discord/screens/lobby.ts';
import { optionsScreen } from '../../src/discord/screens/options.ts';
import { type PanelState, panelScreen } from '../../src/discord/screens/panel.ts';
import { rulesReply } from '../../src/discord/screens/rules.ts';
import { type Totals, tableScreen } from '../../src/discord/screens/table.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { panelParts, type Screen, type ScreenAction } from '../../src/game/screen.ts';
import { DISCORD_LOCALES, LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { accountOf, COMPUTERS } from '../../src/ledger/postings.ts';
import { cancelLobby, openLobby } from '../../src/tables/lobby.ts';
import {
  type BegunTable,
  type LobbyTable,
  type PlayingTable,
  promptOf,
  type ReadableTable,
  type TableSeat,
} from '../../src/tables/table.ts';
import { wordsFor } from '../../src/text/catalogue.ts';
import { anyTable, walk } from '../game/walk.ts';
import { as, NOON, opening } from '../tables/fixtures.ts';
import { faultsOf, longest } from './fits.ts';

/** Discord's longest ids and display names. */
const people = (count: number): TableSeat[] =>
  Array.from({ length: count }, (_, at) => ({
    userId: at === 1 ? null : `1844674407370955161${at}`,
    name: at === 1 ? '9' : '👩‍👩‍👧‍👦長い名前の人です'.slice(0, 32),
    salt: '',
    missed: 0,
    away: at === 2,
  }));

const lobbyOf = (game: AnyGame, seats: number, locale: Locale): LobbyTable => ({
  ...openLobby(game, opening({ locale, options: game.options.parse({}), turnSeconds: 86_400 }), NOON),
  hostId: people(1)[0]!.userId!,
  seats: people(seats),
  version: 999_999_999,
});

const tableOf = (game: AnyGame, seats: number, locale: Locale, state: unknown): PlayingTable => ({
  ...lobbyOf(game, seats, locale),
  phase: 'playing',
  hand: 20,
  seq: 999,
  state,
  carry: null,
  prompts: Array.from({ length: seats }, () => 999_999_999),
  totals: Array.from({ length: seats }, () => -123_456),
  deadline: NOON,
  warned: false,
  closesAt: null,
  ending: null,
});

const drawn = (screen: TableScreen, table: ReadableTable, viewer: Locale = table.locale) => {
  const components = render(screen, {
    seats: table.seats,
    locale: viewer,
    emojis: longest,
    id: { table: 'zzzzzzzzzz', prompt: promptOf(table, 0) },
    nonce: 'zzz',
  });
  expect(JSON.stringify(components)).toBe(JSON.stringify(components.map(rebuilt)));
  return components;
};

/** What discord.js's builders make of a container; they throw where Discord would not take it. */
function rebuilt(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent {
  if (component.type !== ComponentType.Container) throw new Error('no container');
  return new ContainerBuilder(component).toJSON();
}

const past = Array.from({ length: 10 }, (_, index) => ({
  number: 19 - index,
  scores: Array.from({ length: 8 }, () => -123_456),
}));

const totals = ({ seats, hand }: BegunTable): Totals => ({
  posted: hand % 2 === 0,
  totals: new Map([[COMPUTERS, -1_234_567], ...seats.map((seat) => [accountOf(seat), 1_234_567] as const)]),
  chip: 'ものすごく長いチップの名前です',
});

const showsOn = (screen: Screen): string[] =>
  screen
    .flatMap((part): ScreenAction[] => {
      if (part.part === 'buttons') return part.buttons.flatMap(({ action }) => action ?? []);
      return part.part === 'select' ? part.options.map(({ action }) => action) : [];
    })
    .flatMap((press) => ('show' in press ? [press.show] : []));

const sizes = games.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].map((seats) => ({ game, seats })),
);

describe.each(sizes)('$game.id with $seats seats', ({ game, seats }) => {
  /** A few states of a hand, the first and the last among them. */
  function* states(): Generator<{ state: unknown; over: boolean; locale: Locale }> {
    const [dealt] = fc.sample(anyTable(game, seats), { numRuns: 1 });
    let before: unknown = null;
    let at = 0;
    for (const { state } of walk(game, dealt!)) {
      const over = game.result(state) !== null;
      if (at++ % 12 === 0 || over || before === null)
        yield { state, over, locale: LOCALES[at % LOCALES.length]! };
      before = over ? null : state;
    }
  }

  it.each(LOCALES)('draws the lobby from one seat to all, in %s', (locale) => {
    for (let taken = 1; taken <= seats; taken++) {
      const table = lobbyOf(game, taken, locale);
      expect(faultsOf(drawn(lobbyScreen(game, table), table))).toEqual([]);
      expect(faultsOf(drawn(optionsScreen(game, table, locale), table))).toEqual([]);
      expect(faultsOf(drawn(optionsScreen(game, table, locale, { isHost: true }), table))).toEqual([]);
      if (taken > 1) expect(faultsOf(drawn(removeScreen(table, wordsFor(locale)), table))).toEqual([]);
      for (const expiredAt of [null, NOON]) {
        const closed = cancelLobby(table, { expiredAt }, NOON);
        expect(faultsOf(drawn(closedLobbyScreen(game, closed, closed.endedBy), closed))).toEqual([]);
      }
    }
  });

  it.each(LOCALES)('keeps Join in a full lobby that waits for a member who is seated, in %s', (locale) => {
    const table = { ...lobbyOf(game, seats, locale), autoStart: true };
    const waits = drawn(lobbyScreen(game, table), table);
    expect(faultsOf(waits)).toEqual([]);
    const come = { ...table, seats: table.seats.map((seat) => ({ ...seat, away: false })) };
    const isWaitedFor = seats === game.seats.max && seats > 2;
    const join = `"label":"${wordsFor(locale).lobby.join}"`;
    expect(JSON.stringify(waits).includes(join)).toBe(isWaitedFor || seats < game.seats.max);
    expect(JSON.stringify(drawn(lobbyScreen(game, come), come)).includes(join)).toBe(seats < game.seats.max);
  });

  it.each(LOCALES)('shows every option of its command on the page of options, in %s', (locale) => {
    const [subcommand] = play.data([game]).options ?? [];
    const options = subcommand && 'options' in subcommand ? (subcommand.options ?? []) : [];
    const [spoken] = DISCORD_LOCALES[locale];
    const table = lobbyOf(game, seats, locale);
    const shown = JSON.stringify(drawn(optionsScreen(game, table, locale), table))
      .toLowerCase()
      .replaceAll('\u2060', '');
    expect(options.length).toBeGreaterThan(4);
    for (const {
      name,
      name_localizations: names,
      description,
      description_localizations: texts,
    } of options) {
      expect(shown).toContain((names?.[spoken!] ?? name).replaceAll('-', ' ').toLowerCase());
      expect(shown).toContain(
        JSON.stringify(texts?.[spoken!] ?? description)
          .slice(1, -1)
          .toLowerCase(),
      );
    }
  });

  it('draws the table in play, between hands and ended, with lines for earlier hands', () => {
    for (const { state, over, locale } of states()) {
      const phases = over ? (['between', 'over', 'cancelled'] as const) : (['playing', 'cancelled'] as const);
      for (const phase of phases) {
        const table = as[phase](tableOf(game, seats, locale, state));
        const facts = {
          totals: phase === 'playing' ? null : totals(table),
          past,
          endedBy: null,
          turningPoints: [],
        };
        expect(faultsOf(drawn(tableScreen(game, table, facts), table))).toEqual([]);
      }
    }
  });

  it('draws a panel for every step of a pick, with every notice', () => {
    for (const { state, locale } of states()) {
      const table = tableOf(game, seats, locale, state);
      for (let seat = 0; seat < seats; seat++) {
        const view = game.seatView(state, seat);
        const shows = ['', ...showsOn(panelParts(game.drawPanel(view, '', locale)))];
        const viewer = seat % 2 === 0 ? locale : 'ja';
        const some = shows.filter((_, at) => at % 5 === 0);
        for (const picked of some) {
          const state: PanelState = { picked, notice: wordsFor(viewer).panel.stale, updatesStopped: true };
          const screen = panelScreen(game, table, seat, viewer, state);
          expect(faultsOf(drawn(screen, table, viewer))).toEqual([]);
        }
      }
    }
  });

  it('draws the page of details and the one that says why something is not possible', () => {
    for (const { state, over, locale } of states()) {
      if (over) continue;
      const table = tableOf(game, seats, locale, state);
      for (let seat = 0; seat < seats; seat++) {
        const pages: PanelState[] = [
          { picked: '', isDetailed: true },
          ...['', '0..0', '0..1-2-3-4', '1.0.1'].map((asked) => ({ picked: '', asked })),
        ];
        for (const page of pages)
          expect(faultsOf(drawn(panelScreen(game, table, seat, locale, page), table))).toEqual([]);
      }
    }
  });

  it('draws a panel between hands and at the end of the table', () => {
    for (const { state, over, locale } of states()) {
      if (!over) continue;
      for (const phase of ['between', 'over', 'cancelled'] as const) {
        const table = as[phase](tableOf(game, seats, locale, state));
        for (const isDetailed of [false, true]) {
          const screen = panelScreen(game, table, 0, locale, { picked: '', isDetailed });
          expect(faultsOf(drawn(screen, table))).toEqual([]);
        }
      }
    }
  });
});

describe.each(games.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'the rules of $game.id in $locale',
  ({ game, locale }) => {
    const { rules } = game.words[locale];

    it('fit page by page', () => {
      for (const page of rules.keys())
        expect(faultsOf(rulesReply(game, locale, page, longest, 'ephemeral').components)).toEqual([]);
    });

    it('have the same number of pages in every language; a page out of range is the nearest', () => {
      for (const other of LOCALES) expect(game.words[other].rules).toHaveLength(rules.length);
      const page = (number: number) => rulesReply(game, locale, number, longest, 'ephemeral').components;
      expect(page(-1)).toEqual(page(0));
      expect(page(9999)).toEqual(page(rules.length - 1));
    });
  },
);

describe.each(LOCALES)('for newcomers in %s', (locale) => {
  const commands = ['play', 'games', 'help', 'table', 'ledger', 'stats', 'settings'];
  const commandIds = new Map(commands.map((name) => [name, '9'.repeat(20)]));

  it.each([commandIds, new Map<string, string>()])('the games, the help and the welcome fit', (ids) => {
    const parts = { games, emojis: () => longest, commandIds: ids };
    expect(faultsOf(gamesReply(parts, locale).components)).toEqual([]);
    const help = helpReply(parts, locale).components;
    expect(faultsOf(help)).toEqual([]);
    expect(JSON.stringify(help).match(/<\/[\w -]+:\d+>/g) ?? []).toHaveLength(
      ids.size > 0 ? games.length + 5 : 0,
    );
    expect(faultsOf(welcomeComponents(parts, locale))).toEqual([]);
  });

  it('the games, the help and the welcome have room for nine games', () => {
    const nine = Array.from({ length: 9 }, (_, index) => {
      const game = games[index % games.length]!;
      return { ...game, id: `${game.id}-${index}` };
    });
    const parts = { games: nine, emojis: () => longest, commandIds };
    expect(faultsOf(gamesReply(parts, locale).components)).toEqual([]);
    expect(faultsOf(helpReply(parts, locale).components)).toEqual([]);
    expect(faultsOf(welcomeComponents(parts, locale))).toEqual([]);
  });
});
