/** Chinese words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const duration = (seconds: number): string => {
  if (seconds >= 86_400) return `${seconds / 86_400}天`;
  if (seconds >= 3_600) return `${seconds / 3_600}小时`;
  return seconds >= 60 ? `${seconds / 60}分钟` : `${seconds}秒`;
};

export const times: BotWords['times'] = {
  off: '不限时',
  m1: '1分钟',
  m3: '3分钟',
  m5: '5分钟',
  m15: '15分钟',
  h8: '8小时（慢慢玩）',
  d1: '1天（慢慢玩）',
};

export const pauses: BotWords['pauses'] = {
  s15: '15秒',
  s30: '30秒',
  m1: '1分钟，独自10分钟',
  m3: '3分钟',
  m10: '10分钟',
};
