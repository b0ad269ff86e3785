/** What the list of games and the list of tables say of the tables at which the reader sits. */
import type { Catalogue } from '../game/words.ts';

/** `link` shows the game's name. */
interface OwnTableWords {
  readonly isYourTurn: (link: string) => string;
  readonly goesOn: (link: string) => string;
  /** A computer plays in the reader's place. */
  readonly isAway: (link: string) => string;
  readonly inLobby: (link: string) => string;
}

export const ownTableWords: Catalogue<OwnTableWords> = {
  en: {
    isYourTurn: (link) => `▶️ You are playing ${link}: it is your turn.`,
    goesOn: (link) => `You are playing ${link}.`,
    isAway: (link) => `💤 You are away from ${link}: a computer will play for you.`,
    inLobby: (link) => `You have a seat at ${link}, which has not started yet.`,
  },
  ja: {
    isYourTurn: (link) => `▶️ ${link} をプレイ中です。あなたの番です。`,
    goesOn: (link) => `${link} をプレイ中です。`,
    isAway: (link) => `💤 ${link} を離席中。コンピューターが代わりにプレイします。`,
    inLobby: (link) => `${link} の卓に参加しています。まだ始まっていません。`,
  },
  zh: {
    isYourTurn: (link) => `▶️ 你正在玩 ${link}，轮到你了。`,
    goesOn: (link) => `你正在玩 ${link}。`,
    isAway: (link) => `💤 你离开了 ${link}，电脑会替你打。`,
    inLobby: (link) => `你已经坐在 ${link} 的桌上，还没有开始。`,
  },
};
