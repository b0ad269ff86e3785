/** What is said of a table's options where they can be read and changed. */
import type { Catalogue } from '../game/words.ts';

interface LobbyOptionsWords {
  /** To the host of a lobby, above the choices. */
  readonly choose: string;
  /** To everybody else at a lobby. */
  readonly hostChooses: string;
  /** At a table whose first hand has begun. */
  readonly fixed: string;
  /** Below the choices: what is not among them. @param list options with their values */
  readonly notHere: (list: string) => string;
  /** Above the choices: a change that has been made. */
  readonly changed: (option: string, value: string) => string;
}

export const lobbyOptionsWords: Catalogue<LobbyOptionsWords> = {
  en: {
    choose: 'You can change these until the game starts. The table shows every change.',
    hostChooses: 'The host can change most of these until the game starts.',
    fixed: 'These stay as they are until the table ends.',
    notHere: (list) => `Fixed since the table was opened — ${list}`,
    changed: (option, value) => `✅ ${option}: ${value}`,
  },
  ja: {
    choose: 'ゲームが始まるまで変えられます。変えると、卓の表示にも出ます。',
    hostChooses: 'ゲームが始まるまで、ほとんどは主催の人が変えられます。',
    fixed: '卓が終わるまで変わりません。',
    notHere: (list) => `卓を開いたあとは変えられません — ${list}`,
    changed: (option, value) => `✅ ${option}：${value}`,
  },
  zh: {
    choose: '游戏开始前都可以改。改动会显示在牌桌上。',
    hostChooses: '游戏开始前，桌主可以修改其中大部分。',
    fixed: '这一桌结束前不再改变。',
    notHere: (list) => `开桌后不能再改 — ${list}`,
    changed: (option, value) => `✅ ${option}：${value}`,
  },
};
