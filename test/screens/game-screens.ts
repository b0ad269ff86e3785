/** Screens of one game: its lobby, rules and options, and tables and panels in every state that random play meets. */

import { levelsScreen } from '../../src/discord/screens/levels.ts';
import { lobbyScreen } from '../../src/discord/screens/lobby.ts';
import { optionsScreen } from '../../src/discord/screens/options.ts';
import { type PanelState, panelScreen } from '../../src/discord/screens/panel.ts';
import { rulesReply } from '../../src/discord/screens/rules.ts';
import { type TableFacts, tableScreen } from '../../src/discord/screens/table.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { LEVELS } from '../../src/game/levels.ts';
import type { Locale } from '../../src/game/words.ts';
import { accountOf } from '../../src/ledger/postings.ts';
import type { BegunTable, LobbyTable, PlayingTable } from '../../src/tables/table.ts';
import { type Panel, questions, screenIn } from '../layout/panels.ts';
import { componentsOf, emojis, seatsOf } from '../layout/tables.ts';
import { as } from '../tables/fixtures.ts';
import { covering, featuresOf } from './covering.ts';
import type { Shown } from './shown.ts';

/** Hands in which states are looked for. */
const HANDS = 12;
/** Screens of a kind that are shown at most: the later ones have little that the others have not. */
const MAX_PANELS = 36;
const MAX_TABLES = 14;
const MAX_DETAILS = 8;

export function gameScreens(game: AnyGame, locale: Locale): Shown[] {
  const met = panelsMet(game);
  const panels = covering(met, MAX_PANELS, ({ screen }) => featuresOf(screen));
  const tables = covering(firstOfEach(met), MAX_TABLES, ({ table }) =>
    featuresOf(tableScreen(game, table, factsOf(table))),
  );
  return [
    ...lobbies(game, locale),
    ...rules(game, locale),
    ...tables.flatMap(({ table, place }) => drawTable(game, { ...table, locale }, place)),
    ...panels.map((panel) => ({
      caption: `panel: ${panel.place}${panel.picked === '' ? '' : `, picked ${panel.picked}`}`,
      components: componentsOf(screenIn(locale, panel), panel, locale),
      ephemeral: true,
    })),
    ...details(game, panels, locale),
    ...ends(game, met, locale),
  ];
}

const panelsMet = (game: AnyGame): Panel[] => [...questions(game, { hands: HANDS, seed: 'sheet' })].flat();

/** One panel of each table state. */
const firstOfEach = (panels: readonly Panel[]): Panel[] => [
  ...new Map(panels.map((panel) => [panel.table.state, panel])).values(),
];

function lobbies(game: AnyGame, locale: Locale): Shown[] {
  const { min, max } = game.seats;
  const [dealt] = questions(game, { hands: 1, seed: 'sheet' });
  const table = { ...dealt![0]!.table, locale } as PlayingTable;
  const lobbyOf = (people: number, computers: number): LobbyTable => ({
    ...as.lobby(table),
    seats: [
      ...seatsOf(people),
      ...Array.from({ length: computers }, (_, index) => ({
        ...seatsOf(1)[0]!,
        userId: null,
        name: `${index + 1}`,
        ...(index % 2 === 1 && { level: LEVELS[index % LEVELS.length]! }),
      })),
    ],
  });
  const drawn = (caption: string, lobby: LobbyTable): Shown => ({
    caption,
    components: componentsOf(lobbyScreen(game, lobby), { table: lobby }, locale),
    ephemeral: false,
  });
  return [
    drawn('lobby: one seat taken', lobbyOf(1, 0)),
    ...(min < max ? [drawn('lobby: can start', lobbyOf(min, 0))] : []),
    drawn('lobby: full of people', lobbyOf(max, 0)),
    drawn('lobby: with computers', lobbyOf(1, max - 1)),
    ...(max > 3 ? [drawn('lobby: a rematch of two people and a computer', lobbyOf(2, 1))] : []),
    {
      caption: 'options',
      components: componentsOf(optionsScreen(game, lobbyOf(1, 0), locale), { table: lobbyOf(1, 0) }, locale),
      ephemeral: true,
    },
    {
      caption: 'options: its host’s',
      components: componentsOf(
        optionsScreen(game, lobbyOf(1, 2), locale, { isHost: true }),
        { table: lobbyOf(1, 2) },
        locale,
      ),
      ephemeral: true,
    },
    {
      caption: 'options: each computer’s level',
      components: componentsOf(
        levelsScreen(lobbyOf(1, max - 1), locale),
        { table: lobbyOf(1, max - 1) },
        locale,
      ),
      ephemeral: true,
    },
  ];
}

const rules = (game: AnyGame, locale: Locale): Shown[] =>
  game.words[locale].rules.map(({ title }, page) => ({
    caption: `rules: ${title}`,
    components: rulesReply(game, locale, page, emojis, 'ephemeral').components as Shown['components'],
    ephemeral: true,
  }));

const factsOf = ({ seats, hand, phase }: BegunTable): TableFacts => ({
  totals:
    phase === 'playing'
      ? null
      : {
          posted: true,
          totals: new Map(seats.map((seat, index) => [accountOf(seat), (index % 2 ? -1 : 1) * 1234 * index])),
          chip: null,
        },
  past: Array.from({ length: hand - 1 }, (_, index) => ({
    number: hand - 1 - index,
    scores: seats.map((_, seat) => (seat % 2 ? -3 : 3) * (index + 1)),
  })),
  endedBy: null,
  turningPoints: [],
});

const drawTable = (game: AnyGame, table: BegunTable, place: string): Shown[] => [
  {
    caption: `table: ${place}`,
    components: componentsOf(tableScreen(game, table, factsOf(table)), { table }, table.locale),
    ephemeral: false,
  },
];

function details(game: AnyGame, panels: readonly Panel[], locale: Locale): Shown[] {
  const pages = panels.map((panel) => ({
    panel,
    screen: panelScreen(game, panel.table, panel.seat, locale, { picked: '', isDetailed: true }),
  }));
  return covering(pages, MAX_DETAILS, ({ screen }) => featuresOf(screen)).map(({ panel, screen }) => ({
    caption: `details: ${panel.place}`,
    components: componentsOf(screen, panel, locale),
    ephemeral: true,
  }));
}

/** The end of a table, as all and as one player see it, and tables that are interrupted. */
function ends(game: AnyGame, met: readonly Panel[], locale: Locale): Shown[] {
  const between = met.findLast(({ table }) => table.phase === 'between');
  const playing = met.find(({ table, isActing }) => table.phase === 'playing' && isActing);
  const results: Shown[] = [];
  if (between) {
    const seats = between.table.seats.length;
    const table = { ...(between.table as unknown as PlayingTable), locale };
    const over = as.over({ ...table, seats: seatsOf(seats) });
    results.push(...drawTable(game, over, 'over'));
    results.push({
      caption: 'panel: over',
      components: componentsOf(panelScreen(game, over, 0, locale, { picked: '' }), { table: over }, locale),
      ephemeral: true,
    });
  }
  if (playing) {
    const table = { ...(playing.table as PlayingTable), locale };
    const away = {
      ...table,
      seats: table.seats.map((seat, index) => ({ ...seat, away: index === playing.seat })),
    };
    results.push(...drawTable(game, away, 'somebody is away'));
    const panelOf = (caption: string, shown: PlayingTable, state: Partial<PanelState>): Shown => ({
      caption: `panel: ${caption}`,
      components: componentsOf(
        panelScreen(game, shown, playing.seat, locale, { picked: '', ...state }),
        { table: shown },
        locale,
      ),
      ephemeral: true,
    });
    const [choice] = game.choices(table.state, playing.seat);
    const action = game.actionFor(table.state, playing.seat, choice);
    const alone = table.seats.map((seat, index) =>
      index === playing.seat ? seat : { ...seat, userId: null, name: `${index + 1}` },
    );
    results.push(
      panelOf('away', away, {}),
      panelOf('asked before leaving', { ...table, seats: alone }, { isLeaving: true }),
      panelOf('back', table, { isBack: true, playedMeanwhile: [action] }),
    );
    results.push(...drawTable(game, as.cancelled(table), 'ended early'));
  }
  return results;
}
