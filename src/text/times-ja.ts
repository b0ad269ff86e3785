/** Japanese words for how long a turn may take, and for how long a result is shown. */
import type { BotWords } from './words.ts';

export const duration = (seconds: number): string => {
  if (seconds >= 86_400) return `${seconds / 86_400}日`;
  if (seconds >= 3_600) return `${seconds / 3_600}時間`;
  return seconds >= 60 ? `${seconds / 60}分` : `${seconds}秒`;
};

export const times: BotWords['times'] = {
  off: 'なし',
  m1: '1分',
  m3: '3分',
  m5: '5分',
  m15: '15分',
  h8: '8時間（ゆっくり）',
  d1: '1日（ゆっくり）',
};

export const pauses: BotWords['pauses'] = {
  s15: '15秒',
  s30: '30秒',
  m1: '1分、1人なら10分',
  m3: '3分',
  m10: '10分',
};
