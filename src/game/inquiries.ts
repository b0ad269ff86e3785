/** "Why can't I …?": what a player may ask about that is not on offer. `whyNot` has the answers. */
import type { Face } from './cards.ts';

export interface Inquiries<Action> {
  /** What is asked about by a pick, such as cards to play. */
  readonly picks: readonly Inquiry<Action>[];
  /** What needs no pick, such as a pass, as the panel calls it. If it is not legal now, its answer is there at once. */
  readonly moves: readonly { readonly label: string; readonly action: Action }[];
}

/** A pick in one menu or several. */
export interface Inquiry<Action> {
  readonly menus: readonly Menu[];
  /**
   * The actions that a pick may mean, the likeliest first: the first legal one counts, or else the refusal of the first.
   * None while too little is picked.
   * @param picked by menu, the picked options by their index, ascending
   */
  actionsFor(picked: readonly (readonly number[])[]): readonly Action[];
  /** While too little is picked: that so much is allowed, and what to pick next. Null, or left out: nothing to say. */
  next?(picked: readonly (readonly number[])[]): string | null;
}

interface Menu {
  readonly label: string;
  /** At most `MAX_MENU_OPTIONS`, in the order in which they are shown. */
  readonly options: readonly MenuOption[];
  /** How many may be picked at once. */
  readonly max: number;
}

export interface MenuOption {
  readonly label: string;
  readonly card?: Face;
  /** False where no choice has it: it is marked. Left out where several may be picked, as one alone says nothing. */
  readonly isOffered?: boolean;
}

/** So many options have a sign of their own in a custom id. */
export const MAX_MENU_OPTIONS = 62;
