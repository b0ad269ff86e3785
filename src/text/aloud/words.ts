/** All words of a panel or a table as plain text, for screen readers. A language that lacks one does not compile. */
export interface AloudWords {
  /** The button that opens the text, and the one that brings it up to date. */
  readonly open: string;
  readonly again: string;
  readonly yourTurn: string;
  /** The same as panels begin a sentence with it. */
  readonly yourTurnInPanel: string;
  /** Behind the name of the reader's seat, of a computer's, and of a seat that must act. */
  readonly you: string;
  readonly computer: string;
  readonly acts: string;
  readonly timeLeft: (at: number) => string;
  readonly onTable: string;
  readonly hand: string;
  readonly seats: string;
  readonly details: string;
  /** In front of the panel's controls, and instead of them. */
  readonly controls: string;
  readonly noControls: string;
  /** Notes in brackets behind a name, an option or a control. */
  readonly noted: (text: string, notes: readonly string[]) => string;
  readonly chosen: string;
  readonly notNow: string;
  /** What a button stands for has been played already. */
  readonly used: string;
  readonly chooseUpTo: (min: number, max: number) => string;
  readonly moreOptions: (count: number) => string;
  /** Between controls, and between options, on one line. */
  readonly separator: string;
  readonly smallJoker: string;
  readonly bigJoker: string;
}
