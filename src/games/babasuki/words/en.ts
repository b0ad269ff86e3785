import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { rulesEn } from './rules-en.ts';
import type { Words } from './words.ts';

const cards = (count: number) => `${count} card${count === 1 ? '' : 's'}`;

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
  rules: rulesEn,
  refusals: {
    'one-round-only': () =>
      'Sudden death is for games to 100 points: in a one-shot a tie is broken by the cards held. Choose one of them.',
    over: () => 'This round is over.',
    'draft-first': () => 'Hands are still being chosen: raids and arranging come after that.',
    'no-such-place': ({ cards: count }) =>
      `The hand has ${cards(Number(count))}: there is none in that place.`,
    'not-your-hand': () => 'You can only arrange your own hand, every card of it once.',
  },
  kinds: { villain: 'Villain', hero: 'Hero', treasure: 'Treasure', cat: 'Cat' },
  listSeparator: ', ',
  colon: ': ',
  round: (number) => `Round ${number}`,
  oneShotTitle: (number) => `One shot${number > 1 ? ` ${number}` : ''}`,

  pointsEach: ({ secured, inHand }) => `**${secured}** if secured in the raid, **${inHand}** in hand`,
  total: (count) => `total ${plain(count)}`,
  dealer: 'dealer',
  discards: 'Discards',
  secured: 'secured',

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
  among: (seen) => line` (incl. ${seen})`,
  drew: (actor, target, place, card) => line`${actor} → ${target}’s card ${place} is ${card}`,
  drewNothing: (actor) => line`${actor} → nothing to draw`,
  outcome: (actor, target) => ({
    treasure: line`💰 **Treasure taken!** ${actor} secures both cards.`,
    caught: line`🛡️ **Caught by a hero!** ${target} secures both cards.`,
    'both-out': line`💥 **No common mark.** Villain and hero are both discarded.`,
    back: line`💨 **A miss.** The villain is discarded, the card goes back to ${target}’s hand.`,
    nothing: line`💨 **Nobody to draw from.** The villain is discarded.`,
  }),
  shortOutcome: {
    treasure: 'taken',
    caught: 'caught',
    'both-out': 'both discarded',
    back: 'a miss',
    nothing: 'discarded',
  },

  roundOver: 'The raid is over: the scores',
  roundScore: (count) => `**${signed(count)}**`,
  fromSecured: (count) => `secured ${count}`,
  fromHand: (count) => `in hand ${count}`,
  leads: (who, count) => line`In the lead with ${plain(count)}: ${who} (100 ends the game).`,
  wins: (who) => line`🏆 ${who} wins!`,
  draw: (who) => line`🤝 A draw: ${who}`,
  tieBroken: 'A tie: the most cards held decided, or else the highest card number among them.',

  pickOne: '**Choose the card to keep.**',
  pickPair: '**Choose the card to keep.** The other is laid open.',
  picked: (card) => line`✅ You will keep ${card}. Until all have chosen you may choose another.`,
  passTo: (receiver, giver) => line`You pass to ${receiver} and receive from ${giver}.`,
  youSecured: (count) => `${cards(count)} kept: your hand after the draft`,
  securedNothing: 'You have kept nothing yet.',

  yourHand: (count) => `Your hand, ${cards(count)} (number 1 is on the left)`,
  emptyHand: 'Your hand is empty.',
  yourVillains: '👿 Your villains',
  yourPoints: (secured, hand) =>
    `Points in this round: ${secured} secured + ${hand} in hand = **${secured + hand}**`,
  handIsShuffled: '🔀 Your hand is shuffled for you whenever a card comes back to it.',
  handKeepsOrder: '📌 Your hand stays in the order you gave it.',
  chooseVillain: '**Your turn.** Choose the villain to send.',
  drawFrom: (target) => line`**Draw one card from ${target}’s hand.**`,
  nothingLeft: '**Your turn.** Nobody has a card in hand: the villain will be discarded.',
  waiting: (who) => line`It is ${who}’s turn.`,
  drawsFromYou: (who) => line`👀 **${who} is about to draw from your hand.**`,
  shuffle: 'Shuffle',
  moveWhich: 'Arrange: choose a card to move',
  moveWhere: (card) => `Where to put ${card}?`,
  place: (number) => `place ${number}`,
  youScored: (count) => `**${signed(count)}** this round`,
  youWon: '🎉 You have won!',
};
