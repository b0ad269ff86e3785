/** Panels and tables as plain text: complete, in words alone, and short enough for one message. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readAloud } from '../../src/discord/screens/read-aloud.ts';
import { spokenText } from '../../src/discord/spoken-text.ts';
import { allFaces, type Face } from '../../src/game/cards.ts';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { type Block, type Label, type Line, line, type Part, panelParts } from '../../src/game/screen.ts';
import { LOCALES, type Locale } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import type { PlayingTable, TableSeat } from '../../src/tables/table.ts';
import { aloudWords } from '../../src/text/aloud/catalogue.ts';
import { wordsFor } from '../../src/text/catalogue.ts';
import { anyTable, walk } from '../game/walk.ts';
import { as, tableInPlay } from '../tables/fixtures.ts';

const MAX_LENGTH = 4000;
/** Every so many states are read; the first and the last always. */
const STRIDE = 6;

const people = (count: number): TableSeat[] =>
  Array.from({ length: count }, (_, at) => ({
    userId: at === 1 ? null : `1844674407370955161${at}`,
    name: at === 1 ? '1' : ['Ann', '', 'Ben', 'Cat', 'Dan', 'Eve'][at]!,
    salt: '',
    missed: 0,
    away: false,
  }));

const tableOf = (game: AnyGame, seats: number, locale: Locale, state: unknown) =>
  tableInPlay(game, state, people(seats), { locale });

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' };

/** A piece's name, found without the code under test. */
const nameOf = (face: Face, game: AnyGame, locale: Locale): string =>
  game.words[locale].spoken?.[face] ??
  { SJ: aloudWords(locale).smallJoker, BJ: aloudWords(locale).bigJoker }[face] ??
  `${face[0] === 'T' ? '10' : face[0]}${SUITS[face[1]!]}`;

const facesIn = (blocks: readonly Block[]): Face[] =>
  blocks.flatMap((block) => {
    if (block.part === 'cards') return block.cards;
    if (block.part !== 'text') return [];
    return block.line.flatMap((inline) =>
      typeof inline === 'object' && 'cards' in inline ? inline.cards : [],
    );
  });

const labelsIn = (part: Part): Label[] => {
  if (part.part === 'buttons') return part.buttons.map(({ label }) => label);
  if (part.part === 'section') return [part.button.label];
  if (part.part === 'multi-select' || (part.part === 'select' && !part.disabled))
    return [part.label, ...part.options.map(({ label }) => label)];
  return part.part === 'select' ? [part.label] : [];
};

/** The words and numbers of a label, without signs such as ① and without the names of seats. */
const tokensOf = (label: Label): string[] =>
  [label]
    .flat()
    .filter((inline) => typeof inline !== 'object')
    .flatMap((inline) => `${inline}`.match(/[\p{L}\p{Nd}]+/gu) ?? []);

const occurrences = (text: string, word: string): number => text.split(word).length - 1;

/** What a screen reader would stumble over. */
const NOISE = /<a?:\w+:\d+>|[*`]|\]\(|\p{Emoji_Presentation}|\uFE0F|^(?:#|-#|>|[-–] )/mu;

function expectPlain(text: string): void {
  expect(text).not.toMatch(NOISE);
  expect(text.length).toBeLessThanOrEqual(MAX_LENGTH);
  expect(text).not.toMatch(/undefined|^[:：]/m);
}

const sizes = games.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].map((seats) => ({ game, seats })),
);

describe.each(sizes)('$game.id with $seats seats', ({ game, seats }) => {
  /** Some states of two hands, in one language after the other. */
  function* states(): Generator<{ table: PlayingTable; locale: Locale }> {
    const [dealt] = fc.sample(anyTable(game, seats), { numRuns: 1, seed: 1 });
    let step = 0;
    for (const { state } of walk(game, dealt!)) {
      if (step++ % STRIDE > 0 && game.result(state) === null) continue;
      const locale = LOCALES[Math.floor(step / STRIDE) % LOCALES.length]!;
      yield { table: tableOf(game, seats, locale, state), locale };
    }
  }

  it('reads a panel to its player: every card of the hand, and every control in the order of the panel', () => {
    for (const { table, locale } of states()) {
      for (let seat = 0; seat < seats; seat++) {
        if (table.seats[seat]!.userId === null) continue;
        const text = readAloud(game, table, seat, locale);
        expectPlain(text);
        const panel = game.drawPanel(game.seatView(table.state, seat), '', locale);
        const hand = facesIn(panel.hand).map((face) => nameOf(face, game, locale));
        for (const name of hand)
          expect(occurrences(text, name)).toBeGreaterThanOrEqual(
            hand.filter((other) => other === name).length,
          );
        const labels = panelParts({ ...panel, headline: [], table: [], hand: [] }).flatMap(labelsIn);
        let position = text.lastIndexOf(aloudWords(locale).controls);
        for (const token of labels.flatMap(tokensOf)) {
          const next = text.indexOf(token, position);
          expect([token, next >= position && next >= 0]).toEqual([token, true]);
          position = next;
        }
        expect(text.includes(aloudWords(locale).yourTurn)).toBe(game.toAct(table.state).includes(seat));
      }
    }
  });

  it('says once whose turn it is', () => {
    for (const { table } of states()) {
      const [seat = 0] = game.toAct(table.state);
      const lines = readAloud(game, table, seat, 'ja').split('\n');
      expect(lines.filter((line) => line.startsWith('あなたの番です。')).length).toBeLessThanOrEqual(1);
    }
  });

  it('reads the table to spectators, in play and after a hand, in any language', () => {
    for (const { table, locale } of states()) {
      const reader = locale === 'ja' ? 'en' : 'ja';
      const shown = game.result(table.state) === null ? table : as.between(table);
      const text = readAloud(game, shown, null, reader);
      expectPlain(text);
      for (const { userId, name } of table.seats) if (userId !== null) expect(text).toContain(name);
      expect(text).toContain(game.nameWith?.(seats, reader) ?? game.words[reader].name);
    }
  });

  it('tells nobody what they may not see', () => {
    for (const { table, locale } of states()) {
      const chance = seededChance(seedFromText('hidden'));
      const state = game.audit.resampleHidden(table.state, 0, chance);
      for (const reader of [null, 1])
        expect(readAloud(game, { ...table, state }, reader, locale)).toBe(
          readAloud(game, table, reader, locale),
        );
    }
  });

  it('reads a panel between hands, and of a table that was ended early', () => {
    for (const { table, locale } of states()) {
      expectPlain(readAloud(game, as.cancelled(table), 0, locale, { ender: 'Ann' }));
      if (game.result(table.state) !== null) expectPlain(readAloud(game, as.between(table), 0, locale));
    }
  });

  it('reads between hands what the panel has below, and nothing as if it lay on the table', () => {
    for (const { table, locale } of states()) {
      if (game.result(table.state) === null) continue;
      const text = readAloud(game, as.between(table), 0, locale);
      expect(text).toContain(wordsFor(locale).table.next);
      expect(text).not.toContain(aloudWords(locale).noControls);
      expect(text.split('\n')).not.toContain(
        `${aloudWords(locale).onTable}${wordsFor(locale).colon.trimEnd()}`,
      );
    }
  });
});

describe.each(LOCALES)('in %s', (locale) => {
  test.each(games.map((game) => ({ game })))('$game.id has a word for each of its pieces', ({ game }) => {
    const words = (game.pictures ?? []).map(({ face }) => game.words[locale].spoken?.[face]);
    expect(words.filter((word) => !word)).toEqual([]);
    expect(words.filter((word) => /\p{Extended_Pictographic}|[<>*_`]/u.test(word!))).toEqual([]);
  });

  test('each playing card has a name of its own', () => {
    const { cards } = spokenText({}, locale, () => ({ name: '', note: null }));
    expect(new Set(allFaces().map((face) => cards([face]))).size).toBe(54);
  });
});

test('signs are words where they mean something, and formatting and other emojis are left out', () => {
  const say = spokenText(
    { '💣': 'bomb', '🛟': 'belt', '★': 'star', x1: 'tile' },
    'en',
    ({ seat, isListed }) => ({ name: `\\*${seat}\\*`, note: isListed ? 'computer' : null }),
  );
  const read = (content: Line) => say.line(content);
  expect(read(line`⏳ **Play** 💣 8×4 · ⚠️ risky`)).toBe('Play bomb 8×4, risky');
  expect(read(line`💣 bomb of 8s · 💣2 left`)).toBe('bomb of 8s, bomb 2 left');
  expect(read(line`🛟 3 belts (🛟 −1)`)).toBe('3 belts (belt −1)');
  expect(read(line`4×★ from ${{ seat: 2 }}: ${{ cards: ['As', 'Th', 'BJ'] }}`)).toBe(
    '4× star from \\*2\\*: A♠ 10♥ big joker',
  );
  expect(read(line`${{ seat: 1, isListed: true }} +4`)).toBe('\\*1\\* (computer) +4');
  expect(read(line`${{ cards: ['x1', 'x1'] }}3 [My table](https://example.com)`)).toBe(
    'tile, tile 3 My table',
  );
  expect(say.label(['▶️ ', { seat: 1 }, ' 🎉'])).toBe('\\*1\\*');
});

test('a sign and the words behind it say a thing once, and joined letters stay together', () => {
  const read = (spoken: Record<string, string>, label: string) =>
    spokenText(spoken, 'en', () => ({ name: '', note: null })).label(label);
  expect(read({ '①': 'one' }, '① 1s')).toBe('1s');
  expect(read({ '①': 'one', '②': 'two' }, 'others ①②')).toBe('others one two');
  expect(read({ '①': '1の目' }, '① の目')).toBe('1 の目');
  expect(read({ '①': '一点' }, '① 点')).toBe('一 点');
  expect(read({ '①': '1の目' }, '① 3\u2060個')).toBe('1の目 3個');
});

test('a sign has one word behind the number 1 and another behind others; a sentence begins with a capital letter', () => {
  const spoken = { '×①': 'one|ones', '×': '', '★': 'star', die1: 'one' };
  const read = (content: Line) => spokenText(spoken, 'en', () => ({ name: '', note: null })).line(content);
  expect(read(['above 1×\u2060①, and below 11×\u2060①.'])).toBe('above 1 one, and below 11 ones.');
  expect(read(line`**3 ×** ${{ cards: ['die1'], spoken: 'ones' }}`)).toBe('3 ones');
  expect(read(['★ is wild.'])).toBe('Star is wild.');
  expect(read(['for a call of ★.'])).toBe('for a call of star.');
});

test('ブラフ reads calls as a number of faces, and the question above the controls', () => {
  const game = games.find(({ id }) => id === 'bluff')!;
  const setup = {
    dice: [
      [1, 2],
      [3, 4],
    ],
    starter: 0,
  };
  const { state } = game.scenario.setup(setup, {}, seededChance(seedFromText('aloud')));
  const table = tableOf(game, 2, 'en', state);
  const text = readAloud(game, { ...table, seats: people(3).toSpliced(1, 1) }, 0, 'en', { picked: 'c.1.1' });
  expect(text).toContain('Call 1 one');
  expect(text).toMatch(/You start\. Call any face and number\.\n\nYour panel has these controls/);
});

test('cards that the words beside them name are read once', () => {
  const { words, drawAction } = games.find(({ id }) => id === 'babasuki')!;
  const read = (content: Line) =>
    spokenText(words.ja.spoken ?? {}, 'ja', () => ({ name: '', note: null })).line(content);
  expect(read(drawAction({ do: 'secure', card: 12 }, 'ja'))).toBe('ヒーロー 月 星 を取る');
  expect(read([{ cards: ['ba12'] }, ' を取る'])).toBe('月と星のヒーロー を取る');
  const say = (content: Line) => spokenText({}, 'ja', () => ({ name: 'ハル', note: null })).line(content);
  expect(say(line`場：${{ seat: 0 }}の**Q♣** ${{ cards: ['Qc'] }}`)).toBe('場：ハルのQ♣');
  expect(say(line`場：${{ seat: 0 }}の**Qのペア** ${{ cards: ['Qc', 'Qd'] }}`)).toBe(
    '場：ハルのQのペア Q♣ Q♦',
  );
});
