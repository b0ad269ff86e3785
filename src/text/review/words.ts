/** The words of reviews: a hand that is over, step by step. */
import type { Inline, Label, Line, SeatName } from '../../game/screen.ts';
import type { CommandWords } from '../words.ts';

export interface ReviewWords {
  readonly command: CommandWords;
  readonly options: Readonly<Record<'table' | 'hand', CommandWords>>;
  /** The button that opens a review. */
  readonly open: string;
  /** The select below a page of a book's history. */
  readonly openFromHistory: string;
  /** What is played next. */
  readonly plays: (who: Inline, action: Line) => Line;
  /** It is not shown at once. */
  readonly playsInSecret: (who: Inline) => Line;
  readonly over: string;
  /** What the computer would have played instead. */
  readonly advice: (action: Line, reason: string) => Line;
  readonly sameAdvice: (reason: string) => Line;
  /** `after` this play, and where the seat had played on in any way. */
  readonly expected: (after: string, before: string, isInChips: boolean) => string;
  readonly matteredLittle: string;
  readonly isThinking: string;
  readonly goTo: string;
  readonly start: string;
  readonly end: string;
  readonly turningPoint: (moment: string, who: SeatName) => Label;
  readonly otherHand: (name: string) => string;
  readonly eyes: string;
  readonly eyesOf: { readonly table: string; readonly open: string; readonly seat: (who: SeatName) => Label };
  readonly share: string;
  /** `who` has posted this for all. */
  readonly sharedBy: (who: string) => string;
  readonly sharedTooOften: (seconds: number) => string;
  readonly mayNotPost: (permissions: string) => string;
  readonly download: string;
  readonly files: string;
  readonly notOver: string;
  readonly corrupt: string;
  /** These eyes would show what is not public as long as the table goes on. */
  readonly notYet: string;
}
