/** Chinese words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const times: BotWords['times'] = {
  off: '不限时（慢慢玩）',
  m1: '1分钟',
  m3: '3分钟',
  m5: '5分钟',
  m15: '15分钟',
  d1: '1天',
};

export const pauses: BotWords['pauses'] = {
  s15: '15秒',
  s30: '30秒',
  m1: '1分钟（默认）',
  m3: '3分钟',
  m10: '10分钟',
};
