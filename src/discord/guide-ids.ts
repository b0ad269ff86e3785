/** Custom ids of what newcomers meet: the games on offer, and their tutorials. See `ids.ts` for the grammar. */
import { z } from 'zod';

const game = z.string().regex(/^[a-z-]{1,24}$/);
const onOffer = <Verb extends string>(verb: Verb) => z.tuple([z.literal('g'), z.literal(verb), game]);

const openGame = onOffer('open').transform(([, , id]) => ({ kind: 'openGame' as const, game: id }));

export const openGameId = (id: string): string => `g:open:${id}`;

const playWithComputers = onOffer('computers').transform(([, , id]) => ({
  kind: 'playWithComputers' as const,
  game: id,
}));

export const playWithComputersId = (id: string): string => `g:computers:${id}`;

/** Those two again, by a member who has been told that they already play at a table. */
const openAnyway = onOffer('anyway').transform(([, , id]) => ({ kind: 'openAnyway' as const, game: id }));

export const openAnywayId = (id: string): string => `g:anyway:${id}`;

const playAnyway = onOffer('computers-anyway').transform(([, , id]) => ({
  kind: 'playAnyway' as const,
  game: id,
}));

export const playAnywayId = (id: string): string => `g:computers-anyway:${id}`;

const openRules = onOffer('rules').transform(([, , id]) => ({ kind: 'openRules' as const, game: id }));

export const openRulesId = (id: string): string => `g:rules:${id}`;

const showGames = z
  .tuple([z.literal('g'), z.literal('games')])
  .transform(() => ({ kind: 'showGames' as const }));

export const SHOW_GAMES_ID = 'g:games';

const learn = z
  .union([
    onOffer('learn'),
    z
      .tuple([z.literal('g'), z.literal('learn'), z.string().regex(/^choose(?:\.[0-9a-z]{1,8})?$/), game])
      .transform(([, , , chosen]) => ['g', 'learn', chosen] as const),
  ])
  .transform(([, , id]) => ({ kind: 'learn' as const, game: id }));

/** Begins a game's tutorial. */
export const learnId = (id: string): string => `g:learn:${id}`;

/** The select's values are ids of games. */
export const LEARN_CHOICE_ID = 'g:learn:choose';

/** The same select with nothing chosen: Discord keeps what was chosen as long as the id is the same. */
export const nextLearnChoiceId = (nonce: string): string => `${LEARN_CHOICE_ID}.${nonce}`;

// Lessons

/** The lesson that a control belongs to. */
export interface LessonPlace {
  readonly game: string;
  /** From 0; after the last lesson comes the end. */
  readonly lesson: number;
}

const MAX_LESSON = 99;

/** A number. Ids of earlier versions have an `r` after it while an answer to another press is shown. */
const lessonField = z
  .string()
  .regex(/^\d{1,2}r?$/)
  .transform((text) => ({ lesson: Number.parseInt(text, 10) }))
  .refine(({ lesson: number }) => number <= MAX_LESSON);

/** `v.show` shows the lesson; the others are a screen's actions in it, as they are at a table. */
const lesson = z
  .tuple([
    z.literal('l'),
    game,
    lessonField,
    z.union([
      z.literal('v.show').transform(() => ({ choose: null, picked: '' })),
      z
        .string()
        .regex(/^a\.[A-Za-z0-9.-]{1,60}$/)
        .transform((text) => ({ choose: text.slice(2), picked: '' })),
      z
        .string()
        .regex(/^s\.[A-Za-z0-9.-]{0,60}$/)
        .transform((text) => ({ choose: null, picked: text.slice(2) })),
    ]),
  ])
  .transform(([, id, place, action]) => ({ kind: 'lesson' as const, game: id, ...place, ...action }));

/** What the ids of a lesson's controls begin with. */
export const lessonPrefix = ({ game: id, lesson: number }: LessonPlace): string => `l:${id}:${number}`;

export const lessonId = (place: LessonPlace): string => `${lessonPrefix(place)}:v.show`;

export const guideSchemas = {
  openGame,
  openAnyway,
  playWithComputers,
  playAnyway,
  openRules,
  showGames,
  learn,
  lesson,
};
