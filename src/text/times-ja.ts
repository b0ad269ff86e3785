/** Japanese words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const times: BotWords['times'] = {
  off: 'なし（ゆっくり）',
  m1: '1分',
  m3: '3分',
  m5: '5分',
  m15: '15分',
  d1: '1日',
};

export const pauses: BotWords['pauses'] = {
  s15: '15秒',
  s30: '30秒',
  m1: '1分（既定）',
  m3: '3分',
  m10: '10分',
};
