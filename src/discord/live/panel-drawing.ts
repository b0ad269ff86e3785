/** Draws a player's panel, and compares drawings by what they show. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import type { HandStore } from '../../store/hands.ts';
import type { AwaitedPeople } from '../../tables/awaited.ts';
import { seatsToAct } from '../../tables/play.ts';
import { mayEnter } from '../../tables/private.ts';
import type { TableService } from '../../tables/service.ts';
import {
  type BegunTable,
  isBegun,
  isOpen,
  isReadable,
  promptOf,
  type ReadableTable,
  seatIndex,
  type Table,
} from '../../tables/table.ts';
import type { TurningPoints } from '../../tables/turning-points.ts';
import { whyNotWatch } from '../../tables/watching.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { changedCast } from '../cast.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { enderName } from '../ender.ts';
import type { NameKeeper } from '../names.ts';
import type { PreferenceKeeper } from '../preferences.ts';
import { notInvitedText } from '../refusal-text.ts';
import { render, textComponents } from '../render.ts';
import { type Elsewhere, type PanelState, panelScreen } from '../screens/panel.ts';
import { linkTo } from '../screens/tables.ts';
import { strangerScreen } from '../screens/watching.ts';
import type { Holds } from './holds.ts';
import { UNKNOWN } from './open-panels.ts';
import type { createWatchDrawing } from './watch-drawing.ts';

/** Marks of selects are three digits to base 36 at most. */
const MAX_MARKS = 36 ** 3;

export interface PanelDrawing {
  readonly components: APIMessageTopLevelComponent[];
  readonly prompt: number;
  readonly state: PanelState;
}

export type DrawPanel = (
  table: Table,
  userId: string,
  locale: Locale,
  state: PanelState,
) => Promise<PanelDrawing>;

interface DrawingParts {
  readonly emojis: () => Emojis;
  readonly holdOf: Holds['get'];
  readonly names: Pick<NameKeeper, 'namesOf'>;
  readonly preferences: Pick<PreferenceKeeper, 'of'>;
  readonly awaited: Pick<AwaitedPeople, 'tablesOf'>;
  readonly turningPoints: Pick<TurningPoints, 'of'>;
  readonly hands: Pick<HandStore, 'movesByClock' | 'movesForPlayer' | 'holdersOf' | 'before'>;
  readonly watching: Pick<ReturnType<typeof createWatchDrawing>, 'draw'>;
}

export function createPanelDrawing(
  tables: Pick<TableService, 'gameOf' | 'find'>,
  { emojis, holdOf, names, preferences, awaited, turningPoints: found, hands, watching }: DrawingParts,
): DrawPanel {
  let drawings = 0;

  /**
   * For a user without a seat: what all see, if they watch; else that their seat is lost, and where they are not invited any more
   * that alone. Nothing of a hand is shown.
   */
  const withoutSeat = async (
    table: ReadableTable,
    userId: string,
    locale: Locale,
    state: PanelState,
  ): Promise<PanelDrawing> => {
    const hold = holdOf(table.id);
    if (state.isWatching && isBegun(table) && whyNotWatch(table, userId) === null)
      return {
        components: await watching.draw(table, userId, locale, state.updatesStopped ?? false),
        prompt: UNKNOWN,
        state: { ...state, hold, turningPoints: await found.of(table) },
      };
    const components = mayEnter(table, userId)
      ? seatLost(table, locale, emojis())
      : textComponents(notInvitedText(table, locale));
    return { components, prompt: UNKNOWN, state: { ...state, hold } };
  };

  return async (table, userId, locale, requestedState) => {
    const seat = seatIndex(table, userId);
    if (seat < 0 && isReadable(table)) return withoutSeat(table, userId, locale, requestedState);
    const ender = table.phase === 'cancelled' ? await enderName(names, table, locale) : null;
    const turningPoints = isBegun(table) ? await found.of(table, seat) : [];
    const isMissed = isBegun(table) && (table.seats[seat]?.missed ?? 0) > 0;
    const movedByClock = isMissed ? await hands.movesByClock(table.id, table.hand, seat) : [];
    const cast = isBegun(table) && table.phase !== 'playing' ? await changedCast(hands, table) : null;
    const { isBack = false } = requestedState;
    const playedMeanwhile =
      isBack && isBegun(table) ? await hands.movesForPlayer(table.id, table.hand, seat) : [];
    const state: PanelState = {
      ...requestedState,
      hold: holdOf(table.id),
      ender,
      cast,
      turningPoints,
      movedByClock,
      playedMeanwhile,
      elsewhere: isBegun(table) ? await waitingElsewhere(tables, awaited, table, userId) : null,
      wantsHints: (await preferences.of(userId)).hints,
    };
    const prompt = promptOf(table, seat);
    if (!isBegun(table)) {
      // A quarantined table's game may be unknown to this version.
      const refusal = isReadable(table) ? 'not-begun' : table.phase;
      return { components: textComponents(wordsFor(locale).refusals[refusal]({})), prompt, state };
    }
    const components = render(panelScreen(tables.gameOf(table), table, seat, locale, state), {
      seats: cast?.people ?? table.seats,
      locale,
      reader: seat,
      emojis: emojis(),
      id: { table: table.id, prompt },
      nonce: (drawings++ % MAX_MARKS).toString(36),
    });
    return { components, prompt, state };
  };
}

/** A panel names so many of the other tables that wait for its reader. */
const MAX_ELSEWHERE = 3;

/** The other tables that wait for a player who need not act at this one; null: there are none. */
async function waitingElsewhere(
  tables: Pick<TableService, 'gameOf' | 'find'>,
  awaited: Pick<AwaitedPeople, 'tablesOf'>,
  table: BegunTable,
  userId: string,
): Promise<Elsewhere | null> {
  const others = awaited.tablesOf(userId).filter(({ id }) => id !== table.id);
  const seat = seatIndex(table, userId);
  if (others.length === 0 || seatsToAct(tables.gameOf(table), table).includes(seat)) return null;
  const found = await Promise.all(
    others.slice(0, MAX_ELSEWHERE).map(({ id }) => tables.find(id).catch(() => null)),
  );
  const named = found.flatMap((other) =>
    other && isOpen(other) ? { table: other, game: tables.gameOf(other) } : [],
  );
  return named.length === 0 ? null : { count: others.length, named };
}

const seatLost = (table: ReadableTable, locale: Locale, emojis: Emojis): APIMessageTopLevelComponent[] => {
  const said = `${companyWords[locale].seatLost}\n[${wordsFor(locale).panel.toTable}](${linkTo(table)})`;
  const id = { table: table.id, prompt: 0 };
  return render(strangerScreen(said, table, locale), { seats: table.seats, locale, emojis, id, nonce: '' });
};

/** A panel's content as JSON, without the marks of its selects, which differ from one drawing to the next. */
export const withoutMarks = (components: readonly APIMessageTopLevelComponent[]): string =>
  JSON.stringify(components).replaceAll(/:[?+][0-9a-z]+/g, ':');
