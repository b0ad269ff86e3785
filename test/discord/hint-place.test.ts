/** Pass, and what stands for it, is alone in the last row, also where hints may be asked for: their button is in no row. */
import { describe, expect, it } from 'vitest';
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { walk } from '../game/walk.ts';
import { tableOf } from '../layout/tables.ts';

const sizes = games.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].map((seats) => ({ game, seats })),
);

describe.each(sizes)('$game.id with $seats seats', ({ game, seats }) => {
  const tableIn = tableOf(game, { seats, hand: 1 });
  const options = game.options.parse({});

  it('asks for hints beside a text, and has the rows of a table without hints', () => {
    let [offered, questions] = [0, 0];
    for (const { state } of walk(game, { seed: 'hint-place', options, seats })) {
      const table: BegunTable = tableIn(state);
      for (const seat of game.toAct(state)) {
        const rowsWith = (hints: 'on' | 'off') => {
          const screen = panelScreen(game, { ...table, hints }, seat, 'en', { picked: '' });
          offered += screen.filter(
            ({ part, ...rest }) => part === 'section' && JSON.stringify(rest).includes('"kind":"hint"'),
          ).length;
          return screen.filter(({ part }) => ['buttons', 'select', 'multi-select'].includes(part));
        };
        const rows = rowsWith('on');
        expect(rows).toEqual(rowsWith('off'));
        if (game.choices(state, seat).length > 1) questions += 1;
        const { last } = game.drawPanel(game.seatView(state, seat), '', 'en');
        if (last.length > 0) expect(rows.at(-1)).toEqual({ part: 'buttons', buttons: last });
      }
    }
    expect(questions).toBeGreaterThan(0);
    expect(offered).toBe(questions);
  });
});
