/** Of a panel's choices, the one that a hint or a lesson advises is the only colored one. */
import { type APIMessageTopLevelComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { ComponentAction } from '../../src/discord/ids.ts';
import { withAdvice } from '../../src/discord/screens/advice.ts';
import { withHint } from '../../src/discord/screens/hint.ts';
import { tutorialComponents } from '../../src/discord/screens/tutorial.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { scenesOf } from '../../src/game/scenes.ts';
import type { Button, Panel } from '../../src/game/screen.ts';
import { LEARNER } from '../../src/game/tutorial.ts';
import { LOCALES } from '../../src/game/words.ts';
import { games } from '../../src/games/index.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { walk } from '../game/walk.ts';
import { emojis, tableOf } from '../layout/tables.ts';

type AnyPanel = Panel<ComponentAction>;
type AnyButton = Button<ComponentAction>;
type Style = AnyButton['style'];

const choice = (name: string, style: Style = 'secondary'): AnyButton => ({
  label: name,
  action: { choose: name },
  style,
});
const picker = (pick: string, style: Style = 'secondary'): AnyButton => ({
  label: pick,
  action: { show: pick },
  style,
});

const panelWith = (controls: AnyPanel['controls'], last: readonly AnyButton[]): AnyPanel => ({
  headline: [],
  table: [],
  hand: [],
  controls,
  last,
  details: null,
});
const withButtons = (buttons: readonly AnyButton[], last: readonly AnyButton[]): AnyPanel =>
  panelWith([{ part: 'buttons', buttons }], last);

const buttonsOn = ({ controls, last }: AnyPanel): AnyButton[] => [
  ...controls.flatMap((part) =>
    part.part === 'section' ? [part.button] : part.part === 'buttons' ? part.buttons : [],
  ),
  ...last,
];
const stylesOn = (panel: AnyPanel): Style[] => buttonsOn(panel).map(({ style }) => style);

describe('an advised choice', () => {
  it('takes the color from the one that had it', () => {
    const panel = withButtons([choice('accept', 'success')], [choice('decline')]);
    expect(stylesOn(withAdvice(panel, { choice: 'decline', pick: '' }))).toEqual(['secondary', 'primary']);
  });

  it('keeps the color of a win, and has none that warns', () => {
    const wins = withButtons([choice('out', 'success')], [choice('pass')]);
    expect(stylesOn(withAdvice(wins, { choice: 'out', pick: '' }))).toEqual(['success', 'secondary']);
    const panel = withButtons([choice('bomb', 'danger'), choice('single', 'primary')], [choice('pass')]);
    expect(stylesOn(withAdvice(panel, { choice: 'bomb', pick: 'bomb' }))).toEqual([
      'primary',
      'secondary',
      'secondary',
    ]);
  });

  it('is marked only on its own button', () => {
    const panel = withButtons([choice('a', 'primary'), choice('b', 'primary')], [choice('pass')]);
    const marked = withAdvice(panel, { choice: 'b', pick: '' }, (button) => ({ ...button, label: '!' }));
    expect(buttonsOn(marked).map(({ label }) => label)).toEqual(['a', '!', 'pass']);
  });

  it('leaves no color on what is picked instead', () => {
    const panel = withButtons([picker('a', 'primary'), choice('a', 'primary')], [choice('pass')]);
    expect(stylesOn(withAdvice(panel, { choice: 'pass', pick: '' }))).toEqual([
      'secondary',
      'secondary',
      'primary',
    ]);
  });

  it('points at the button that picks it, and leaves the color to what is picked', () => {
    const panel = withButtons([picker('bomb'), picker('other', 'primary')], [choice('pass')]);
    const advised = withAdvice(panel, { choice: 'bomb', pick: 'bomb' });
    const pointedAt = { ...picker('bomb'), label: `👉 ${picker('bomb').label}` };
    expect(buttonsOn(advised)).toEqual([pointedAt, picker('other', 'primary'), choice('pass')]);
  });

  it('leaves the marks of a pick of several presses', () => {
    const panel = withButtons([picker('2', 'primary'), picker('1-2'), choice('wrong', 'primary')], []);
    expect(stylesOn(withAdvice(panel, { choice: 'right', pick: '2-1-3' }))).toEqual([
      'primary',
      'secondary',
      'secondary',
    ]);
  });

  it('colors nothing while it is to be picked in a select', () => {
    const select = { part: 'select', label: '', options: [{ label: 'a', action: { show: 'a' } }] } as const;
    const panel = panelWith(
      [select, { part: 'buttons', buttons: [choice('b', 'primary')] }],
      [picker('challenge', 'danger')],
    );
    expect(stylesOn(withAdvice(panel, { choice: 'a', pick: 'a' }))).toEqual(['secondary', 'secondary']);
  });

  it('is found beside a text', () => {
    const text = { part: 'text', line: ['?'] } as const;
    const panel = panelWith(
      [{ part: 'section', texts: [text], button: choice('a') }],
      [choice('b', 'success')],
    );
    expect(stylesOn(withAdvice(panel, { choice: 'a', pick: '' }))).toEqual(['primary', 'secondary']);
  });

  it('is no button that does not work', () => {
    const unusable: AnyButton = { label: 'Play', style: 'danger', disabled: true };
    const panel = withButtons([unusable], [choice('pass', 'primary')]);
    expect(stylesOn(withAdvice(panel, { choice: 'a', pick: '' }))[1]).toBe('secondary');
  });
});

/** Of so many choices at most a hint is tried; a hand may have hundreds. */
const MAX_TRIED = 4;
/** Of a hand, one step in so many is looked at. */
const STEPS = 3;

/** The first, the last and some others. */
const someOf = <T>(items: readonly T[]): T[] =>
  items.filter((_, index) => index % Math.ceil(items.length / MAX_TRIED) === 0 || index === items.length - 1);

const chosenBy = ({ action }: AnyButton): string | null =>
  action && 'choose' in action ? action.choose : null;

const isColored = ({ style, disabled }: AnyButton): boolean => style !== 'secondary' && !disabled;

function* hintedPanels(game: AnyGame, seats: number) {
  const tableIn = tableOf(game, { seats, hand: 1 });
  for (const { state, log } of walk(game, { seed: 'advice', options: game.options.parse({}), seats })) {
    if (log.length % STEPS > 0 || game.result(state)) continue;
    const table: BegunTable = { ...tableIn(state), hints: 'on' };
    for (const seat of game.toAct(state)) {
      const view = game.seatView(state, seat);
      const choices = someOf(game.choices(state, seat));
      for (const advised of choices.length > 1 ? choices : []) {
        const name = game.nameOf(advised);
        const picked = game.pickOf(view, advised);
        const picks = new Set(['', picked, game.pickOf(view, choices[0])]);
        for (const pick of picks) {
          const drawn = game.drawPanel(view, pick, 'en');
          const reason = { because: Object.keys(game.words.en.reasons)[0]!, params: {} };
          const panel = withHint(drawn, { game, table, seat }, { name, reason }, 'en');
          yield { name, drawn, panel, isPicked: pick === picked };
        }
      }
    }
  }
}

describe.each(games)('a hint in $id', (game) => {
  it.each([...new Set([game.seats.min, game.seats.max])])(
    'colors no choice but its own with %i seats, and changes no control',
    (seats) => {
      let count = 0;
      for (const { name, drawn, panel, isPicked } of hintedPanels(game, seats)) {
        const colored = buttonsOn(panel).filter(isColored).map(chosenBy);
        if (isPicked) expect(colored).toContain(name);
        expect(colored.filter((other) => other !== null && other !== name)).toEqual([]);
        expect(panel.last.filter(isColored).length).toBeLessThanOrEqual(1);
        const actionsOf = (of: AnyPanel) =>
          buttonsOn(of).flatMap(({ action }) => (action && !('kind' in action) ? [action] : []));
        expect(actionsOf(panel)).toEqual(actionsOf(drawn));
        count++;
      }
      expect(count).toBeGreaterThan(20);
    },
  );
});

/** The buttons of a lesson, without those that lead to another lesson. */
const buttonsIn = (components: readonly APIMessageTopLevelComponent[]) =>
  components.slice(0, -1).flatMap((component) => {
    const inside = component.type === ComponentType.Container ? component.components : [component];
    return inside.flatMap((row) =>
      row.type === ComponentType.ActionRow
        ? row.components.flatMap((control) => (control.type === ComponentType.Button ? [control] : []))
        : [],
    );
  });

describe.each(games)('a lesson of $id', (game) => {
  const lessons = scenesOf(game).slice(0, -1);

  it.each(LOCALES)('has what it asks for as the only colored choice, once it is picked, in %s', (locale) => {
    for (const [lesson, { state, view, choice: name }] of lessons.entries()) {
      const advised = game.choices(state, LEARNER).find((each) => game.nameOf(each) === name);
      const picked = game.pickOf(view, advised);
      const panel = game.drawPanel(view, picked, locale);
      const components = tutorialComponents(
        game,
        { lesson, picked, isRetry: false },
        { emojis, locale, learner: { id: '1', name: 'a' }, nonce: '' },
      );
      const colored = buttonsIn(components)
        .filter(({ style, disabled }) => style !== ButtonStyle.Secondary && !disabled)
        .map((button) => ('label' in button ? button.label : ''));
      const [own, others] = [true, false].map((isOwn) =>
        buttonsOn(panel)
          .filter((button) => chosenBy(button) !== null && (chosenBy(button) === name) === isOwn)
          .map(({ label }) => label),
      );
      expect(own).not.toEqual([]);
      expect(colored).toEqual(expect.arrayContaining(own!));
      expect(colored.filter((label) => others!.includes(label))).toEqual([]);
    }
  });
});
