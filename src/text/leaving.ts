/** What players read when they leave a table in play, and of a hand that everybody has left. */
import type { Catalogue } from '../game/words.ts';

interface LeavingWords {
  /** Asks the last player who is present. @param hand the hand in play, or the next one */
  readonly ask: (hand: string, waitMs: number) => string;
  readonly stay: string;
  /** Everybody is away. @param at when the computers play on, in seconds; null: they do */
  readonly leftToComputers: (at: number | null) => string;
  /** The answer to the last player, who has left. @param table its name and link */
  readonly left: (table: string, at: number | null) => string;
  /** All players were away when the hand ended, and the table with it. */
  readonly deserted: string;
  /** The same, with the way to a new table beside it. */
  readonly again: (deserted: string) => string;
}

const HOUR_MS = 3_600_000;
const span = (ms: number, minutes: string, hours: string): string =>
  ms < HOUR_MS ? `${ms / 60_000}${minutes}` : `${ms / HOUR_MS}${hours}`;

export const leavingWords: Catalogue<LeavingWords> = {
  en: {
    ask: (hand, waitMs) =>
      `**Leave?** Your seat stays yours, but nobody else is here. ${hand} waits ${span(waitMs, ' minutes', ' hours')} for you to come back; then computers play it to its end, the result counts for you, and the table ends.`,
    stay: 'Stay',
    leftToComputers: (at) =>
      at === null
        ? '💤 **Everybody is away**: computers play on for you, up to the result. It is shown here, and then the table ends. Press *I’m back* before that to play on.'
        : `💤 **Everybody is away**: computers play on for you <t:${at}:R>, up to the result, and then the table ends. Press *I’m back* to play on yourself.`,
    left: (table, at) =>
      at === null
        ? `You left your seat: ${table}.\nNobody else is playing, so computers play on up to the result, and the table ends with it. Until then you can press “I’m back”.`
        : `You left your seat: ${table}.\nNobody else is playing: computers play on for you <t:${at}:R>, up to the result, and then the table ends. Until then you can press “I’m back”.`,
    deserted: 'Everybody was away, so the table ended here.',
    again: (deserted) => `${deserted} To go on, press “Rematch”: the same game anew, with points from 0.`,
  },
  ja: {
    ask: (hand, waitMs) =>
      `**抜けますか？** 席はそのまま残りますが、ほかに遊んでいる人がいません。${hand}は止めたまま、${span(waitMs, '分', '時間')}だけ待ちます。戻らなければ、コンピューターが最後までプレイし、その結果があなたの成績になって、卓は終わります。`,
    stay: '残る',
    leftToComputers: (at) =>
      at === null
        ? '💤 **席に人がいません**：コンピューターが代わりに最後までプレイし、結果をここに出して、卓を終えます。それまでに「席に戻る」を押すと、続きから遊べます。'
        : `💤 **席に人がいません**：<t:${at}:R>に、コンピューターが代わりに続きを最後までプレイし、卓を終えます。「席に戻る」を押すと、続きから遊べます。`,
    left: (table, at) =>
      at === null
        ? `席を離れました：${table}\nほかに遊んでいる人がいないので、今回の分はコンピューターが最後までプレイし、卓も終わります。それまでなら、「席に戻る」で戻れます。`
        : `席を離れました：${table}\nほかに遊んでいる人がいないので、<t:${at}:R>に、コンピューターが続きを最後までプレイし、卓も終わります。それまでなら、「席に戻る」で続きから遊べます。`,
    deserted: '席に人がいなくなったので、卓はここで終わりです。',
    again: (deserted) =>
      `${deserted}また遊ぶなら「もう一度」を押してください。同じゲームをはじめから遊べます。`,
  },
  zh: {
    ask: (hand, waitMs) =>
      `**要离开吗？** 座位会留给你，不过这里没有其他人在玩。${hand}会停下来等你${span(waitMs, '分钟', '小时')}；你不回来，电脑就会替你打完，结果算你的，然后整桌结束。`,
    stay: '留下',
    leftToComputers: (at) =>
      at === null
        ? '💤 **没有人在座**：电脑会代打到底，结果公布在这里，然后整桌结束。在那之前按“我回来了”，就可以接着玩。'
        : `💤 **没有人在座**：<t:${at}:R>电脑会代打到底，然后整桌结束。按“我回来了”，就可以自己接着玩。`,
    left: (table, at) =>
      at === null
        ? `你离开了座位：${table}\n没有其他人在玩，所以电脑会代打到底，然后整桌结束。在那之前可以按“我回来了”。`
        : `你离开了座位：${table}\n没有其他人在玩，<t:${at}:R>电脑会代打到底，然后整桌结束。在那之前可以按“我回来了”接着玩。`,
    deserted: '没有人在座，这一桌到此结束。',
    again: (deserted) => `${deserted}想再玩，就按“再来一桌”：同样的游戏，得分从0算起。`,
  },
};
