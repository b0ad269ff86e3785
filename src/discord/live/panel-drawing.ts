/** Draws a player's panel, and compares drawings by what they show. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Locale } from '../../game/words.ts';
import type { HandStore } from '../../store/hands.ts';
import type { TableService } from '../../tables/service.ts';
import { isBegun, isReadable, promptOf, seatIndex, type Table } from '../../tables/table.ts';
import type { TurningPoints } from '../../tables/turning-points.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import type { Emojis } from '../emojis/emojis.ts';
import { enderName } from '../ender.ts';
import type { NameKeeper } from '../names.ts';
import { render, textComponents } from '../render.ts';
import { type PanelState, panelScreen } from '../screens/panel.ts';
import { linkTo } from '../screens/tables.ts';
import type { Holds } from './holds.ts';
import { UNKNOWN } from './open-panels.ts';

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
  readonly turningPoints: Pick<TurningPoints, 'of'>;
  readonly hands: Pick<HandStore, 'movesByClock' | 'movesForPlayer'>;
}

export function createPanelDrawing(
  tables: Pick<TableService, 'gameOf'>,
  { emojis, holdOf, names, turningPoints: found, hands }: DrawingParts,
): DrawPanel {
  let drawings = 0;

  return async (table, userId, locale, requestedState) => {
    const seat = seatIndex(table, userId);
    if (seat < 0 && isReadable(table)) return { ...seatLost(table, locale), state: requestedState };
    const ender = table.phase === 'cancelled' ? await enderName(names, table, locale) : null;
    const turningPoints = isBegun(table) ? await found.of(table, seat) : [];
    const isMissed = isBegun(table) && (table.seats[seat]?.missed ?? 0) > 0;
    const movedByClock = isMissed ? await hands.movesByClock(table.id, table.hand, seat) : [];
    const { isBack = false } = requestedState;
    const playedMeanwhile =
      isBack && isBegun(table) ? await hands.movesForPlayer(table.id, table.hand, seat) : [];
    const state: PanelState = {
      ...requestedState,
      hold: holdOf(table.id),
      ender,
      turningPoints,
      movedByClock,
      playedMeanwhile,
    };
    const prompt = promptOf(table, seat);
    if (!isBegun(table)) {
      // A quarantined table's game may be unknown to this version.
      const refusal = isReadable(table) ? 'not-begun' : table.phase;
      return { components: textComponents(wordsFor(locale).refusals[refusal]({})), prompt, state };
    }
    const components = render(panelScreen(tables.gameOf(table), table, seat, locale, state), {
      seats: table.seats,
      locale,
      reader: seat,
      emojis: emojis(),
      id: { table: table.id, prompt },
      nonce: (drawings++ % MAX_MARKS).toString(36),
    });
    return { components, prompt, state };
  };
}

/** Of a user who has no seat any more: nothing of its hand is shown. */
const seatLost = (table: Table, locale: Locale) => ({
  components: textComponents(
    `${companyWords[locale].seatLost}\n[${wordsFor(locale).panel.toTable}](${linkTo(table)})`,
  ),
  prompt: UNKNOWN,
});

/** A panel's content as JSON, without the marks of its selects, which differ from one drawing to the next. */
export const withoutMarks = (components: readonly APIMessageTopLevelComponent[]): string =>
  JSON.stringify(components).replaceAll(/:[?+][0-9a-z]+/g, ':');
