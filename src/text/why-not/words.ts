/** The words of "Why can't I …?". A language that lacks one of them does not compile. */
export interface WhyNotWords {
  /** The button that opens the page, and its title. */
  readonly ask: string;
  /** In place of the answer while nothing is picked. */
  readonly choose: string;
  /** In place of the answer while another select has to be chosen from, too, by its label. */
  readonly chooseMore: (label: string) => string;
  /** Under an option that is part of no legal choice, with what is picked beside it. */
  readonly notOffered: string;
  readonly youMay: string;
  /** The label of a select with a part of the options, from the first to the last. */
  readonly range: (label: string, first: string, last: string) => string;
}
