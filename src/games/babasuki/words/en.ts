import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { reasonsEn } from './reasons-en.ts';
import { rulesEn } from './rules-en.ts';
import { spokenWords } from './spoken.ts';
import { tutorialEn } from './tutorial-en.ts';
import type { Words } from './words.ts';

const cards = (count: number) => `${count} card${count === 1 ? '' : 's'}`;
const points = (count: number) => `${plain(count)} point${count === 1 ? '' : 's'}`;

export const en: Words = {
  name: 'Draft Babasuki',
  description: 'Draft a hand, then send your villains after the treasures in your neighbour’s.',
  openHandLabel: 'My hand',
  options: {
    oneShot: { name: 'one-shot', description: 'One round decides (default: play to 100 points)' },
    suddenDeath: {
      name: 'sudden-death',
      description: 'A tie at 100 or more is played on until one leads (default: a draw)',
    },
  },
  spoken: spokenWords({
    kinds: { villain: 'villain', hero: 'hero', treasure: 'treasure', cat: 'cat' },
    marks: { '☀': 'sun', '☾': 'moon', '★': 'star' },
    back: 'card face down',
    and: ' ',
    card: (kind, number, marks) => `${kind} ${marks || number}`,
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
      `That villain may go. Now choose which of ${cards(Number(count))} to draw.`,
  },
  ask: { keep: 'Which card to keep?', send: 'Which card to send?', draw: 'Which card to draw?' },
  kinds: { villain: 'Villain', hero: 'Hero', treasure: 'Treasure', cat: 'Cat' },
  listSeparator: ', ',
  colon: ': ',
  round: (number) => `Round ${number}`,
  oneShotTitle: (number) => `One shot${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ secured, inHand }) => `raid ${secured} / hand ${inHand}`,
  pointsLegend: 'Points: “raid” if secured there, “hand” if left in hand',
  total: (count) => `total ${plain(count)}`,
  dealer: 'dealer',
  discards: 'Discards',

  draft: (number, choices) => `**The draft** · keep card ${number} of your hand (${choices} to choose from)`,
  passing: {
    left: '⬇️ The rest goes left (the next row)',
    right: '⬆️ The rest goes right (the row above)',
  },
  pairs: (cardsLeft) =>
    `**Taking cards** · keep one of two, the other is laid open (${cards(cardsLeft)} left in the pack)`,
  choosing: 'choosing…',
  hasPicked: '✅ has chosen',
  laidOpen: 'open',

  raidBegins: '⚔️ The raid begins!',
  raids: (actor, target) => line`⚔️ ${actor} draws one card from ${target}’s hand.`,
  raidsNobody: (actor) => line`Nobody else has a card, so ${actor}’s villain will be discarded.`,
  handCards: (count) => `${cards(count)} in hand`,
  cardCount: (count) => `**${cards(count)}**`,
  among: (seen) => line` (incl. ${seen})`,
  drew: (actor, target, place, card) => line`${actor} → ${target}’s card ${place} is ${card}`,
  drewNothing: (actor) => line`${actor} → nothing to draw`,
  outcome: (actor, target, worth) => ({
    treasure: line`💰 **Treasure taken!** ${actor} secures both: ${points(worth)}.`,
    caught: line`🛡️ **Caught by a hero!** ${target} secures both: ${points(worth)}.`,
    'both-out': line`💥 **No common mark:** both are discarded.`,
    back: line`💨 **A miss:** the villain is discarded, the card goes back.`,
    nothing: line`💨 **Nobody to draw from.** The villain is discarded.`,
  }),
  shortOutcome: {
    treasure: '💰 secured',
    caught: '🛡️ caught',
    'both-out': '💥 both out',
    back: '💨 a miss',
    nothing: '💨 out',
  },

  roundOver: 'The raid is over: the scores',
  roundScore: (count) => `**${signed(count)}**`,
  fromSecured: (count) => `secured ${count}`,
  fromHand: (count) => `in hand ${count}`,
  leads: (who, count) => line`In the lead with ${plain(count)}: ${who} (100 ends the game).`,
  tieGoesOn: (who, count) => line`A tie at ${plain(count)}: ${who} (sudden death: another round).`,
  wins: (who) => line`🏆 ${who} wins!`,
  draw: (who) => line`🤝 A draw: ${who}`,
  goalReached: (count) => `The highest total, ${plain(count)} (100 ends the game).`,
  bestOfRound: (count) => `The highest score, ${plain(count)}.`,
  tieBroken: 'A tie: the most cards held decided, or else the highest card number among them.',

  pickOne: (number) => `**Choose card ${number} to keep.**`,
  pickPair: (number) => `**Choose card ${number} to keep.** The other is laid open.`,
  keepButton: (card) => (card === null ? 'Keep' : `Keep ${card}`),
  picked: (card) => line`✅ You will keep ${card}. Until all have chosen you may change it.`,
  passTo: (receiver, giver) => line`You pass to ${receiver} and receive from ${giver}.`,
  youKept: (kept) => line`Kept so far: ${kept} (your hand in the raid)`,

  yourHand: (count, worth) => `**Your hand, ${cards(count)}** · ${points(worth)}`,
  emptyHand: 'Your hand is empty.',
  yourVillains: '👿 Your villains',
  yourSecured: (won, worth, total) => line`Secured ${won} ${worth} · total **${total}**`,
  handIsShuffled: '🔀 Shuffled for you · arrange',
  handKeepsOrder: '📌 Your own order · arrange',
  yourTurn: (target, seen) =>
    line`**Your turn:** draw from ${target}${seen.length > 0 ? line`, who holds ${seen}` : ''}.`,
  chooseVillain: 'Choose the villain to send',
  pointsIfSecured: (count) => `${points(count)} if secured`,
  drawButton: (villain, place) =>
    `Draw${place === null ? '' : ` card ${place}`}${villain === null ? '' : ` with ${villain}`}`,
  discardButton: (villain) => (villain === null ? 'Discard' : `Discard ${villain}`),
  nothingLeft: '**Your turn.** Nobody has a card in hand: the villain will be discarded.',
  drawsFromYou: (who) => line`👀 **${who} is about to draw from your hand.**`,
  shuffle: 'Shuffle',
  shuffleNote: 'And again whenever a card comes back',
  moveCard: (place, card) => `Move card ${place}: ${card}`,
  moveWhere: (card) => `Where to put ${card}?`,
  moveNowhere: 'Leave it where it is',
  place: (number) => `place ${number}`,
  youScored: (count) => `**${signed(count)}** this round`,
  youWon: '🎉 You have won!',

  aKeep: (card) => line`keep ${card}`,
  aRaid: (villain, place) =>
    place === null ? line`discard ${villain}` : line`draw card ${place} with ${villain}`,
  anArrangement: 'arrange the hand',
};
