/** A panel or a table as plain text for screen readers: whose turn it is, cards in words, and what can be done now. */
import type { Face } from '../../game/cards.ts';
import type { AnyGame } from '../../game/game.ts';
import {
  type Block,
  type Button,
  detailsOf,
  type Label,
  type Panel,
  type Part,
  type SeatName,
} from '../../game/screen.ts';
import type { Locale } from '../../game/words.ts';
import { seatsToAct } from '../../tables/play.ts';
import { type BegunTable, isDeserted } from '../../tables/table.ts';
import { aloudWords } from '../../text/aloud/catalogue.ts';
import type { AloudWords } from '../../text/aloud/words.ts';
import { wordsFor } from '../../text/catalogue.ts';
import { inSeconds } from '../../text/timestamps.ts';
import { gameName } from '../game-name.ts';
import type { ComponentAction } from '../ids.ts';
import { type SpokenName, type SpokenText, spokenNames, spokenText } from '../spoken-text.ts';
import { type HintedPanel, withHint } from './hint.ts';
import { onwards } from './onwards.ts';
import { outOfHand, type PanelState, panelFrame } from './panel.ts';
import { ownTotals } from './scores.ts';
import { tableScreen } from './table.ts';
import { turningPointParts } from './turning-points.ts';

/** Discord takes 4000 characters of text in a message. */
const MAX_LENGTH = 4000;

/** How much is said; less where the text is too long for one message. */
interface Extent {
  readonly hasDescriptions: boolean;
  readonly hasDetails: boolean;
  readonly maxOptions: number;
}

/** From all that there is to what must be said. */
const EXTENTS: readonly Extent[] = [
  { hasDescriptions: true, hasDetails: true, maxOptions: 25 },
  { hasDescriptions: false, hasDetails: true, maxOptions: 25 },
  { hasDescriptions: false, hasDetails: false, maxOptions: 25 },
  { hasDescriptions: false, hasDetails: false, maxOptions: 8 },
];

interface Reading {
  readonly say: SpokenText;
  readonly nameOf: (seatName: SeatName) => SpokenName;
  readonly words: AloudWords;
  readonly colon: string;
  /** The reader's seat; null: they have none. */
  readonly own: number | null;
  readonly shown: ShownState;
}

/** Of what the reader's panel shows besides the table itself. */
export type ShownState = Partial<
  Pick<PanelState, 'picked' | 'hint' | 'ender' | 'turningPoints' | 'wantsHints' | 'cast'>
>;

/**
 * What a seated player may see and do, in the reader's language.
 * @param seat null: the reader is a spectator
 */
export function readAloud(
  game: AnyGame,
  table: BegunTable,
  seat: number | null,
  locale: Locale,
  shown: ShownState = {},
): string {
  const nameOf = spokenNames(shown.cast?.people ?? table.seats, locale, 'text');
  const reading: Reading = {
    say: spokenText(game.words[locale].spoken ?? {}, locale, nameOf),
    nameOf,
    words: aloudWords(locale),
    colon: wordsFor(locale).colon,
    own: seat,
    shown,
  };
  const readable: BegunTable = { ...table, locale };
  const textOf = (extent: Extent): string =>
    (seat === null
      ? spectatorLines(game, readable, reading)
      : playerLines(game, readable, seat, reading, extent)
    ).join('\n');
  let text = '';
  for (const extent of EXTENTS) {
    text = textOf(extent);
    if (text.length <= MAX_LENGTH) return text;
  }
  return `${text.slice(0, MAX_LENGTH - 1)}…`;
}

/** The table's message with its scores; its buttons are on the message itself. */
function spectatorLines(game: AnyGame, table: BegunTable, reading: Reading): string[] {
  const { ender = null, turningPoints = [], cast = null } = reading.shown;
  const facts = { totals: null, past: [], endedBy: ender, turningPoints, cast };
  return linesOf(tableScreen(game, table, facts), reading);
}

function playerLines(
  game: AnyGame,
  table: BegunTable,
  seat: number,
  reading: Reading,
  extent: Extent,
): string[] {
  const { words } = reading;
  const {
    picked = '',
    hint = null,
    ender = null,
    turningPoints = [],
    wantsHints = true,
    cast = null,
  } = reading.shown;
  const frame = panelFrame(game, table, seat, table.locale, { picked, ender, cast });
  const title = `${gameName(game, table, table.locale)} — ${game.handTitle(table.options, table.hand, table.locale)}`;
  const above = linesOf(frame.above, reading);
  const below = [
    ...outOfHand(game, table, seat, wordsFor(table.locale)),
    ...onwards(game, table, seat, table.locale),
  ];
  if (!frame.panel) return [title, ...above, ...controls(below, reading, extent)];
  const panel: HintedPanel = wantsHints
    ? withHint(frame.panel, { game, table, seat }, hint, table.locale)
    : frame.panel;
  const [onTable, hand] = [withoutTurn(linesOf(panel.table, reading), reading), linesOf(panel.hand, reading)];
  return [
    title,
    ...turnLines(game, table, seat, reading),
    ...above,
    ...linesOf(panel.headline, reading),
    // What a game that is over has there is its result.
    ...(table.phase === 'playing' ? section(words.onTable, onTable, reading) : onTable),
    ...(hasHeading(panel.hand) ? ['', ...hand] : section(words.hand, hand, reading)),
    ...linesOf(ownTotals(game, table, cast, table.locale), reading),
    ...linesOf(turningPointParts(game, table, turningPoints, table.locale, seat), reading),
    ...seatsAndDetails(panel, reading, extent),
    ...controls(
      [...buttonsOf(frame.above), ...askButton(panel), ...panel.controls, ...lastRow(panel), ...below],
      reading,
      extent,
    ),
  ];
}

const hasHeading = (blocks: readonly Block[]): boolean => blocks[0]?.part === 'text';

const buttonsOf = (parts: readonly Part<ComponentAction>[]): Part<ComponentAction>[] =>
  parts.filter(({ part }) => part === 'buttons');

const askButton = ({ ask }: HintedPanel): Part<ComponentAction>[] =>
  ask ? [{ part: 'buttons', buttons: [ask] }] : [];

const lastRow = ({ last }: Panel<ComponentAction>): Part<ComponentAction>[] =>
  last.length > 0 ? [{ part: 'buttons', buttons: last }] : [];

/** Whose turn it is. Between hands and at the end, the frame says how things stand. */
function turnLines(game: AnyGame, table: BegunTable, seat: number, { say, words }: Reading): string[] {
  if (table.phase !== 'playing') return [];
  const seats = seatsToAct(game, table);
  const isOwn = seats.includes(seat);
  const players = seats.map((index) => ({ seat: index }));
  return [
    isOwn ? words.yourTurn : say.line(wordsFor(table.locale).table.turn(players, null)),
    ...(isOwn && table.deadline !== null && !isDeserted(table)
      ? [words.timeLeft(inSeconds(table.deadline))]
      : []),
  ];
}

const section = (heading: string, lines: readonly string[], { colon }: Reading): string[] =>
  lines.length > 0 ? ['', `${heading}${colon.trimEnd()}`, ...lines] : [];

/** The seats among a panel's details, and what of the rest the panel does not say itself. */
function seatsAndDetails(panel: Panel<ComponentAction>, reading: Reading, { hasDetails }: Extent): string[] {
  const details = detailsOf(panel);
  const seats = details.filter((block) => block.part === 'seats');
  const others = details.filter((block) => block.part !== 'seats');
  const told = linesOf([...panel.headline, ...panel.table, ...panel.hand], reading);
  const untold = linesOf(others, reading).filter((line) => !told.includes(line));
  return [
    ...section(reading.words.seats, linesOf(seats, reading), reading),
    ...(hasDetails ? section(reading.words.details, untold, reading) : []),
  ];
}

/** What is only read; controls are left out. */
function linesOf(parts: readonly Part<ComponentAction>[], reading: Reading): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const told = partLines(part, reading).filter((line) => line !== '');
    // Large cards below a line that has named them would be read as others.
    if (part.part === 'cards' && told[0] !== undefined && lines.at(-1)?.endsWith(told[0])) continue;
    lines.push(...told);
  }
  return lines;
}

/** The lines of a panel whose first words say again whose turn it is. */
const withoutTurn = (lines: readonly string[], { words }: Reading): string[] =>
  lines
    .map((line) =>
      line.startsWith(words.yourTurnInPanel) ? line.slice(words.yourTurnInPanel.length).trimStart() : line,
    )
    .filter((line) => line !== '');

function partLines(part: Part<ComponentAction> | Block, reading: Reading): string[] {
  const { say, nameOf, words, colon, own } = reading;
  switch (part.part) {
    case 'text':
      return [say.line(part.line)];
    case 'cards':
      return [say.cards(part.cards)];
    case 'seats':
      return part.rows.map(({ seat, isActing, note }) => {
        const { name, note: kind } = nameOf({ seat, isListed: true });
        const notes = [kind ?? '', seat === own ? words.you : '', isActing ? words.acts : ''];
        return `${withNotes(name, notes, reading)}${colon}${say.line(note)}`;
      });
    default:
      return [];
  }
}

/** The question; then every button and select in the order of the panel: a line each for selects and rows of buttons. */
function controls(parts: readonly Part<ComponentAction>[], reading: Reading, extent: Extent): string[] {
  const { words } = reading;
  const texts = parts.filter(({ part }) => part === 'text');
  const question = withoutTurn(linesOf(texts, reading), reading);
  const lines = parts.flatMap((part) => (part.part === 'text' ? [] : controlLine(part, reading, extent)));
  const listed = lines.length === 0 ? ['', words.noControls] : section(words.controls, lines, reading);
  return question.length > 0 ? ['', ...question, ...listed] : listed;
}

function controlLine(part: Part<ComponentAction>, reading: Reading, extent: Extent): string[] {
  const { say, words, colon } = reading;
  switch (part.part) {
    case 'buttons':
      return [part.buttons.map((button) => buttonText(button, reading)).join(words.separator)];
    case 'section':
      return [buttonText(part.button, reading)];
    case 'select':
    case 'multi-select': {
      const limits = part.part === 'multi-select' ? words.chooseUpTo(part.min, part.max) : '';
      const isDisabled = part.part === 'select' && part.disabled === true;
      const label = withNotes(say.label(part.label), [limits, isDisabled ? words.notNow : ''], reading);
      return [isDisabled ? label : `${label}${colon}${optionsText(part.options, reading, extent)}`];
    }
    default:
      return linesOf([part], reading);
  }
}

function buttonText(button: Button<ComponentAction>, reading: Reading): string {
  const { label, card, disabled, isUsed } = button;
  const { notNow, used } = reading.words;
  return withNotes(labelText(label, card, reading.say), [isUsed ? used : disabled ? notNow : ''], reading);
}

interface AnyOption {
  readonly label: Label;
  readonly description?: Label;
  readonly card?: Face;
  readonly selected?: boolean;
}

function optionsText(
  options: readonly AnyOption[],
  reading: Reading,
  { hasDescriptions, maxOptions }: Extent,
): string {
  const { say, words } = reading;
  const texts = options
    .slice(0, maxOptions)
    .map(({ label, description, card, selected }) =>
      withNotes(
        labelText(label, card, say),
        [description && hasDescriptions ? say.label(description) : '', selected ? words.chosen : ''],
        reading,
      ),
    );
  const more = options.length - texts.length;
  return [...texts, ...(more > 0 ? [words.moreOptions(more)] : [])].join(words.separator);
}

/** A label; the name of the card beside it if it is the picture alone that says something. */
const labelText = (label: Label, card: Face | undefined, say: SpokenText): string =>
  say.label(label) || (card === undefined ? '' : say.cards([card]));

const withNotes = (text: string, notes: readonly string[], { words }: Reading): string => {
  const given = notes.filter((note) => note !== '');
  return given.length > 0 ? words.noted(text, given) : text;
};
