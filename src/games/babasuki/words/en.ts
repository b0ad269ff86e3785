import { namesIn } from '../../../game/names.ts';
import { ordinal, plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { NO_BREAK_SPACE } from '../../../game/screen-parts.ts';
import { cardNames } from './names.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { spokenWords } from './spoken.ts';
import { tutorialEn } from './tutorial-en.ts';
import type { Words } from './words.ts';

const cards = (count: number) => `${count} card${count === 1 ? '' : 's'}`;
const points = (count: number) => `${plain(count)} point${count === 1 ? '' : 's'}`;

const inShort = (worth: number) => `${worth}${NO_BREAK_SPACE}pt${worth === 1 ? '' : 's'}`;

const capturedBy: Words['capturedBy'] = (actor, worth) => line`💰 captured, ${inShort(worth)} to ${actor}`;

export const en: Words = {
  name: 'Draft Babasuki',
  description: 'Draft a hand, then send your villains to raid your neighbor’s for treasure.',
  noteForTwo:
    'With two players there is no draft: six times you take one of two cards, and the other is discarded.',
  openHandLabel: 'My hand',
  options: {
    oneShot: {
      name: 'one-shot',
      description: 'On: one round decides. Off (default): play goes on to 100 points.',
    },
    suddenDeath: {
      name: 'sudden-death',
      description: 'After a tie at 100 or more. On: play goes on until one leads. Off (default): a draw.',
    },
  },
  spoken: spokenWords({
    kinds: { villain: 'villain', hero: 'hero', treasure: 'treasure', cat: 'cat' },
    numbered: cardNames.en.numbered,
    marks: { '☀': 'sun', '☾': 'moon', '★': 'star' },
    back: 'card face down',
    and: ' ',
    marked: (kind, marks) => `${kind} ${marks}`,
  }),
  rules: rulesEn,
  reasons: reasonsEn,
  tutorial: tutorialEn,
  refusals: {
    'one-round-only': () =>
      'Sudden death is for games to 100 points: in a one-shot a tie is broken by the cards held. Choose one of them.',
    over: () => 'This round is over.',
    'draft-first': () => 'Hands are still being chosen: raids and arranging come after that.',
    'no-such-place': ({ cards: count }) =>
      `The hand has ${cards(Number(count))}: there is none in that place.`,
    'not-your-hand': () => 'You can only arrange your own hand, every card of it once.',
    'not-passed': () =>
      'You can only choose from the cards offered now. Those you kept before are in your hand already.',
    'already-picked': () =>
      'You have chosen that card already. Until all have chosen, you may choose another instead.',
    'not-your-villain': () =>
      'Only your villains, which lie open before you, go on raids. All other cards stay in your hand.',
    'which-card': ({ cards: count }) =>
      `That villain may go. Now choose a card to draw${Number(count) > 1 ? ` (1–${count})` : ''}.`,
  },
  ask: { keep: 'Which card to keep?', send: 'Which card to send?', draw: 'Which card to draw?' },
  ...cardNames.en,
  listSeparator: ', ',
  names: namesIn('en'),
  colon: ': ',
  round: (number) => `Round ${number}`,
  oneShotTitle: (number) => `One shot${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ kind, secured, inHand }) =>
    [...(kind === 'cat' ? [] : [`raid ${secured}`]), ...(kind === 'villain' ? [] : [`hand ${inHand}`])].join(
      ' / ',
    ),
  pointsOfCards: (worth, count) => `${inShort(worth)}${count > 1 ? ' each' : ''}`,
  pointsLegend: 'Points: “raid” if you capture the card, “hand” if you keep it to the end',
  totalBefore: (count) => `earlier: ${inShort(count)}`,
  totalsBefore: 'So far',
  dealer: 'dealer',
  discards: 'Discards',
  leftOut: 'Left out this round',

  draft: (choices) => `**The draft** · everybody keeps one of ${cards(choices)}`,
  passing: {
    left: (circle) => line`🔄 The rest is passed on: ${circle}`,
    right: (circle) => line`🔄 The rest is passed on, now the other way round: ${circle}`,
  },
  pairs: (cardsLeft) =>
    `**Taking cards** · keep one of two, the other is discarded (${cards(cardsLeft)} left in the pack)`,
  choosing: 'choosing…',
  hasPicked: '✅ has chosen',
  otherWay: 'now reversed',
  goal: (count) => `The round in which somebody reaches a total of ${count} is the last.`,
  you: 'you',

  raidBegins: '⚔️ The raid begins!',
  withoutVillain: (who) => line`No villain left: ${who}`,
  raids: (actor, target) => line`⚔️ ${actor} draws one card from ${target}’s hand.`,
  raidsNobody: (actor) => line`Nobody else has a card, so ${actor}’s villain will be discarded.`,
  handCards: cards,
  among: (seen) => line` (incl. ${seen})`,
  drew: (actor, target, place, card) => line`${actor} → ${target}’s card ${place} is ${card}`,
  drewNothing: (actor) => line`${actor} → nothing to draw`,
  outcome: (actor, target, worth, isFromReader) => ({
    treasure: line`💰 **${isFromReader ? 'Your treasure was taken!' : 'Treasure taken!'}** ${actor} captures both: ${points(worth)}.`,
    caught: line`🛡️ **Caught by a hero!** ${target} captures both: ${points(worth)}.`,
    'both-out': line`💥 **A hero without a common mark:** both are discarded.`,
    back: line`💨 **A miss:** the villain is discarded, the card goes back.`,
    nothing: line`💨 **Nobody to draw from.** The villain is discarded.`,
  }),
  shortOutcome: (actor, target, worth, isFromReader) => ({
    treasure: isFromReader ? capturedBy(actor, worth) : line`💰 captured, ${inShort(worth)}`,
    caught: line`🛡️ caught, ${inShort(worth)} to ${isFromReader ? 'you' : target}`,
    'both-out': line`💥 both discarded`,
    back: line`💨 a miss`,
    nothing: line`💨 nobody to draw from: discarded`,
  }),

  capturedBy,

  drawnFromYou: (isSince) => (isSince ? 'Drawn from you since' : 'Drawn from you'),
  becameOfDrawn: (actor, drawn, worth, draws) => {
    const villains = `villain${draws === 1 ? '' : 's'}`;
    return {
      treasure: line`💰 ${actor} captured ${drawn}, ${inShort(worth)}`,
      caught: line`🛡️ ${drawn} caught ${actor}’s ${villains}, ${inShort(worth)} to you`,
      'both-out': line`💥 ${drawn} discarded with ${actor}’s ${villains}`,
      back: line`💨 ${drawn} went back`,
    };
  },
  raidsLeftOut: (count) => `… ${count} more raid${count === 1 ? '' : 's'}: see “More”`,
  raidsAmongOthers: (count) => `besides, ${count} raid${count === 1 ? '' : 's'} among others: see “More”`,

  roundOver: 'The raid is over',
  roundScore: (count) => `**${signed(count)}**`,
  roundScoreOfTotal: (count, total) => `**${signed(count)}** (total ${plain(total)})`,
  fromSecured: (count) => `captured ${inShort(count)}`,
  fromHand: (count) => `in hand ${inShort(count)}`,
  leads: (who, count, isShared) =>
    line`${isShared ? 'A tie for the lead at' : 'In the lead with'} ${plain(count)}: ${who}.`,
  tieGoesOn: (who, count) => line`A tie at ${plain(count)}: ${who} (sudden death: another round).`,
  wins: (who) => line`🏆 ${who} wins!`,
  draw: (who) => line`🤝 A draw: ${who}`,
  goalReached: (count) => `The highest total, ${plain(count)} (100 ends the game).`,
  bestOfRound: (count, next) =>
    next === null ? `Each scores ${plain(count)}.` : `The highest score: ${plain(count)} to ${plain(next)}.`,
  tieBroken: 'A tie: the most cards held decided, or else the highest card number among them.',

  pickOne: (number, total) => `**Keep one card** (your ${ordinal(number)} pick of ${total}).`,
  pickPair: (number, total) =>
    `**Keep one card** (your ${ordinal(number)} pick of ${total}). The other is discarded, for both to see.`,
  lastPick: 'This is your last choice: the next card passed to you joins your hand by itself.',
  keepButton: (card) => (card === null ? 'Choose a card' : `Keep ${card}`),
  keepsOther: 'You may change it until all have chosen',
  picked: (card) => line`✅ You will keep ${card}.`,
  passTo: (receiver, giver) =>
    line`You pass to ${receiver} (whom you raid), receive from ${giver} (who raids you)`,
  youKept: (kept) => line`Your hand: ${kept}`,

  kept: 'kept',
  offered: 'offered',

  yourHand: (count, worth) => `**Your hand, ${cards(count)}** · ${points(worth)}`,
  allKnowPlaces: (places) => `everybody knows card${places.length === 1 ? '' : 's'} ${places.join(', ')}`,
  emptyHand: 'Your hand is empty.',
  handIsSafe: 'nobody can draw from it anymore',
  yourVillains: '👿 Your villains',
  youDrawHere: 'you draw from here',
  drawsFromYouNext: 'draws from you',
  yourSecured: (won, worth, total) =>
    line`Captured ${won} ${inShort(worth)} (**${inShort(total)}** with your hand)`,
  handIsShuffled: 'Hand order: shuffled',
  handKeepsOrder: 'Hand order: as you put it',
  yourTurn: (target, size, known) =>
    line`**Your turn:** draw from ${target}${known.length > 0 ? line` (the ${size} include ${known}, place unknown)` : ''}.`,
  chooseVillain: 'Choose the villain to send',
  pointsIfSecured: (count) => `${points(count)} plus the treasure’s, if captured`,
  drawButton: (villain, place) => {
    if (villain === null) return place === null ? 'Choose a villain and a card' : 'Choose a villain';
    return place === null ? 'Choose the card to draw' : `Draw card ${place} with ${villain}`;
  },
  discardButton: (villain) => (villain === null ? 'Choose a villain' : `Discard ${villain}`),
  nothingLeft: '**Your turn.** Nobody has a card in hand: the villain will be discarded.',
  drawsFromYou: (who) => line`👀 **${who} is about to draw from your hand.**`,
  arrangeNow: 'Until then you may rearrange it.',
  shuffle: 'Shuffle',
  shuffleNote: 'And again whenever a card comes back',
  moveCard: (place, card) => `Move card ${place}: ${card}…`,
  moveWhere: (card) => `Where to put ${card}?`,
  moveNowhere: 'Leave it where it is',
  place: (number) => `card ${number}`,
  moveTo: (place, neighbor, isBefore) => `To place ${place}, ${isBefore ? 'before' : 'after'} ${neighbor}`,
  youScored: (count) => `**${signed(count)}** this round`,
  yourTotal: (count, place, seats, isShared) =>
    `your total **${plain(count)}** (${isShared ? 'tied ' : ''}${ordinal(place)} of ${seats})`,
  yourResult: (count) => `Your score: **${plain(count)}**`,
  youWon: '🎉 You have won!',

  aKeep: (card) => line`keep ${card}`,
  aRaid: (villain, place) =>
    place === null ? line`discard ${villain}` : line`draw card ${place} with ${villain}`,
  aMove: (card, place) => line`move ${card} to place ${place} of the hand`,
  aShuffle: 'shuffle the hand',
  anArrangement: 'arrange the hand',
};
