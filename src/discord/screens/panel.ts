/** A player's private panel: what the game draws for them, in the frame that every table has. */
import type { AnyGame, AnySeatView } from '../../game/game.ts';
import { detailsOf, type Line, type Panel, type Part, text } from '../../game/screen.ts';
import { joinWithDots } from '../../game/screen-parts.ts';
import type { TurningPoint } from '../../game/turning-points.ts';
import type { Locale } from '../../game/words.ts';
import { waitedForNext } from '../../tables/play.ts';
import { isLastPresent } from '../../tables/request.ts';
import { isOut, maySkip } from '../../tables/skipping.ts';
import { type BegunTable, isLeftToComputer, isOpen, type Table } from '../../tables/table.ts';
import type { Thought } from '../../tables/thinker.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { companyWords } from '../../text/company.ts';
import { meWords } from '../../text/me/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import type { BotWords } from '../../text/words.ts';
import { beginnerOf, type ChangedCast } from '../cast.ts';
import { gameName, handName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import type { Hold } from '../live/holds.ts';
import { permissionsNamed } from '../permissions.ts';
import type { TableScreen } from '../render.ts';
import { mentionedName, seatNames } from '../seat-names.ts';
import { afterHand } from './after-hand.ts';
import { votePanelParts } from './company.ts';
import { endingPanelParts, howEnded, whyAway } from './ending.ts';
import { fittedPanel } from './fitted-panel.ts';
import { clockNote, helpButtons, leaveButton } from './help-buttons.ts';
import { withHint } from './hint.ts';
import { leavingScreen } from './leaving.ts';
import { onwards } from './onwards.ts';
import { footerPart } from './panel-footer.ts';
import { preparationParts } from './preparation.ts';
import { ownStanding } from './scores.ts';
import { linkTo } from './tables.ts';
import { mayBeRefused, whyNotParts } from './why-not.ts';

export interface PanelState {
  /** The part of a pick that earlier presses have made; empty where there is none. */
  readonly picked: string;
  /** What the computer would do, once the player has asked. Default: they have not. */
  readonly hint?: Thought;
  /** Why the panel is not what the player expected, shown at the top. */
  readonly notice?: string;
  /** The panel is not updated any more: its token is about to expire. */
  readonly updatesStopped?: boolean;
  /** It shows the details: every seat, and the latest events. */
  readonly isDetailed?: boolean;
  /** It shows the page "Why can't I …?", with this much picked. */
  readonly asked?: string;
  /** It asks whether the player, who is the last to be present, means to leave. */
  readonly isLeaving?: boolean;
  /** Why the table's message in the channel is not updated; null: it is. Set by whoever draws the panel. */
  readonly hold?: Hold | null;
  /** The name of who ended the table early; null: nobody did. Set by whoever draws the panel. */
  readonly ender?: string | null;
  /** What the clock did in the seat's latest turn, as actions. Set by whoever draws the panel. */
  readonly movedByClock?: readonly unknown[];
  /** Its reader has no seat, and watches the table. */
  readonly isWatching?: boolean;
  /** The player has taken their seat back from the computer, and has not played since. */
  readonly isBack?: boolean;
  /** Whether its reader wants hints where the table allows them. Default: yes. Set by whoever draws the panel. */
  readonly wantsHints?: boolean;
  /** How many other tables wait for its reader, and some of them; null: none, or this one does. Set by whoever draws the panel. */
  readonly elsewhere?: Elsewhere | null;
  /** What was played for them meanwhile, as actions. Set by whoever draws the panel. */
  readonly playedMeanwhile?: readonly unknown[];
  /** Who sat there before, and what each has won, once a hand is over; null: nobody. Set by whoever draws the panel. */
  readonly cast?: ChangedCast | null;
  /** Those of the hand that is over, as far as they have been found. Set by whoever draws the panel. */
  readonly turningPoints?: readonly TurningPoint[];
}

/** Tables that wait for a player of another one: how many, and some of them. */
export interface Elsewhere {
  readonly count: number;
  readonly named: readonly { readonly table: Table; readonly game: AnyGame }[];
}

export function panelScreen(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  state: PanelState,
): TableScreen {
  const { isDetailed = false, hint = null, asked } = state;
  const words = wordsFor(locale);
  if (state.isLeaving && isOpen(table) && isLastPresent(table, seat))
    return leavingScreen(game, table, locale, 'refresh');
  const { above, panel } = panelFrame(game, table, seat, locale, state);
  const mayAsk =
    table.phase === 'playing' && !isLeftToComputer(table, seat) && mayBeRefused(game, table, seat, locale);
  const isAsking = asked !== undefined && mayAsk;
  const hasDetails = panel !== null && (panel.details !== null || mayAsk);
  const page = hasDetails ? { isDetailed: isDetailed || isAsking } : null;
  const footer = footerPart(game, table, seat, locale, page);
  if (isAsking) return [...whyNotParts(game, table, seat, asked, locale), footer];
  if (isDetailed && hasDetails)
    return [
      ...nextHand(game, table, seat, locale),
      ...detailsOf(panel),
      ...clockNote(table, locale),
      text(words.table.named(gameName(game, table, locale), table.id), 'small'),
      helpButtons(mayAsk, mayLeave(table, seat), isOpen(table), locale),
      ...(table.phase === 'between' ? onwards(game, table, seat, locale) : []),
      footer,
    ];
  const mayHint = panel !== null && state.wantsHints !== false && !isLeftToComputer(table, seat);
  const hinted = panel && mayHint ? withHint(panel, { game, table, seat }, hint, locale) : panel;
  const below = [
    ...preparationParts(game, table, seat, locale),
    ...afterHand(game, table, seat, state, locale),
    ...outOfHand(game, table, seat, words),
    ...onwards(game, table, seat, locale),
    ...(isOpen(table) ? waitingElsewhere(state, locale) : []),
    footer,
  ];
  if (!hinted) return [...above, ...below];
  const names = seatNames(table.seats, locale, seat);
  return fittedPanel(hinted, { above, below }, (name) => mentionedName(names, name, 'text'));
}

/** The other tables that wait for the reader, with the ways to them. */
function waitingElsewhere({ elsewhere }: PanelState, locale: Locale): Part<ComponentAction>[] {
  if (!elsewhere) return [];
  const links = elsewhere.named.map(
    ({ table, game }) => `[${gameName(game, table, locale)}](${linkTo(table)})`,
  );
  return [text(meWords(locale).waiting.elsewhere(elsewhere.count, links.join(' · ')))];
}

/** What the game draws for a player, and what the table says above it. */
interface PanelFrame {
  readonly above: TableScreen;
  /** Null at a cancelled table, which asks for nothing any more. */
  readonly panel: Panel | null;
}

export function panelFrame(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  state: PanelState,
): PanelFrame {
  const { picked, notice, updatesStopped = false, hold = null } = state;
  const words = wordsFor(locale);
  const above = [
    ...(notice ? [text(`⚠️ ${notice}`)] : []),
    ...outOfSight(table, hold, words),
    ...absence(game, table, seat, state, locale),
    ...(updatesStopped && isOpen(table)
      ? [text(words.panel.updatesStopped), button(words.panel.refresh, 'refresh', 'secondary')]
      : []),
    ...endingPanelParts(game, table, seat, locale),
    ...votePanelParts(table, seat, locale),
    ...nextHandOrEnd(game, table, seat, locale, state),
    ...creditParts(game, table, seat, locale, state),
  ];
  if (table.phase === 'cancelled') return { above, panel: null };
  const view = game.seatView(table.state, seat);
  const panel = isLeftToComputer(table, seat)
    ? { ...game.drawPanel(withoutChoices(view), '', locale), controls: [], last: [] }
    : game.drawPanel(view, picked, locale);
  return { above, panel };
}

/** Whose result it is, where another held the seat when the hand began. */
function creditParts(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  { cast = null }: PanelState,
): Part<ComponentAction>[] {
  const beginner = beginnerOf(table, cast, seat);
  if (beginner === seat || game.result(table.state) === null) return [];
  return [text(companyWords[locale].resultOf({ seat: beginner }))];
}

/** A view as if it were not the seat's turn. */
const withoutChoices = (view: AnySeatView): AnySeatView => ({ ...view, choices: [] });

const button = (
  label: string,
  kind: 'refresh' | 'back' | 'repost' | 'aloud',
  style: 'success' | 'primary' | 'secondary',
): Part<ComponentAction> => ({
  part: 'buttons',
  buttons: [{ label, action: { kind }, style }],
});

const mayLeave = (table: BegunTable, seat: number): boolean => isOpen(table) && !table.seats[seat]!.away;

/** For a player who is out of the hand: they need not wait for its end. */
export function outOfHand(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  words: BotWords,
): Part<ComponentAction>[] {
  if (!isOut(game, table, seat) || !mayLeave(table, seat)) return [];
  const skip = { label: words.ending.skip, action: { kind: 'skip' }, style: 'primary' } as const;
  const buttons = [...(maySkip(game, table, seat) ? [skip] : []), leaveButton(words)];
  return [{ part: 'buttons', buttons }];
}

/** Tells a player that the computer or the clock acts for them. */
function absence(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  { movedByClock = [], playedMeanwhile = [] }: PanelState,
  locale: Locale,
): Part<ComponentAction>[] {
  const words = wordsFor(locale);
  const { away, missed } = table.seats[seat]!;
  if (!isOpen(table)) return [];
  if (away) return [text(whyAway(table, seat, locale)), button(words.table.back, 'back', 'success')];
  const movesOf = (actions: readonly unknown[]): Line | null => {
    const moves = actions
      .filter((action) => game.schema.action.safeParse(action).success)
      // It stands there until the player's next move, and some cards may not be looked at for so long.
      .map((action) => game.drawCovered?.(action, locale) ?? game.drawAction(action, locale));
    return moves.length > 0 ? joinWithDots(moves) : null;
  };
  const meanwhile = table.phase === 'playing' ? movesOf(playedMeanwhile) : null;
  if (meanwhile) return [text(words.panel.playedMeanwhile(meanwhile), 'small')];
  return missed > 0 ? [text(words.panel.movedByClock(movesOf(movedByClock)))] : [];
}

/** Why the channel does not show the table as it is. */
function outOfSight(table: BegunTable, hold: Hold | null, words: BotWords): Part<ComponentAction>[] {
  if (hold === null) return [];
  const { panel } = words;
  const isLocked = hold.reason === 'forbidden' && hold.missing.includes('ManageThreads');
  const more = isOpen(table) ? [text(isLocked ? panel.playOnElsewhere : panel.playOnHere)] : [];
  if (hold.reason === 'deleted')
    return [text(`⚠️ ${panel.deletedTooOften}`), ...more, button(panel.showAgain, 'repost', 'secondary')];
  return [text(`⚠️ ${panel.forbidden(permissionsNamed(hold.missing, words))}`), ...more];
}

/** When the next hand begins, or how the table ended. */
function nextHandOrEnd(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  locale: Locale,
  { ender = null, notice, cast = null }: PanelState,
): Part<ComponentAction>[] {
  const words = wordsFor(locale);
  if (isOpen(table)) return nextHand(game, table, seat, locale);
  const how = howEnded(game, table, ender, locale);
  if (how !== null) return [text(how)];
  const own = ownStanding(game, table, { seat, cast }, locale);
  // A player who pressed too late reads in the notice that it is over.
  return !own && notice === words.refusals.finished({}) ? [] : [text(own ?? words.panel.over)];
}

/** Between two hands: when the next one begins, and the players it waits for. */
function nextHand(game: AnyGame, table: BegunTable, seat: number, locale: Locale): Part<ComponentAction>[] {
  if (table.phase !== 'between') return [];
  const { panel } = wordsFor(locale);
  const title = handName(game, table, locale, table.hand + 1);
  const at = inSeconds(table.deadline);
  const waited = waitedForNext(table);
  if (!table.ready.includes(seat)) return [text(panel.nextAt(title, at, waited.length === 1))];
  const players = waited.map((other) => ({ seat: other }));
  return [text(panel.waitsForNext(title, at, players))];
}
