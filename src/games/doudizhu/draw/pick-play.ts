/**
 * The controls to pick a play. Up to `MAX_PLAY_BUTTONS` plays that give nothing away are a button each, and so is a play that
 * is the only one; what must not happen by mistake takes a second press there. Otherwise a play is picked in a select and
 * made by the button below it, whose label has what follows; of more plays than a select holds, a kind is picked first. The
 * rows are the same from a question's first panel to its last.
 */
import { type Face, faceOf, rankOf } from '../../../game/cards.ts';
import { type Button, type Option, type Panel, type Part, text } from '../../../game/screen.ts';
import { confirming, MAX_OPTIONS, select } from '../../../game/screen-parts.ts';
import { countRanks, type Play, rankAt, rankCountsOf, sizeOf } from '../combinations.ts';
import { type Choice, nameOf } from '../rules.ts';
import type { SeatView } from '../views.ts';
import type { Consequence, HeldBomb, Words } from '../words/words.ts';
import { type Group, offerOf } from './groups.ts';

const MAX_PLAY_BUTTONS = 3;
const MIN_BOMB = 4;

/** @param picked `g.<index>` once a group is picked, the name of a play once that is */
export function drawPlayPicker(
  view: SeatView,
  picked: string,
  words: Words,
): Pick<Panel, 'controls' | 'last'> {
  const { choices } = view;
  if (choices.length === 0) return { controls: [], last: [] };
  const { plays, groups } = offerOf(choices);
  const mayPass = choices.some((choice) => choice.do === 'pass');
  const last = [passButton(mayPass, plays.length === 0, words)];
  if (plays.length === 0) return { controls: [text(words.nothingBeats)], last };
  const areButtons = plays.length === 1 || plays.every((each) => !isLoss(each, view));
  if (plays.length <= MAX_PLAY_BUTTONS && areButtons)
    return {
      controls: [{ part: 'buttons', buttons: plays.map((each) => toButton(each, picked, view, words)) }],
      last,
    };

  const play = plays.find((each) => [nameOfPlay(each), confirming(nameOfPlay(each))].includes(picked));
  const isGrouped = plays.length > MAX_OPTIONS;
  const open = openGroup(groups, play, picked);
  const options = breakingLast(isGrouped ? open.plays : plays, view).map((each) =>
    toOption(each, each === play, view, words),
  );
  return {
    controls: [
      ...(isGrouped ? [kindSelect(groups, open, view, words)] : []),
      select(words.choosePlay, options),
      { part: 'buttons', buttons: [playButton(play, view, words)] },
    ],
    last,
  };
}

/** The pick that has a choice on the button: of a play that must not happen by mistake, the button that asks once more. */
export function pickOf(view: SeatView, choice: Choice): string {
  if (choice.do !== 'play') return '';
  const name = nameOf(choice);
  return isHarmless(choice.play, view) ? name : confirming(name);
}

const nameOfPlay = (play: Play): string => nameOf({ do: 'play', play });

/** doudizhu 19: the leader may not pass, and sees so in the place where it otherwise is. */
const passButton = (mayPass: boolean, isOnlyWay: boolean, words: Words): Button =>
  mayPass
    ? { label: words.pass, action: { choose: 'pass' }, style: isOnlyWay ? 'primary' : 'secondary' }
    : { label: words.pass, style: 'secondary', disabled: true };

/** The text may be forged: a group that is not on offer becomes the first one. */
function openGroup(groups: readonly Group[], play: Play | undefined, picked: string): Group {
  const [, index] = /^g\.(\d{1,2})$/.exec(picked) ?? [];
  const open = play
    ? groups.find(({ plays }) => plays.includes(play))
    : index !== undefined && groups[Number(index)];
  return open || groups[0]!;
}

const kindSelect = (groups: readonly Group[], open: Group, view: SeatView, words: Words): Part =>
  select(
    words.chooseKind,
    groups.map(
      (group, index): Option => ({
        label:
          group === open
            ? words.chosenKind(words.group(group.kind, group.range))
            : words.group(group.kind, group.range),
        description: words.examplePlay(words.play(breakingLast(group.plays, view)[0]!), group.plays.length),
        action: { show: `g.${index}` },
        ...(group === open && { selected: true }),
      }),
    ),
  );

const STYLES = { wins: 'success', bomb: 'danger', 'only-bomb': 'danger', breaks: 'danger' } as const;

/** The button that makes the play; disabled while nothing is picked. */
function playButton(play: Play | undefined, view: SeatView, words: Words): Button {
  if (!play) return { label: words.playPicked, style: 'secondary', disabled: true };
  const consequence = consequenceOf(play, view);
  return {
    label: words.playIt(play, consequence),
    action: { choose: nameOfPlay(play) },
    style: consequence ? STYLES[consequence] : 'primary',
  };
}

/** Whether the play may happen by mistake: it neither ends the deal nor gives a bomb away. */
const isHarmless = (play: Play, view: SeatView): boolean => consequenceOf(play, view) === null;

/** Whether the play gives a bomb away. */
const isLoss = (play: Play, view: SeatView): boolean => !['wins', null].includes(consequenceOf(play, view));

/** Why a play should not happen by mistake, or that it ends the deal; null for any other. */
function consequenceOf(play: Play, view: SeatView): Consequence | null {
  const { hand, table, seat } = view;
  if (sizeOf(play) === hand.length) return 'wins';
  if (play.kind === 'bomb') return table.bombs[seat] === 'one' ? 'only-bomb' : 'bomb';
  return lostBombs(play, view).length > 0 ? 'breaks' : null;
}

/** What breaks up a bomb stands below what does not. Bombs have an order of their own (doudizhu 17). */
const breakingLast = (plays: readonly Play[], view: SeatView): readonly Play[] => {
  const breaks = (play: Play): number => Number(play.kind !== 'bomb' && lostBombs(play, view).length > 0);
  return plays.toSorted((a, b) => breaks(a) - breaks(b));
};

/** The bombs that a play would break up, if that is a loss. */
const lostBombs = (play: Play, view: SeatView): readonly HeldBomb[] =>
  view.table.bombs[view.seat] === 'spent' || sizeOf(play) === view.hand.length
    ? []
    : brokenBombs(play, view.hand);

/** The bombs in the hand that a play would break up: what is left of them is none. */
function brokenBombs(play: Play, hand: SeatView['hand']): HeldBomb[] {
  const counts = countRanks(hand);
  return rankCountsOf(play)
    .filter(
      ([rank, count]) =>
        counts[rank]! >= MIN_BOMB && count < counts[rank]! && counts[rank]! - count < MIN_BOMB,
    )
    .map(([rank]) => ({ rank, count: counts[rank]! }));
}

/**
 * A play that is made by one press, or by two where it must not happen by mistake. A color would advise it: it has one
 * where it is picked, as by a hint, or ends the deal.
 */
function toButton(play: Play, picked: string, view: SeatView, words: Words): Button {
  const card = pictureOf(play, view);
  const name = nameOfPlay(play);
  const consequence = consequenceOf(play, view);
  const label = words.playIt(play, consequence);
  const plain = picked === name ? 'primary' : 'secondary';
  const look = { style: consequence ? STYLES[consequence] : plain, ...(card && { card }) } as const;
  const made = { ...look, label, action: { choose: name } };
  if (isHarmless(play, view)) return made;
  if (picked === confirming(name)) return { ...made, label: words.confirmPlay(label) };
  const style = consequence === 'wins' ? STYLES.wins : 'secondary';
  return { ...look, label, action: { show: confirming(name) }, style };
}

function toOption(play: Play, selected: boolean, view: SeatView, words: Words): Option {
  const card = pictureOf(play, view);
  const description = describe(play, view, words);
  return {
    label: words.play(play),
    action: { show: nameOfPlay(play) },
    ...(card && { card }),
    ...(description && { description }),
    ...(selected && { selected }),
  };
}

/** A straight's number of cards, and what follows. */
function describe(play: Play, view: SeatView, words: Words): string {
  const consequence = consequenceOf(play, view);
  const broken = lostBombs(play, view);
  return [
    ...(isStraight(play) ? [words.cards(sizeOf(play))] : []),
    ...(consequence === 'wins' ? [words.emptiesHand] : []),
    ...(consequence === 'only-bomb' ? [words.onlyBomb] : []),
    ...(broken.length > 0 ? [words.breaks(broken)] : []),
  ].join(' · ');
}

const isStraight = ({ kind }: Play): boolean => kind === 'straight' || kind === 'pairs' || kind === 'triples';

/** A card of the lowest rank of a straight, or of the rank that decides. */
function pictureOf(play: Play, { hand }: SeatView): Face | undefined {
  const rank = isStraight(play) ? rankAt(play.height - play.length + 1) : play.height;
  const card = hand.find((held) => rankOf(held) === rank);
  return card === undefined ? undefined : faceOf(card);
}
