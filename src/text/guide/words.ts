/** All words for newcomers: the games on offer, the help, and the welcome. A language that lacks one does not compile. */
import type { CommandWords } from '../words.ts';

export type GuideCommand = 'games' | 'tables' | 'tutorial' | 'help';

/** Mentions of commands, to be pressed. */
export interface Mentions {
  readonly games: string;
  readonly help: string;
  readonly replay: string;
  readonly tableShow: string;
  readonly tableLeave: string;
  readonly standings: string;
  readonly stats: string;
  readonly settings: string;
  readonly tables: string;
  readonly verify: string;
  readonly me: string;
}

interface Question {
  readonly question: string;
  readonly answer: (mentions: Mentions) => string;
}

export interface GuideWords {
  readonly commands: Readonly<Record<GuideCommand, CommandWords>>;
  /** What these commands do with one game, which stands below them as a subcommand. */
  readonly subcommands: Readonly<Record<'tutorial' | 'rules', (game: string) => string>>;
  readonly players: (min: number, max: number) => string;
  /** About how long a table takes. */
  readonly minutes: (min: number, max: number) => string;
  /** A game in a line. Nothing but its own brackets can come to stand where the line breaks. */
  readonly listed: (name: string, players: string, minutes: string) => string;
  /** What the terminal says below the sandbox's address. */
  readonly sandbox: string;
  readonly games: {
    readonly title: string;
    /** The reader already plays at `table`, and is asked whether to open another one. */
    readonly alreadyPlaying: (table: string) => string;
    /** The reader's last press has opened `table`, and the same button was pressed again. */
    readonly justOpened: (table: string) => string;
    readonly openAnyway: string;
    readonly goToTable: string;
    /** On the button of a table that is over. */
    readonly another: string;
    /** In the select behind it. */
    readonly chooseAnother: string;
    /** No other game can be played by so many people. */
    readonly noOther: string;
    /** Mentions those who sat at the table before; `table` is the new one. */
    readonly together: (mentions: string, table: string) => string;
    /** What the buttons do. */
    readonly intro: string;
    /** On the button that opens a lobby. */
    readonly open: string;
  };
  /** The tables of a server, to join or to watch. */
  readonly tables: {
    readonly title: string;
    readonly none: string;
    readonly join: string;
    /** The reader has taken a seat at `table`. */
    readonly joined: (table: string) => string;
    /** On the button that opens the list. */
    readonly open: (count: number) => string;
    /** In the select of the games of whose lobbies the reader is told. */
    readonly wish: string;
    /** The reader is told of these from now on; empty: of none. */
    readonly wished: (games: readonly string[]) => string;
    /** Mentions those who wait for the game. */
    readonly told: (mentions: string, table: string) => string;
    /** On the button that ends that. */
    readonly stop: string;
    /** @param others games of which the reader is told all the same */
    readonly stopped: (game: string, others: readonly string[]) => string;
    /** Ends those, too. */
    readonly stopAll: string;
    /** What such a message says once the lobby has begun, or has closed. */
    readonly begun: (table: string) => string;
    readonly closed: (table: string) => string;
  };
  readonly help: {
    readonly title: string;
    readonly intro: string;
    /** The three things that new players ask. */
    readonly questions: readonly [Question, Question, Question];
    readonly more: (mentions: Mentions) => string;
    /** On the button that shows the games. */
    readonly seeGames: string;
  };
  readonly tutorial: {
    /** Above a list of the games. */
    readonly choose: string;
    /** On the button that begins one game's tutorial. */
    readonly learn: string;
    /** For a member who sits down at a table of a game for the first time. */
    readonly offer: (game: string, steps: number) => string;
    readonly step: (number: number, total: number) => string;
    readonly back: string;
    readonly skip: string;
    /** The heading at the end. */
    readonly done: string;
    /** The button that opens a table with so many computers, which begins at once. */
    readonly play: (computers: number) => string;
    readonly rules: string;
  };
  readonly welcome: {
    readonly title: string;
    readonly intro: string;
    readonly next: (mentions: Mentions) => string;
  };
}
