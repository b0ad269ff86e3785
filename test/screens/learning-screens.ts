/** What helps with a game: the lessons of its tutorial, panels with a hint, *Why can't I …?*, and a hand as text. */
import { panelScreen } from '../../src/discord/screens/panel.ts';
import { readAloud } from '../../src/discord/screens/read-aloud.ts';
import { type LessonState, tutorialComponents } from '../../src/discord/screens/tutorial.ts';
import { decisionOf } from '../../src/game/advice.ts';
import { seededChance, seedFromText } from '../../src/game/chance.ts';
import type { AnyGame } from '../../src/game/game.ts';
import { scenesOf } from '../../src/game/scenes.ts';
import { text } from '../../src/game/screen.ts';
import type { Locale } from '../../src/game/words.ts';
import type { BegunTable } from '../../src/tables/table.ts';
import { pathThrough } from '../game/lesson-path.ts';
import { walk } from '../game/walk.ts';
import { asksOn } from '../layout/asks.ts';
import { componentsOf, emojis, tableOf } from '../layout/tables.ts';
import type { Shown } from './shown.ts';

/** Of a hand, one step in so many is shown. */
const STEPS = 9;

export const learningScreens = (game: AnyGame, locale: Locale): Shown[] => [
  ...lessons(game, locale),
  ...helpInPlay(game, locale),
];

/** Every lesson as it begins, with each pick that it asks for, and after another press. */
function lessons(game: AnyGame, locale: Locale): Shown[] {
  const learner = { id: '100000000000000001', name: 'Benjamin' };
  return scenesOf(game).flatMap((scene, lesson) => {
    const picks = scene.lesson === null ? [''] : pathThrough(game, scene, locale)!.picks;
    const shown = (state: Omit<LessonState, 'lesson'>): Shown => ({
      caption: `tutorial: ${scene.lesson ?? 'end'}${state.isRetry ? ', answered' : ''}`,
      components: tutorialComponents(game, { lesson, ...state }, { emojis, locale, learner, nonce: '0' }),
      ephemeral: true,
    });
    const began = picks.map((picked) => shown({ picked, isRetry: false }));
    return scene.lesson === null ? began : [...began, shown({ picked: '', isRetry: true })];
  });
}

function helpInPlay(game: AnyGame, locale: Locale): Shown[] {
  const seats = game.seats.min;
  const tableIn = tableOf(game, { seats, hand: 1 });
  const shown: Shown[] = [];
  for (const { state, log } of walk(game, { seed: 'sheet', options: game.options.parse({}), seats })) {
    if (log.length % STEPS > 0 || game.result(state)) continue;
    const [seat = 0] = game.toAct(state);
    const table: BegunTable = { ...tableIn(state), hints: 'on' };
    const panel = (caption: string, state: Partial<Parameters<typeof panelScreen>[4]>): Shown => ({
      caption: `${caption}: step ${log.length}`,
      components: componentsOf(
        panelScreen(game, table, seat, locale, { picked: '', ...state }),
        { table },
        locale,
      ),
      ephemeral: true,
    });
    const view = game.seatView(state, seat);
    const { choice, reason } = decisionOf(game, view, seededChance(seedFromText(`sheet/${log.length}`)));
    const hint = { name: game.nameOf(choice), reason };
    const whyNot = panel('why not', { asked: '' });
    const [asked] = asksOn(whyNot.components);
    shown.push(
      panel('hint', { picked: game.pickOf(view, choice), hint }),
      whyNot,
      ...(asked === undefined ? [] : [panel('why not, asked', { asked })]),
      {
        caption: `text version: step ${log.length}`,
        components: componentsOf([text(readAloud(game, table, seat, locale))], { table }, locale),
        ephemeral: true,
      },
    );
  }
  return shown;
}
