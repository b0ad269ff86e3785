/** Panels that random play meets, in the order in which a player presses through them. */
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Emojis } from '../../src/discord/emojis/emojis.ts';
import { pictureSources } from '../../src/discord/emojis/pictures.ts';
import { fieldsOf } from '../../src/discord/ids.ts';
import { render } from '../../src/discord/render.ts';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import type { Face } from '../../src/game/cards.ts';
import { playoutRandom, seededChance, seedFromText } from '../../src/game/chance.ts';
import { type AnyGame, isRefusal, type Seat } from '../../src/game/game.ts';
import type { Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import { openLobby } from '../../src/tables/lobby.ts';
import type { BegunTable, PlayingTable, TableSeat } from '../../src/tables/table.ts';
import { as, NOON, opening } from '../tables/fixtures.ts';

export interface Panel {
  readonly game: string;
  readonly locale: Locale;
  /** Where it was met: deal, step and seat. */
  readonly place: string;
  /** What had been picked when it was drawn. */
  readonly picked: string;
  readonly isActing: boolean;
  readonly components: APIMessageTopLevelComponent[];
}

/** A question of a seat: its panel as it opens, then what each press shows, until the choice is made. */
export type Question = readonly Panel[];

/** Presses after which a random choice of controls gives up on a question. */
const MAX_PRESSES = 4;
const PROMPT = 100;

const NAMES = ['あおい', 'Benjamin', '🤖 1', 'チカちゃん', 'Dan', 'Evangeline'];

const seatsOf = (count: number): TableSeat[] =>
  Array.from({ length: count }, (_, seat) => ({
    userId: `10000000000000000${seat}`,
    name: NAMES[seat % NAMES.length]!,
    salt: '',
    missed: 0,
    away: false,
  }));

const FIRST_EMOJI = 10n ** 18n;

/** Ids of the emojis, by face. */
export const emojiIds: ReadonlyMap<Face, string> = new Map(
  pictureSources(games).map(({ face }, index) => [face, `${FIRST_EMOJI + BigInt(index)}`]),
);

export const emojis: Emojis = {
  text: (face) => `<:m${face}_000000:${emojiIds.get(face)}>`,
  emoji: (face) => ({ id: emojiIds.get(face)!, name: `m${face}_000000` }),
};

export function tableOf(game: AnyGame, seats: number, hand: number, state: unknown): BegunTable {
  const lobby = openLobby(game, opening({ options: game.options.parse({}) }), NOON);
  const table: PlayingTable = {
    ...lobby,
    seats: seatsOf(seats),
    hostId: seatsOf(1)[0]!.userId!,
    messageId: '3',
    phase: 'playing',
    hand,
    seq: 50,
    state,
    carry: null,
    prompts: Array.from({ length: seats }, () => PROMPT),
    totals: Array.from({ length: seats }, (_, seat) => (seat % 2 ? -12 : 12)),
    deadline: NOON + 180_000,
    warned: false,
    closesAt: null,
    ending: null,
  };
  return game.result(state) ? as.between(table) : table;
}

/** A component as far as its controls are concerned: a row, a container or a section has others in it. */
interface AnyComponent {
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly value: string }[];
  readonly components?: readonly AnyComponent[];
}

/** What the controls of a panel do, encoded: `a.<choice>`, `s.<picked>`. */
function actionsOf(components: readonly AnyComponent[]): string[] {
  return components.flatMap(({ custom_id: id, disabled = false, options, components: inner = [] }) => {
    if (id === undefined || disabled) return actionsOf(inner);
    const values = options ? options.map(({ value }) => [value]) : [[]];
    return values.map((selected) => fieldsOf(id, selected).at(-1)!);
  });
}

/** Plays hands at random, and yields each question that a seat is asked, and now and then what others read meanwhile. */
export function* questions(
  game: AnyGame,
  { hands, seats, locale, seed }: { hands: number; seats: number; locale: Locale; seed: string },
): Generator<Question> {
  const options = game.options.parse({});
  let carry: unknown = null;
  for (let hand = 1; hand <= hands; hand++) {
    const chance = seededChance(seedFromText(`${seed}/${hand}`));
    const random = playoutRandom(chance, 'layout');
    const pickOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    let state = game.start({ options, seats, carry }, chance);
    for (let step = 0; ; step++) {
      const panelOf = (seat: Seat, picked: string): Panel => {
        const table = tableOf(game, seats, hand, state);
        const screen = panelScreen(game, table, seat, locale, { picked });
        const id = { table: table.id, prompt: PROMPT };
        const components = render(screen, { seats: table.seats, locale, emojis, id, nonce: '0' });
        const isActing = game.toAct(state).includes(seat);
        return {
          game: game.id,
          locale,
          place: `${seed}/${hand} step ${step} seat ${seat}`,
          picked,
          isActing,
          components,
        };
      };
      const acting = game.toAct(state);
      if (acting.length === 0) {
        for (let seat = 0; seat < seats; seat++) yield [panelOf(seat, '')];
        break;
      }
      const seat = pickOf(acting);
      const choice = pickOf(game.choices(state, seat));
      yield questionOf((picked) => panelOf(seat, picked), pickOf);
      const waiting = Math.floor(random() * seats);
      if (waiting !== seat) yield [panelOf(waiting, '')];
      const next = game.apply(state, seat, game.actionFor(state, seat, choice), chance);
      if (isRefusal(next)) throw new Error(`${game.id}: listed, then refused: ${next.refused}`);
      state = next;
    }
    carry = game.result(state)?.carry ?? null;
  }
}

/** Presses controls at random that show more, until there is none or a choice would be made. */
function questionOf(
  panelOf: (picked: string) => Panel,
  pickOf: (items: readonly string[]) => string,
): Question {
  const panels = [panelOf('')];
  for (let press = 0; press < MAX_PRESSES; press++) {
    const { components, picked } = panels.at(-1)!;
    const shows = actionsOf(components as AnyComponent[]).flatMap((action) =>
      action.startsWith('s.') ? [action.slice(2)] : [],
    );
    const others = shows.filter((show) => show !== picked);
    if (others.length === 0) break;
    panels.push(panelOf(pickOf(others)));
  }
  return panels;
}
