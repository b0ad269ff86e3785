/** What is said of slow tables. */
import type { Catalogue } from '../game/words.ts';

interface SlowWords {
  /** Below a lobby: how such a table is played. */
  readonly inLobby: string;
  /** So many tables in a refusal, of all others or of slow ones, as each are counted by themselves; in English without the number. */
  readonly counted: (max: number | string | undefined, kind: number | string | undefined) => string;
  /** How long a result can be read there, as the value of the option. @param hours at most */
  readonly pause: (hours: number) => string;
}

export const slowWords: Catalogue<SlowWords> = {
  en: {
    inLobby:
      '🐢 A slow table: look in once or twice a day. You are mentioned when it is your turn; `/me` sets a daily reminder.',
    counted: (_, kind) => (kind === 'slow' ? 'slow tables' : 'tables'),
    pause: (hours) => `until all have pressed Next, ${hours} hours at most`,
  },
  ja: {
    inLobby:
      '🐢 1日に1、2回のぞいて進める、ゆっくりした卓です。自分の番になると、メンションで知らせます。毎日のお知らせは `/マイ設定` で決められます。',
    counted: (max, kind) => `${kind === 'slow' ? 'ゆっくりした卓' : '卓'}は、${max}卓まで`,
    pause: (hours) => `全員が「次へ進む」を押すまで（最長${hours}時間）`,
  },
  zh: {
    inLobby: '🐢 这一桌慢慢玩：每天来看一两次就行。轮到你时会提及你；每天的提醒可以用 `/我的设置` 设定。',
    counted: (max, kind) => (kind === 'slow' ? `${max}张慢慢玩的牌桌` : `${max}桌`),
    pause: (hours) => `等所有人按“继续”，最多${hours}小时`,
  },
};
