/**
 * A hand written down for people: every state, what each sees of it in words, what may be done and what is. Kept as a
 * file beside a game's tests, it shows a change of behaviour as a difference that can be read.
 */
import { seededChance, seedFromText } from './chance.ts';
import { type AnyGame, isRefusal } from './game.ts';
import type { Inline, Line, Part, Screen, ScreenAction } from './screen.ts';
import { DEFAULT_LOCALE } from './words.ts';

const SEATS = 4;
/** Choices named at each step; of more the number is given. */
const MAX_NAMES = 12;

/** One hand of random play, from one seed. */
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
    const open = game.toAct(state);
    page.write('', `== ${step} · ${open.length > 0 ? `to act: ${open.join(', ')}` : 'over'}`);
    page.block('state', leaves(state));
    page.block('the table', words(game.drawTable(game.tableView(state), DEFAULT_LOCALE)));
    for (const seat of everySeat) {
      page.block(`seat ${seat}`, words(game.drawPanel(game.seatView(state, seat), '', DEFAULT_LOCALE)));
    }
    const result = game.result(state);
    if (result) {
      page.write(`scores ${JSON.stringify(result.scores)}, next ${JSON.stringify(result.carry)}`);
      return page.text();
    }
    for (const seat of open)
      page.write(`seat ${seat} may: ${someNames(game.choices(state, seat).map(game.nameOf))}`);

    const seat = open[chance.below(`playthrough/seat/${step}`, open.length)]!;
    const choices = game.choices(state, seat);
    const choice = choices[chance.below(`playthrough/choice/${step}`, choices.length)];
    const action = game.actionFor(state, seat, choice);
    page.write(`> seat ${seat}: ${game.nameOf(choice)} ${JSON.stringify(action)}`);
    const next = game.apply(state, seat, action, chance);
    if (isRefusal(next)) throw new Error(`${game.id}: offered, then refused: ${next.refused}`);
    state = next;
  }
}

/** The first few names, and how many there are where that is not all. */
const someNames = (names: readonly string[]): string =>
  names.length > MAX_NAMES
    ? `${names.slice(0, MAX_NAMES).join(' ')} … (${names.length} in all)`
    : names.join(' ');

/** Text line by line; of a block that comes again, only the lines it did not have the last time. */
function newPage() {
  const written: string[] = [];
  const last = new Map<string, ReadonlySet<string>>();
  return {
    write: (...lines: string[]) => void written.push(...lines),
    block(title: string, lines: readonly string[]) {
      const before = last.get(title);
      const fresh = lines.filter((line) => !before?.has(line));
      last.set(title, new Set(lines));
      if (fresh.length > 0) written.push(title, ...fresh.map((line) => `  ${line}`));
    },
    text: () => `${written.join('\n')}\n`,
  };
}

/** Plain data: a line a value, and a line an item of a list of lists or of things. */
function leaves(state: unknown): string[] {
  if (typeof state !== 'object' || state === null) return [JSON.stringify(state)];
  return Object.entries(state).flatMap(([key, value]) => {
    if (!Array.isArray(value) || !value.some((item) => typeof item === 'object')) {
      return [`${key} ${JSON.stringify(value)}`];
    }
    // A log's items move up as it grows: they are told by what they are, not by their place.
    return value.map((item, i) => `${key}${Array.isArray(item) ? ` ${i}` : ''} ${JSON.stringify(item)}`);
  });
}

const words = (screen: Screen): string[] => screen.flatMap(wordsOf);

function wordsOf(part: Part): string[] {
  switch (part.part) {
    case 'text':
      return [`${part.size === 'title' ? '# ' : part.size === 'small' ? '– ' : ''}${spell(part.line)}`];
    case 'cards':
      return [part.cards.join(' ')];
    case 'seats':
      return part.rows.map(
        ({ seat, isActing, note }) => `${isActing ? '▶' : ' '} seat ${seat} · ${spell(note)}`,
      );
    case 'rule':
      return [];
    case 'buttons':
      return [part.buttons.map(({ label, action }) => `[${label} ${aim(action)}]`).join(' ')];
    case 'select':
      return [`[${part.label} ▾]`, ...part.options.map((of) => `  ${told(of)} ${aim(of.action)}`)];
    case 'picks':
      return [
        `[${part.label} ▾ ${part.min}–${part.max} ${aim(part.action)}]`,
        ...part.options.map((of) => `  ${of.value}: ${told(of)}`),
      ];
  }
}

const told = ({ label, description }: { label: string; description?: string }): string =>
  description ? `${label} (${description})` : label;

const aim = (press: ScreenAction): string => ('choose' in press ? `→ ${press.choose}` : `… ${press.show}`);

const spell = (line: Line): string => line.map(spellPiece).join('');

function spellPiece(piece: Inline): string {
  if (typeof piece !== 'object') return `${piece}`;
  return 'seat' in piece ? `seat ${piece.seat}` : piece.cards.join(' ');
}
