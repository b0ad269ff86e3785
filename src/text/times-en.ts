/** English words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const times: BotWords['times'] = {
  off: 'no limit (slow)',
  m1: '1 minute',
  m3: '3 minutes',
  m5: '5 minutes',
  m15: '15 minutes',
  d1: '1 day',
};

export const pauses: BotWords['pauses'] = {
  s15: '15 seconds',
  s30: '30 seconds',
  m1: '1 minute (default)',
  m3: '3 minutes',
  m10: '10 minutes',
};
