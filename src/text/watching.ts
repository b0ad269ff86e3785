/** What is read by those who watch a table, and by those who wait for a seat. */
import { namesIn } from '../game/names.ts';
import { type Line, line } from '../game/screen.ts';
import type { Catalogue, Locale } from '../game/words.ts';

interface WatchingWords {
  /** The button at a table. */
  readonly watch: string;
  /** In the panel of somebody who watches. */
  readonly watching: string;
  readonly stop: string;
  readonly stopped: string;
  /** In the place of the names of those who choose together. */
  readonly players: (count: number) => string;
  /** Leads to the review of the hand before, where hands lie open one hand late. */
  readonly handBefore: (hand: string) => string;
  /** So many have a live panel already. */
  readonly full: (max: number, link: string) => string;
  /** Below the sentence that the reader does not sit there. */
  readonly mayWatch: string;
  /** The buttons by which one is put on the waiting list of a table, and taken off it. */
  readonly wait: string;
  readonly waitNoMore: string;
  /** The answer to the latter at a table that has not begun. */
  readonly waitsNoMore: string;
  /** For who is on the list: when they may get a seat. */
  readonly waiting: string;
  /** The answer to somebody who has pressed them so often within a minute. */
  readonly tooOften: (max: number) => string;
  /** The waiting list, for all to see. @param more how many wait behind those who are named */
  readonly next: (names: readonly string[], more: number) => string;
  /** Mentions who waits: a seat is free in play; they have one in play, or at the rematch; they have to press *Join* there. */
  readonly seatFree: (mention: string, table: string) => string;
  readonly seatGiven: (mention: string, table: string) => string;
  readonly seatAtRematch: (mentions: string, table: string) => string;
  readonly noSeatAtRematch: (mentions: string, table: string) => string;
  /** Behind that they have a seat at a rematch that starts by itself. */
  readonly comeToRematch: string;
  /** In a full lobby: by whose *Join* it starts. */
  readonly startsWith: (seats: readonly number[]) => Line;
  /** Above the list of players who can be replaced by somebody who waits; the answer once that is done. */
  readonly replaceBy: (name: string) => string;
  readonly replacedBy: (name: string) => string;
  /** Explains replacing where somebody waits. */
  readonly aboutReplacing: (name: string) => string;
}

const list = (separator: string) => (names: readonly string[]) => names.join(separator);
const players = (seats: readonly number[], locale: Locale): Line =>
  namesIn(locale)(seats.map((seat) => ({ seat })));
const [english, japanese, chinese] = [list(', '), list('、'), list('、')];

export const watchingWords: Catalogue<WatchingWords> = {
  en: {
    watch: 'Watch',
    watching: '👀 You are watching',
    stop: 'Stop watching',
    stopped: 'You are no longer watching. *Watch* on the table brings it back.',
    players: (count) => `${count} players`,
    handBefore: (hand) => `${hand}: everything open`,
    full: (max, link) =>
      `${max} people are watching this table already, and no more can at once. [The table’s message](${link}) shows the same, and changes with every play.`,
    mayWatch: 'You can watch it here, in a message that only you see.',
    wait: 'Wait for a seat',
    waitNoMore: 'Leave the list',
    waitsNoMore: 'You do not wait for a seat there anymore.',
    waiting: 'You are waiting for the next free seat.',
    tooOften: (max) =>
      `You have joined or left waiting lists ${max} times within a minute. Try again in a minute.`,
    next: (names, more) => `🪑 Next: ${english(names)}${more > 0 ? ` and ${more} more` : ''}`,
    seatFree: (mention, table) =>
      `🪑 ${mention} A seat is free: ${table}. You are first on the waiting list, but anybody may take it.`,
    seatGiven: (mention, table) =>
      `🪑 ${mention} You have a seat now: ${table}. A computer plays for you until you press the button.`,
    seatAtRematch: (mentions, table) => `🪑 ${mentions} You have a seat at the rematch: ${table}.`,
    noSeatAtRematch: (mentions, table) =>
      `🪑 ${mentions} A rematch is open: ${table}. Its seats are kept for those who have just played; if one stays free, press *Join*.`,
    comeToRematch: 'Press *Join* when you are there: then the table starts by itself once it is full.',
    startsWith: (seats) => line`To start by itself, the table waits for *Join* from ${players(seats, 'en')}.`,
    replaceBy: (name) => `Replace by ${name} …`,
    replacedBy: (name) => `${name} has the seat now. A computer plays there until they come.`,
    aboutReplacing: (name) => `${name} is waiting for a seat and can have it at once.`,
  },
  ja: {
    watch: '観戦',
    watching: '👀 観戦中',
    stop: '観戦をやめる',
    stopped: '観戦をやめました。卓の「観戦」を押すと、また見られます。',
    players: (count) => `${count}人`,
    handBefore: (hand) => `${hand}：全員の手の内`,
    full: (max, link) =>
      `この卓は、すでに${max}人が観戦しています。同時に観戦できるのは${max}人までです。[卓のメッセージ](${link})にも同じものが出て、一手ごとに変わります。`,
    mayWatch: 'あなたにだけ見えるメッセージで、観戦できます。',
    wait: '席を待つ',
    waitNoMore: '順番待ちをやめる',
    waitsNoMore: '順番待ちをやめました。',
    waiting: '席が空くのを待っています。',
    tooOften: (max) => `1分のうちに、順番待ちを${max}回変えました。1分たってから、もう一度どうぞ。`,
    next: (names, more) => `🪑 順番待ち：${japanese(names)}${more > 0 ? `、ほか${more}人` : ''}`,
    seatFree: (mention, table) =>
      `🪑 ${mention} 席が空きました：${table}。順番待ちの先頭のあなたにお知らせします（だれでも座れます）。`,
    seatGiven: (mention, table) =>
      `🪑 ${mention} 席に着きました：${table}。ボタンを押すまでは、コンピューターが代わりにプレイします。`,
    seatAtRematch: (mentions, table) => `🪑 ${mentions} 次の卓が立ちました。席に着いています：${table}`,
    noSeatAtRematch: (mentions, table) =>
      `🪑 ${mentions} 次の卓が立ちました：${table}。席は、今まで遊んでいた人のために取ってあります。空いていたら「参加」を押してください。`,
    comeToRematch: '来たら「参加」を押してください。満席になると、自動で始まります。',
    startsWith: (seats) => line`${players(seats, 'ja')}が「参加」を押すと、自動で始まります。`,
    replaceBy: (name) => `${name}と交代させる人…`,
    replacedBy: (name) => `${name}が席に着きました。本人が来るまでは、コンピューターがプレイします。`,
    aboutReplacing: (name) => `${name}が席を待っています。すぐに交代できます。`,
  },
  zh: {
    watch: '观战',
    watching: '👀 正在观战',
    stop: '停止观战',
    stopped: '你已停止观战。按那一桌的“观战”可以再看。',
    players: (count) => `${count}人`,
    handBefore: (hand) => `${hand}：全部公开`,
    full: (max, link) =>
      `这一桌已经有${max}个人在观战，不能再多了。[那一桌的消息](${link})里内容相同，每走一步都会更新。`,
    mayWatch: '你可以在只有自己看得到的消息里观战。',
    wait: '排队入座',
    waitNoMore: '不排队了',
    waitsNoMore: '你已经不再排队。',
    waiting: '正在排队，等下一个空位。',
    tooOften: (max) => `你一分钟内已经排队、退出共${max}次，请过一分钟再试。`,
    next: (names, more) => `🪑 排队：${chinese(names)}${more > 0 ? `等${names.length + more}人` : ''}`,
    seatFree: (mention, table) =>
      `🪑 ${mention} 有空位了：${table}。你排在最前面，先通知你；不过谁都可以坐。`,
    seatGiven: (mention, table) => `🪑 ${mention} 你有座位了：${table}。你按下按钮之前，由电脑替你玩。`,
    seatAtRematch: (mentions, table) => `🪑 ${mentions} 新的一桌开了，你已经有座位：${table}`,
    noSeatAtRematch: (mentions, table) =>
      `🪑 ${mentions} 新的一桌开了：${table}。座位先留给刚才在玩的人，要是还有空位，请按“加入”。`,
    comeToRematch: '来了请按“加入”：坐满后会自动开始。',
    startsWith: (seats) => line`${players(seats, 'zh')}按“加入”后自动开始。`,
    replaceBy: (name) => `让${name}换下……`,
    replacedBy: (name) => `${name}坐下了。本人来之前，由电脑接着玩。`,
    aboutReplacing: (name) => `${name}正在排队，可以马上换上。`,
  },
};
