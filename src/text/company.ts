/** What is read about who sits at a table in play: seats that are given up, replaced and taken. */
import type { Inline, Line } from '../game/screen.ts';
import { line } from '../game/screen.ts';
import { joinLines } from '../game/screen-parts.ts';
import type { Catalogue } from '../game/words.ts';

interface CompanyWords {
  /** The button, and the heading of the page that it opens. */
  readonly seats: string;
  readonly here: string;
  readonly away: string;
  readonly computer: string;
  readonly vacant: string;
  /** In the table's message. */
  readonly vacantSeats: (players: readonly Inline[]) => Line;
  /** Of a seat that another held when the hand began. */
  readonly tookOver: (beginner: Inline) => Line;
  /** To its player, above the result. */
  readonly resultOf: (beginner: Inline) => Line;
  /** What taking one means. */
  readonly aboutTaking: string;
  readonly take: string;
  /** What replacing means, above the select. */
  readonly aboutReplacing: string;
  readonly choosePlayer: string;
  readonly replaced: string;
  /** Above the button: how it differs from leaving for a while. */
  readonly aboutLeaving: string;
  readonly leave: string;
  readonly askLeave: string;
  readonly left: (table: string) => string;
  /** In the panel of somebody who does not sit there any more. */
  readonly seatLost: string;
  /** Explains votes, where the host is gone. */
  readonly aboutVotes: string;
  readonly chooseHost: string;
  /** What is voted on. */
  readonly motion: Readonly<Record<'replace' | 'host', (player: Inline) => Line>>;
  readonly tally: (agreed: number, needed: number, at: number) => string;
  readonly agree: string;
  /** The private replies: one's vote is counted; it has decided. */
  readonly voted: string;
  readonly decided: string;
  /** There is no table whose seats the reader may look at. */
  readonly none: string;
  readonly chooseTable: string;
}

const listed = (players: readonly Inline[], separator: string): Line =>
  joinLines(
    players.map((player) => [player]),
    separator,
  );

const seatsFree = (players: readonly Inline[]): string =>
  players.length > 1 ? 'Seats are free' : 'A seat is free';

export const companyWords: Catalogue<CompanyWords> = {
  en: {
    seats: 'Seats and substitutes',
    here: 'here',
    away: '💤 away',
    computer: 'computer',
    vacant: '🪑 free',
    tookOver: (beginner) => line`took over from ${beginner}`,
    resultOf: (beginner) => line`⚠️ This result is ${beginner}’s, who held your seat when the hand began.`,
    vacantSeats: (players) => line`🪑 **${seatsFree(players)}**: ${listed(players, ', ')}`,
    aboutTaking:
      'The new player plays on from where the seat stands. What is being played now counts for the one who began it.',
    take: 'Take a seat',
    aboutReplacing:
      'A computer can take over from somebody who is away. Their seat is then free for anybody here; what is being played now still counts for them.',
    choosePlayer: 'Replace by a computer …',
    replaced: 'A computer plays there now, and anybody here may take the seat.',
    aboutLeaving:
      '*Leave* on the panel is for a while: you can come back to your seat. *Leave for good* gives it up.',
    leave: 'Leave for good',
    askLeave:
      '**Leave for good?** You give your seat up: a computer plays on in your place, and anybody here may take the seat. What is being played now still counts for you. *Leave* keeps your seat for you instead.',
    left: (table) =>
      `You left for good: ${table}.\nA computer plays on in your place until somebody takes the seat. What is being played now still counts for you.`,
    seatLost:
      '**You do not sit at this table anymore.** A computer or another player has your seat. What you began still counts for you. While a seat is free, you can take it at the table.',
    aboutVotes:
      'The host is gone. More than half of the players who are here can decide in their place. A seat that a computer takes over is offered to players who wait for one.',
    chooseHost: 'Vote for a new host …',
    motion: {
      replace: (player) => line`🗳️ **Vote**: shall a computer replace ${player}?`,
      host: (player) => line`🗳️ **Vote**: shall ${player} become host?`,
    },
    tally: (agreed, needed, at) =>
      `${agreed} vote${agreed === 1 ? '' : 's'} so far, ${needed} needed; the vote ends <t:${at}:R>.`,
    agree: 'Vote for it',
    voted: 'You have voted. The others can vote at the table.',
    decided: 'It is decided.',
    none: 'There is no table in play where you sit.',
    chooseTable: 'Seats of which table?',
  },
  ja: {
    seats: '席の交代',
    here: '参加中',
    away: '💤 離席中',
    computer: 'コンピューター',
    vacant: '🪑 交代できます',
    tookOver: (beginner) => line`${beginner}から引き継ぎ`,
    resultOf: (beginner) => line`⚠️ この結果は、はじめにこの席にいた${beginner}のものです。`,
    vacantSeats: (players) => line`🪑 **空席**：${listed(players, '、')}`,
    aboutTaking: '座ると、その手のまま続きを遊べます。今回の勝ち負けは、はじめにその席にいた人のものです。',
    take: '空いた席に座る',
    aboutReplacing:
      '離席中の人を、コンピューターと交代させることができます。空いた席にはだれでも座れます。今回の勝ち負けは、元の人のものです。',
    choosePlayer: 'コンピューターと交代させる人…',
    replaced: 'コンピューターと交代しました。この席にはだれでも座れます。',
    aboutLeaving:
      '「抜ける」だけなら、いつでも自分の席に戻れます。席をゆずると、ほかの人も座れるようになります。',
    leave: '席をゆずって抜ける',
    askLeave:
      '**席をゆずって抜けますか？** 続きはコンピューターがプレイし、席にはだれでも座れるようになります。今回の勝ち負けは、あなたのものです。あとで戻るなら、席が残る「抜ける」を選んでください。',
    left: (table) =>
      `席をゆずって抜けました：${table}\nだれかが座るまで、コンピューターが続きをプレイします。今回の勝ち負けは、あなたのものです。`,
    seatLost:
      '**この卓に、あなたの席はもうありません。** コンピューターかほかの人が代わりに座っています。あなたが始めた回の勝ち負けは、あなたのものです。空いた席があれば、卓から座れます。',
    aboutVotes:
      '主催の人がいません。今いる人の過半数が賛成すれば、代わりに決められます。コンピューターに代わった席は、席を待っている人に案内されます。',
    chooseHost: '新しい主催を選ぶ投票…',
    motion: {
      replace: (player) => line`🗳️ **投票**：${player}をコンピューターと交代させますか？`,
      host: (player) => line`🗳️ **投票**：${player}を新しい主催にしますか？`,
    },
    tally: (agreed, needed, at) => `賛成${agreed}（${needed}で決定・<t:${at}:R>に締め切り）`,
    agree: '賛成する',
    voted: '投票しました。ほかの人は卓から投票できます。',
    decided: '決まりました。',
    none: '今、あなたが座っている卓はありません。',
    chooseTable: 'どの卓の席ですか？',
  },
  zh: {
    seats: '座位与换人',
    here: '在座',
    away: '💤 托管中',
    computer: '电脑',
    vacant: '🪑 可以入座',
    tookOver: (beginner) => line`接替${beginner}`,
    resultOf: (beginner) => line`⚠️ 这个结果算开局时坐在这里的${beginner}的。`,
    vacantSeats: (players) => line`🪑 **有空位**：${listed(players, '、')}`,
    aboutTaking: '坐下来就用这个座位的手牌接着玩。这一局的输赢，仍算开局时坐在那里的人的。',
    take: '坐空位',
    aboutReplacing:
      '可以让电脑换下托管中的人。换下以后，这里的任何人都可以坐那个座位；这一局的输赢仍算原来那个人的。',
    choosePlayer: '让电脑换下……',
    replaced: '已换成电脑。这里的任何人都可以坐这个座位。',
    aboutLeaving: '只按“离开”的话，随时可以回到自己的座位。让出座位以后，别人也可以坐。',
    leave: '让出座位',
    askLeave:
      '**要让出座位吗？** 电脑会接着替你玩，这里的任何人都可以坐你的座位。这一局的输赢仍算你的。还想回来，请改按“离开”，座位会留给你。',
    left: (table) => `你让出了座位：${table}\n在有人坐下之前，由电脑接着玩。这一局的输赢仍算你的。`,
    seatLost:
      '**你已经不在这一桌了。** 你的座位由电脑或别人接着玩。你开局的那一局，输赢仍算你的。有空位时，可以在那一桌坐下。',
    aboutVotes: '桌主不在。在座的人过半数同意，就可以代为决定。由电脑接手的座位会通知正在排队的人。',
    chooseHost: '投票选新桌主……',
    motion: {
      replace: (player) => line`🗳️ **投票**：让电脑换下${player}吗？`,
      host: (player) => line`🗳️ **投票**：让${player}当桌主吗？`,
    },
    tally: (agreed, needed, at) => `同意${agreed}票，需要${needed}票；<t:${at}:R>截止。`,
    agree: '同意',
    voted: '已投票。其他人可以在那一桌投票。',
    decided: '已经决定了。',
    none: '你现在没有坐在任何一桌。',
    chooseTable: '看哪一桌的座位？',
  },
};
