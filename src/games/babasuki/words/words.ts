/** The words of ドラフト・ババスキ！. A language that lacks one of them does not compile. */
import type { ListNames } from '../../../game/names.ts';
import type { Inline, Line } from '../../../game/screen.ts';
import type { GameWords, OptionsWords, Params, TutorialWords } from '../../../game/words.ts';
import type { CardFace } from '../cards.ts';
import type { Options, Outcome } from '../state.ts';
import type { CardNames } from './names.ts';

/** Refusals that players can meet, by code. All others have their English in `why-not.ts`. */
export type RefusalId =
  | 'one-round-only'
  | 'over'
  | 'draft-first'
  | 'not-your-hand'
  | 'no-such-place'
  | 'not-passed'
  | 'already-picked'
  | 'not-your-villain'
  | 'which-card';

/** Where cards are passed: to the left neighbour, which is the next seat row, or to the right one. */
type Direction = 'left' | 'right';

/**
 * What came of a raid.
 * @param points what villain and drawn card are worth where they are secured
 * @param isFromReader whether the card was drawn from the hand of the only reader
 */
type OutcomeWords = (
  actor: Inline,
  target: Inline,
  points: number,
  isFromReader: boolean,
) => Readonly<Record<Outcome, Line>>;

/** Why the computer makes a choice, by code (`computer/explain.ts`). */
export type ReasonId =
  | 'only-choice'
  | 'villain-hunts'
  | 'hero-guards'
  | 'treasure-stays'
  | 'cat-is-sure'
  | 'known-treasure'
  | 'treasure-odds'
  | 'avoids-hero'
  | 'nothing-to-draw'
  | 'weakest-villain';
export type Reasons = Readonly<Record<ReasonId, (params: Params) => string>>;

/** The lessons of the tutorial. */
export type Lesson = 'villain' | 'treasure' | 'hero' | 'marks' | 'cat' | 'raid' | 'miss' | 'out';

export interface Words extends GameWords, CardNames {
  readonly tutorial: TutorialWords<Lesson>;
  readonly options: OptionsWords<Options>;
  readonly reasons: Reasons;
  readonly refusals: Readonly<Record<RefusalId, (params: Params) => string>>;
  /** The selects for "Why can't I …?": a card to keep, a card to send on a raid, and the card to draw. */
  readonly ask: Readonly<Record<'keep' | 'send' | 'draw', string>>;
  readonly listSeparator: string;
  /** Several names in a sentence. */
  readonly names: ListNames;
  /** Between a heading and what it is of, on one line. */
  readonly colon: string;
  readonly round: (number: number) => string;
  readonly oneShotTitle: (number: number) => string;

  /**
   * A card's points where it is secured in the raid, and where it stays in hand; on a button beside its name. A villain
   * never stays there, and a cat is never secured.
   */
  readonly pointsEach: (face: CardFace) => string;
  /** Before so many cards that are each worth these points. */
  readonly pointsOfCards: (points: number, count: number) => string;
  /** Who gets the points on the buttons; to keep a card in the draft is not to secure it. */
  readonly pointsLegend: string;
  /** A player's points of the rounds before this one. */
  readonly totalBefore: (points: number) => string;
  /** In front of the points that each player has of the rounds before this one. */
  readonly totalsBefore: string;
  readonly dealer: string;
  readonly discards: string;
  /** Cards that are discarded before the draft, in the place of that word; a table of two has one word for all (babasuki 8). */
  readonly leftOut: string;

  /** @param choices how many cards there are to choose from */
  readonly draft: (choices: number) => string;
  /** @param circle the players in the order in which cards are passed on, the first once more at the end */
  readonly passing: Readonly<Record<Direction, (circle: Line) => Line>>;
  readonly pairs: (cardsLeft: number) => string;
  /** In rounds in which cards go the other way round than in the first. */
  readonly otherWay: string;
  /** The round in which somebody has so many points is the last. */
  readonly goal: (points: number) => string;
  /** What is different for two. */
  readonly noteForTwo: string;
  readonly choosing: string;
  readonly hasPicked: string;
  readonly you: string;

  readonly raidBegins: string;
  readonly withoutVillain: (who: Line) => Line;
  readonly raids: (actor: Inline, target: Inline) => Line;
  readonly raidsNobody: (actor: Inline) => Line;
  readonly handCards: (count: number) => string;
  readonly among: (cards: Line) => Line;
  readonly drew: (actor: Line, target: Line, place: number, card: Line) => Line;
  readonly drewNothing: (actor: Line) => Line;
  readonly outcome: OutcomeWords;
  /** In one line, behind who drew what from whom. */
  readonly shortOutcome: OutcomeWords;
  /** Behind whose card was drawn, where the line does not say by whom. */
  readonly capturedBy: (actor: Inline, points: number) => Line;

  /**
   * Heads what became of the cards that others drew from the reader's hand, in the order in which they did.
   * @param isSince since the reader's own draw, which stands above it
   */
  readonly drawnFromYou: (isSince: boolean) => string;
  /**
   * @param points of the cards and of the villains that drew them
   * @param draws one, or several by the same player; of cards that went back, perhaps by several players
   */
  readonly becameOfDrawn: (
    actor: Inline,
    drawn: Line,
    points: number,
    draws: number,
  ) => Readonly<Record<Exclude<Outcome, 'nothing'>, Line>>;
  /** In place of raids that are left out, which may be before the first that is told. */
  readonly raidsLeftOut: (count: number) => string;
  /** Behind what was drawn from the reader: raids at any time among others. */
  readonly raidsAmongOthers: (count: number) => string;

  readonly roundOver: string;
  readonly roundScore: (points: number) => string;
  /** A score of this round, and of all so far. */
  readonly roundScoreOfTotal: (points: number, total: number) => string;
  readonly fromSecured: (points: number) => string;
  readonly fromHand: (points: number) => string;
  /** @param isShared several have the same total */
  readonly leads: (who: Line, points: number, isShared: boolean) => Line;
  /** The leaders have reached 100, and a tie is played on. */
  readonly tieGoesOn: (who: Line, points: number) => Line;
  readonly wins: (who: Inline) => Line;
  readonly draw: (who: Line) => Line;
  /** Why the winners have won: the highest total, or the highest score of a single round. */
  readonly goalReached: (points: number) => string;
  /** @param next the highest score of the others; null where all have the same */
  readonly bestOfRound: (points: number, next: number | null) => string;
  readonly tieBroken: string;

  /** The number of the card to keep, counted from 1, and how many a player keeps in all. */
  readonly pickOne: (number: number, total: number) => string;
  readonly pickPair: (number: number, total: number) => string;
  /** Below the question for the last card that is chosen: the one after it comes by itself. */
  readonly lastPick: string;
  /** The button that keeps the marked card; null: none is marked. */
  readonly keepButton: (card: string | null) => string;
  /** That button once a card has been kept, until another one is marked. */
  readonly keepsOther: string;
  readonly picked: (card: Line) => Line;
  /**
   * @param receiver gets cards from the reader, who draws from that hand in the raid
   * @param giver passes cards to the reader, and draws from the reader's hand in the raid
   */
  readonly passTo: (receiver: Inline, giver: Inline) => Line;
  readonly youKept: (cards: Line) => Line;

  /** On one line in reviews: in front of the cards that a seat has kept, and of those it keeps one more of. */
  readonly kept: string;
  readonly offered: string;

  readonly yourHand: (count: number, points: number) => string;
  /** Cards of the reader's hand came back to these places, counted from 1, before everybody's eyes. */
  readonly allKnowPlaces: (places: readonly number[]) => string;
  readonly emptyHand: string;
  /** Beside a hand that no villain is left to draw from. */
  readonly handIsSafe: string;
  readonly yourVillains: string;
  /** In the rows of the others: the reader draws from that hand, or its owner's villains draw from the reader. */
  readonly youDrawHere: string;
  readonly drawsFromYouNext: string;
  /** One's secured cards and their points, and these together with those of the hand. */
  readonly yourSecured: (cards: Line, points: number, total: number) => Line;
  /** On the select that arranges the hand: how it is ordered now. */
  readonly handIsShuffled: string;
  readonly handKeepsOrder: string;
  /**
   * @param size the number of cards in that hand
   * @param known those of them whose place is unknown since their owner changed the order; may be empty
   */
  readonly yourTurn: (target: Inline, size: number, known: Line) => Line;
  readonly chooseVillain: string;
  readonly pointsIfSecured: (points: number) => string;
  /** The buttons that end the pick, with as much as is picked; null: not yet. */
  readonly drawButton: (villain: string | null, place: number | null) => string;
  readonly discardButton: (villain: string | null) => string;
  readonly nothingLeft: string;
  readonly drawsFromYou: (who: Inline) => Line;
  /** The hand can be put in another order before the draw. */
  readonly arrangeNow: string;
  readonly shuffle: string;
  readonly shuffleNote: string;
  /** Opens the list of places: nothing is moved yet. */
  readonly moveCard: (place: number, card: string) => string;
  /** On the select of places, which is short on a phone. */
  readonly moveWhere: (card: string) => string;
  readonly moveNowhere: string;
  readonly place: (number: number) => string;
  /** A place to move a card to, and the card that it will lie next to. */
  readonly moveTo: (place: number, neighbor: string, isBefore: boolean) => string;
  readonly youScored: (points: number) => string;
  /** The player's total, and their place among so many, which others may share. */
  readonly yourTotal: (points: number, place: number, seats: number, isShared: boolean) => string;
  /** The player's points where one round is the whole game. */
  readonly yourResult: (points: number) => string;
  readonly youWon: string;

  /** Actions as hints and turning points name them. */
  readonly aKeep: (card: Line) => Line;
  /** @param place null: there is no card to draw */
  readonly aRaid: (villain: Line, place: number | null) => Line;
  /** Of one's own hand, as reviews name it: a card to another place, a shuffle, and all cards in another order. */
  readonly aMove: (card: Line, place: number) => Line;
  readonly aShuffle: string;
  readonly anArrangement: string;
}
