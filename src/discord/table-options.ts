/** The options of `/play` that every game has, as a table keeps them. */
import type { Locale } from '../game/words.ts';
import { DEFAULT_TURN_SECONDS } from '../tables/lobby.ts';
import { chosenPauseMs, DEFAULT_PAUSE_SECONDS } from '../tables/pause-time.ts';
import { isSlow, type ReadableTable, SLOW_TURN_SECONDS } from '../tables/table.ts';

import { wordsFor } from '../text/catalogue.ts';
import { slowWords } from '../text/slow.ts';

/** Seconds that a turn may take, by the name of the choice; 0: no limit. */
export const TURN_SECONDS = {
  off: 0,
  m1: 60,
  m3: DEFAULT_TURN_SECONDS,
  m5: 300,
  m15: 900,
  h8: SLOW_TURN_SECONDS,
  d1: 86_400,
} as const;
type Time = keyof typeof TURN_SECONDS;
const DEFAULT_TIME: Time = 'm3';
export const isTime = (text: string): text is Time => text in TURN_SECONDS;

/** Seconds to read how a hand ended, by the name of the choice. */
export const PAUSE_SECONDS = { s15: 15, s30: 30, m1: DEFAULT_PAUSE_SECONDS, m3: 180, m10: 600 } as const;
type Pause = keyof typeof PAUSE_SECONDS;
export const DEFAULT_PAUSE: Pause = 'm1';
export const isPause = (text: string): text is Pause => text in PAUSE_SECONDS;

/** The options by the keys of their words, in the order of the command. */
export const TABLE_OPTIONS = [
  'time',
  'pause',
  'computers',
  'autoStart',
  'hints',
  'picture',
  'openHands',
  'thread',
  'private',
] as const;

/** The choice that stands for a number of seconds; one that is no longer offered has none. */
const choiceOf = <Key extends string>(choices: Readonly<Record<Key, number>>, seconds: number): Key | null =>
  (Object.keys(choices) as Key[]).find((key) => choices[key] === seconds) ?? null;

/** The choice for so many seconds of a turn; one that is no longer offered counts as the usual time. */
export const timeOf = (turnSeconds: number): Time => choiceOf(TURN_SECONDS, turnSeconds) ?? DEFAULT_TIME;

/** The choice for so many seconds to read a result; one that is no longer offered counts as the usual time. */
export const pauseOf = (pauseSeconds: number): Pause =>
  choiceOf(PAUSE_SECONDS, pauseSeconds) ?? DEFAULT_PAUSE;

/** What a table was opened with, or has by now: the number of its computers changes in the lobby. */
export function tableOptionText(
  key: (typeof TABLE_OPTIONS)[number],
  table: ReadableTable,
  locale: Locale,
): string {
  const { turnSeconds, pauseSeconds, seats, autoStart, hints, picture, openHands, parentId, invited } = table;
  const words = wordsFor(locale);
  const onOrOff = (isOn: boolean): string => (isOn ? words.table.on : words.table.off);
  switch (key) {
    case 'time':
      return words.times[timeOf(turnSeconds)];
    case 'pause':
      if (isSlow(table)) return slowWords[locale].pause(chosenPauseMs(table) / 3_600_000);
      return words.pauses[pauseOf(pauseSeconds)];
    case 'computers':
      return String(seats.filter(({ userId }) => userId === null).length);
    case 'autoStart':
      return onOrOff(autoStart);
    case 'hints':
      return words.hints.modes[hints];
    case 'picture':
      return onOrOff(picture);
    case 'openHands':
      return onOrOff(openHands);
    case 'thread':
      return onOrOff(parentId !== null);
    case 'private':
      return onOrOff(invited !== undefined);
  }
}
