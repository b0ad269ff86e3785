/**
 * A hand as text for people: every state, what each seat sees of it, the choices, and the one made. Kept as a golden
 * file beside a game's tests, it shows a change of behaviour as a readable difference.
 */
import { seededChance, seedFromText } from './chance.ts';
import { type AnyGame, isRefusal } from './game.ts';
import {
  type Button,
  detailsOf,
  type Inline,
  type Label,
  type Line,
  type Panel,
  type Part,
  panelParts,
  type Screen,
  type ScreenAction,
} from './screen.ts';
import { DEFAULT_LOCALE } from './words.ts';

const SEATS = 4;
/** The number of choices that are named at each step; of more, only their number is written. */
const MAX_NAMES = 12;

/** The text of one hand of random play. */
export function playthrough(game: AnyGame, seed: string): string {
  const seats = Math.min(SEATS, game.seats.max);
  const everySeat = Array.from({ length: seats }, (_, seat) => seat);
  const options = game.options.parse({});
  const chance = seededChance(seedFromText(seed));
  const page = newPage();
  page.write(
    `${game.id}, ${seats} seats, seed '${seed}', ${JSON.stringify(options)}`,
    'What is the same as a step before is left out.',
  );

  let state = game.start({ options, seats, carry: null }, chance);
  for (let step = 0; ; step++) {
    const acting = game.toAct(state);
    page.write('', `== ${step} · ${acting.length > 0 ? `to act: ${acting.join(', ')}` : 'over'}`);
    page.block('state', stateLines(state));
    page.block('the table', screenLines(game.drawTable(game.tableView(state), DEFAULT_LOCALE)));
    for (const seat of everySeat) {
      page.block(`seat ${seat}`, panelLines(game.drawPanel(game.seatView(state, seat), '', DEFAULT_LOCALE)));
    }
    const result = game.result(state);
    if (result) {
      page.write(`scores ${JSON.stringify(result.scores)}, next ${JSON.stringify(result.carry)}`);
      return page.text();
    }
    for (const seat of acting)
      page.write(`seat ${seat} may: ${someNames(game.choices(state, seat).map(game.nameOf))}`);

    const seat = acting[chance.below(`playthrough/seat/${step}`, acting.length)]!;
    const choices = game.choices(state, seat);
    const choice = choices[chance.below(`playthrough/choice/${step}`, choices.length)];
    const action = game.actionFor(state, seat, choice);
    page.write(`> seat ${seat}: ${game.nameOf(choice)} ${JSON.stringify(action)}`);
    const next = game.apply(state, seat, action, chance);
    if (isRefusal(next)) throw new Error(`${game.id}: listed, then refused: ${next.refused}`);
    state = next;
  }
}

/** The first few names, and how many there are where that is not all. */
const someNames = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(' ')} … (${names.length} in all)`
    : names.join(' ');

/** Collects lines. A block that is written again adds only the lines that it did not have the last time. */
function newPage() {
  const written: string[] = [];
  const last = new Map<string, ReadonlySet<string>>();
  return {
    write: (...lines: string[]) => void written.push(...lines),
    block(title: string, lines: readonly string[]) {
      const previous = last.get(title);
      const fresh = lines.filter((line) => !previous?.has(line));
      last.set(title, new Set(lines));
      if (fresh.length > 0) written.push(title, ...fresh.map((line) => `  ${line}`));
    },
    text: () => `${written.join('\n')}\n`,
  };
}

/** A line for each value of a state, and for each item of a list of lists or objects. */
function stateLines(state: unknown): string[] {
  if (typeof state !== 'object' || state === null) return [JSON.stringify(state)];
  return Object.entries(state).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !value.some((item) => typeof item === 'object')) {
      return [`${key} ${JSON.stringify(value)}`];
    }
    // Items of a log move up as it grows, so objects are written without their index.
    return value.map(
      (item, index) => `${key}${Array.isArray(item) ? ` ${index}` : ''} ${JSON.stringify(item)}`,
    );
  });
}

const panelLines = (panel: Panel): string[] => [
  ...screenLines(panelParts(panel)),
  ...screenLines(detailsOf(panel)),
];

const screenLines = (screen: Screen): string[] => screen.flatMap(partLines);

function partLines(part: Part): string[] {
  switch (part.part) {
    case 'text':
      return [`${part.size === 'title' ? '# ' : part.size === 'small' ? '– ' : ''}${lineText(part.line)}`];
    case 'cards':
      return [part.cards.join(' ')];
    case 'seats':
      return part.rows.map(
        ({ seat, isActing, note }) => `${isActing ? '▶' : ' '} seat ${seat} · ${lineText(note)}`,
      );
    case 'rule':
      return [];
    case 'section':
      return [...part.texts.flatMap(partLines), buttonText(part.button)];
    case 'buttons':
      return [part.buttons.map(buttonText).join(' ')];
    case 'select':
      return [
        `[${labelText(part.label)} ▾${part.disabled ? ' disabled' : ''}]`,
        ...part.options.map((option) => `  ${optionText(option)} ${actionText(option.action)}`),
      ];
    case 'multi-select':
      return [
        `[${labelText(part.label)} ▾ ${part.min}–${part.max} ${actionText(part.action)}]`,
        ...part.options.map((option) => `  ${option.value}: ${optionText(option)}`),
      ];
  }
}

const buttonText = ({ label, action, disabled }: Button): string =>
  disabled ? `(${labelText(label)})` : `[${labelText(label)} ${actionText(action)}]`;

const optionText = ({ label, description }: { label: Label; description?: Label }): string =>
  description ? `${labelText(label)} (${labelText(description)})` : labelText(label);

const labelText = (label: Label): string => (typeof label === 'string' ? label : lineText(label));

const actionText = (action: ScreenAction): string =>
  'choose' in action ? `→ ${action.choose}` : `… ${action.show}`;

const lineText = (line: Line): string => line.map(inlineText).join('');

function inlineText(inline: Inline): string {
  if (typeof inline !== 'object') return `${inline}`;
  return 'seat' in inline ? `seat ${inline.seat}` : inline.cards.join(' ');
}
