/** English words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const duration = (seconds: number): string => {
  if (seconds >= 86_400) return `${seconds / 86_400} day`;
  if (seconds >= 3_600) return `${seconds / 3_600} hours`;
  return seconds >= 60 ? `${seconds / 60} min` : `${seconds} s`;
};

export const times: BotWords['times'] = {
  off: 'no limit',
  m1: '1 minute',
  m3: '3 minutes',
  m5: '5 minutes',
  m15: '15 minutes',
  h8: '8 hours (slow)',
  d1: '1 day (slow)',
};

export const pauses: BotWords['pauses'] = {
  s15: '15 seconds',
  s30: '30 seconds',
  m1: '1 minute, 10 alone',
  m3: '3 minutes',
  m10: '10 minutes',
};
