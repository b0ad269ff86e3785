/** All words of the bot that belong to no game. A language that lacks one does not compile. */
import type { Level } from '../game/levels.ts';
import type { Inline, Line } from '../game/screen.ts';
import type { TableRefusalId } from '../tables/refusals.ts';
import type { EndedHow, HintMode } from '../tables/table.ts';
import type { FairShuffleWords } from './fair-shuffle-words.ts';
import type { ToldPoint } from './turning-point.ts';

/** The name (lower case) and description of a command or option in Discord. */
export interface CommandWords {
  readonly name: string;
  readonly description: string;
}

export interface BotWords {
  readonly language: string;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  readonly commands: Readonly<
    Record<
      | 'play'
      | 'rules'
      | 'ledger'
      | 'ledgerShow'
      | 'table'
      | 'tableShow'
      | 'tableLeave'
      | 'tableEnd'
      | 'tableSeats'
      | 'settings',
      CommandWords
    >
  >;
  readonly options: Readonly<
    Record<
      | 'time'
      | 'pause'
      | 'computers'
      | 'level'
      | 'autoStart'
      | 'hints'
      | 'picture'
      | 'openHands'
      | 'thread'
      | 'private'
      | 'book',
      CommandWords
    >
  >;
  readonly times: Readonly<Record<'off' | 'm1' | 'm3' | 'm5' | 'm15' | 'h8' | 'd1', string>>;
  readonly pauses: Readonly<Record<'s15' | 's30' | 'm1' | 'm3' | 'm10', string>>;

  readonly hints: {
    readonly modes: Readonly<Record<HintMode, string>>;
    /** The option as the lobby tells of it. */
    readonly inLobby: Readonly<Record<HintMode, string>>;
    /** The button in a panel. */
    readonly ask: string;
    /** What the computer would do, and why. */
    readonly hint: (action: Line, reason: string) => Line;
    /** A play after which what its player could expect of the hand was another. */
    readonly turningPoint: (point: ToldPoint) => Line;
    readonly you: string;
  };

  readonly levels: Readonly<Record<Level | 'mixed', string>>;
  readonly computers: string;

  readonly lobby: {
    /** `min` players are needed to start. */
    readonly seats: (taken: number, min: number, max: number) => string;
    /** The free seats, from the first number to the last. */
    /** The line of the free seats, as one item of the numbered list. @param first the number of the first of them */
    readonly free: (first: number, count: number) => string;
    readonly host: string;
    readonly options: string;
    readonly time: (seconds: number) => string;
    readonly startsAutomatically: string;
    readonly withPicture: string;
    readonly withOpenHands: string;
    readonly expires: (at: number) => string;
    readonly join: string;
    /** Replaces `join` at a table without free seats but with computers. */
    readonly joinForComputer: string;
    readonly leave: string;
    readonly addComputer: string;
    readonly remove: string;
    readonly rules: string;
    readonly start: string;
    /** Fills the free seats with that many computers and starts. */
    readonly fill: (computers: number) => string;
    /** The same where computers sit already. */
    readonly fillUp: (computers: number) => string;
    /** How to choose the number of computers. */
    readonly fewer: string;
    readonly cancel: string;
    readonly chooseSeatToRemove: string;
    readonly removed: string;
    /** `by` is null if no user cancelled it. */
    readonly cancelled: (by: string | null) => string;
    readonly expired: string;
  };

  /** How anybody can check the shuffles. */
  readonly fairShuffle: FairShuffleWords;

  readonly table: {
    /** When a turn ends for which there is a time limit. */
    readonly timeLeft: (deadline: number) => string;
    /** @param areTogether all choose at the same time, and these have not chosen yet */
    readonly turn: (players: readonly Inline[], deadline: number | null, areTogether?: boolean) => Line;
    readonly next: string;
    readonly back: string;
    readonly away: string;
    readonly timeRanOut: string;
    /** `hand` is the next one; `players` have not pressed *Next* yet. */
    readonly between: (hand: string, at: number, players: readonly Inline[]) => Line;
    /** An earlier hand in one line. */
    readonly pastHand: (title: string, scores: Line) => Line;
    readonly pastHandsMore: (count: number) => string;
    readonly score: string;
    readonly finalScore: string;
    /** Replaces `finalScore` at a table that was ended early. */
    readonly scoreSoFar: string;
    /** What each has won in all, on a player's panel at the end. */
    readonly totals: string;
    /** `won` in the latest hand; null if the table had only one, or did not finish it. */
    readonly scoreRow: (player: Inline, won: number | null, total: number) => Line;
    /** The name of a book, before what players have in it from every table. */
    readonly ledgerNow: (book: string) => string;
    readonly over: string;
    /** The host wanted no hand after this one. */
    readonly lastHand: (host: string) => string;
    /** The table was ended early; `by` is null if its channel is gone, `unfinished` is the hand that was in play. */
    readonly ended: (by: string | null, how: EndedHow | null, unfinished: string | null) => string;
    readonly quarantined: string;
    readonly rematch: string;
    readonly started: (mentions: string, game: string) => string;
    readonly ping: (mentions: string, game: string, deadline: number | null) => string;
    readonly named: (game: string, id: string) => string;
    readonly on: string;
    readonly off: string;
  };

  /** The host's request to end the hand in play, and the notice that a table closes that nobody touches. */
  readonly ending: {
    readonly asks: (host: string, hand: string, expires: number) => string;
    /** The players who have agreed, and those who have not answered. */
    readonly answers: (agreed: readonly Inline[], open: readonly Inline[]) => Line;
    readonly agree: string;
    readonly playOn: string;
    /** The host has asked, and takes that back. */
    readonly takeBack: string;
    readonly ping: (mentions: string, host: string, game: string, expires: number) => string;
    readonly inPanel: (host: string, hand: string, expires: number) => string;
    readonly isLastHand: (host: string) => string;
    /** Not all have agreed. */
    readonly declined: string;
    readonly closes: (at: number) => string;
    readonly closePing: (mentions: string, game: string, at: number) => string;
    readonly keepOpen: string;
    /** The computers that are left in the hand play it to its end at once. */
    readonly skip: string;
    /** The private replies to the buttons follow. */
    readonly asked: (expires: number) => string;
    readonly agreed: string;
    readonly allAgreed: string;
    readonly playsOn: string;
    readonly takenBack: string;
    readonly lastHandSet: string;
    readonly keptOpen: string;
  };

  readonly panel: {
    readonly stale: string;
    readonly youAreAway: string;
    /** `moves` is null if they are not known any more; `playedMeanwhile` is for a player who was away and is back. */
    readonly movedByClock: (moves: Line | null) => Line;
    readonly playedMeanwhile: (moves: Line) => Line;
    /** @param isAlone nobody else is waited for */
    readonly nextAt: (hand: string, at: number, isAlone: boolean) => string;
    /** The reader has pressed *Next*, and `players` have not. */
    readonly waitsForNext: (hand: string, at: number, players: readonly Inline[]) => Line;
    readonly over: string;
    /** The link to the table's message. */
    readonly toTable: string;
    /** To the page with every seat and the latest events, and back. */
    readonly more: string;
    readonly less: string;
    readonly updatesStopped: string;
    readonly refresh: string;
    /** The table's message was deleted so often that it is not posted any more. */
    readonly deletedTooOften: string;
    /** The answer where a table's message is posted again that was deleted too often. */
    readonly postedAgain: string;
    readonly showAgain: string;
    /** The table's message cannot be shown. `missing` may be empty. */
    readonly forbidden: (missing: string) => string;
    /** Stands after either of them while the table goes on. */
    readonly playOnHere: string;
    /** The same where the thread is locked: Discord disables all buttons there. */
    readonly playOnElsewhere: string;
  };

  readonly books: Readonly<Record<'chips' | 'points', string>> & {
    /** The scoreboard of a game. */
    readonly score: (game: string) => string;
  };
  readonly ledger: {
    readonly title: (book: string) => string;
    readonly empty: string;
    readonly note: string;
  };

  readonly answers: {
    readonly joined: string;
    /** The answer to a press in another channel than the table's. */
    readonly rematchOpened: (table: string) => string;
    readonly guildOnly: string;
    readonly noPermission: (missing: string) => string;
    /** Only the commands were added to the server. */
    readonly notInServer: (invitation: string) => string;
    /** `bot` mentions the bot. */
    readonly channelHidden: (bot: string) => string;
    readonly noThreadsHere: string;
    readonly threadFailed: string;
    readonly needsManager: string;
    readonly thread: (game: string, host: string) => string;
    readonly threadMade: (game: string, host: string, channel: string) => string;
    readonly page: (page: number, pages: number) => string;
    readonly unknownControl: string;
    readonly wrongOption: (option: CommandWords) => string;
    readonly failed: string;
    /** To a member who is over the limit; at most every few seconds. */
    /** The server's data are being erased, although the bot is back. */
    readonly erasing: string;
    readonly tooFast: string;
  };

  /** The words of `/table`: the list of tables, and leaving or ending one of them. */
  readonly tables: {
    readonly title: string;
    readonly listSeparator: string;
    readonly none: string;
    readonly noneToLeave: string;
    readonly noneToEnd: string;
    readonly more: (count: number) => string;
    /** A table in a sentence; `link` shows the game's name. */
    readonly named: (link: string, channel: string, host: string) => string;
    /** The same without link and mention, for a select menu. */
    readonly plain: (game: string, channel: string) => string;
    readonly gathering: (taken: number, max: number) => string;
    readonly playing: (hand: string, players: readonly string[]) => string;
    readonly between: string;
    readonly chooseTableToLeave: string;
    readonly chooseTableToEnd: string;
    readonly left: (table: string) => string;
    readonly handedOver: (table: string) => string;
    readonly ended: (table: string) => string;
    readonly confirm: (table: string) => string;
    /** Explains what is lost if it ends now; `hand` is the one in play. */
    readonly lost: (hand: string | null) => string;
    /** Explains that others are present, so that the host cannot end the hand alone. */
    readonly needsAll: string;
    readonly orLastHand: string;
    readonly ask: string;
    readonly lastHand: string;
    readonly end: string;
    readonly decline: string;
    readonly declined: string;
  };

  /** The limits on the number of open tables. */
  readonly limits: {
    /** The heading above the open tables that the reader hosts. */
    readonly yours: string;
  };

  /** Needed in a locked thread only: the invitation does not ask for it. */
  readonly manageThreads: string;
  /** Those that the invitation asks for. */
  readonly permissions: Readonly<
    Record<
      | 'ViewChannel'
      | 'SendMessages'
      | 'SendMessagesInThreads'
      | 'CreatePublicThreads'
      | 'CreatePrivateThreads'
      | 'AttachFiles',
      string
    >
  >;
  readonly refusals: Readonly<
    Record<TableRefusalId, (params: Readonly<Record<string, string | number>>) => string>
  >;
}
