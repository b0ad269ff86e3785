import { isJoker, type Rank } from '../../../game/cards.ts';
import { plain, signed } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import { unbroken } from '../../../game/screen-parts.ts';
import type { Kind, Play } from '../combinations.ts';
import { cardLabel, rangeLabel, rankLabel, span } from './faces.ts';
import { reasonsEn } from './reasons-en.ts';
import { refusalsEn } from './refusals-en.ts';
import { rulesEn } from './rules-en.ts';
import { tutorialEn } from './tutorial-en.ts';
import { type Consequence, MAX_NAMED_BOMBS, type Words } from './words.ts';

const NUMBERS: Readonly<Record<number, string>> = { 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' };

const jokers = { small: 'small joker', big: 'big joker' };
const rank = (value: Rank) => rankLabel(value, jokers);
/** Beside a rank, where a button has little room. */
const SHORT_JOKERS = { small: 'small 🃏', big: 'big 🃏' };

function play(combination: Play): string {
  const { kind, height, length, other } = combination;
  switch (kind) {
    case 'single':
      return rank(height);
    case 'pair':
      if (isJoker(height) && isJoker(other)) return 'pair of jokers';
      return `pair of ${rank(height)}s${other < 0 ? '' : ` (${rankLabel(other, SHORT_JOKERS)})`}`;
    case 'triple':
      return `triple of ${rank(height)}s`;
    case 'plane':
      return `three ${rank(height)}s + two ${rank(other)}s`;
    case 'bomb':
      return `bomb of ${NUMBERS[length] ?? length} ${rank(height)}s`;
    default:
      return `${en.kinds[kind].toLowerCase()} ${span(combination, jokers)}`;
  }
}

const chips = (count: number) => `${plain(count)} chip${count === 1 ? '' : 's'}`;

/** What follows, behind the play on the button that makes it. */
const CONSEQUENCES: Readonly<Record<Consequence, string>> = {
  wins: ' and win',
  bomb: '',
  'only-bomb': ' (1 bomb allowed)',
  breaks: ' ⚠️ breaks 💣',
};

function group(kind: Kind, range: readonly [number, number] | null): string {
  if (!range) return en.kinds[kind];
  const [least, greatest] = range;
  switch (kind) {
    case 'pair':
      return isJoker(least) ? `Pairs with the ${rank(least)}` : en.kinds.pair;
    case 'plane':
      return `Full houses of ${rangeLabel(`${rank(least)}s`, `${rank(greatest)}s`, ' to ')}`;
    case 'straight':
      return `Straights of ${rangeLabel(least, greatest, '–')} cards`;
    case 'pairs':
      return `Pair straights of ${rangeLabel(least, greatest, '–')} pairs`;
    case 'triples':
      return `Triple straights of ${rangeLabel(least, greatest, '–')} triples`;
    default:
      return en.kinds[kind];
  }
}

export const en: Words = {
  name: 'Dou Dizhu',
  description: 'One landlord against three farmers, with two packs: the first side to empty a hand wins.',
  openHandLabel: 'My hand',
  colon: ': ',
  comma: ', ',
  deal: (number, total) => (total === null ? `Deal ${number}` : `Deal ${number} of ${total}`),
  options: {
    deals: { name: 'deals', alwaysShown: true, description: 'How many deals to play (1–20, default 4)' },
    forcedLandlordBombs: {
      name: 'forced-landlord-bombs',
      description: 'How many bombs a landlord may play who had to be one because all four declined',
      values: { free: 'no limit (the other three: one; default)', limited: 'one (as the other three)' },
    },
    kitty: {
      name: 'kitty',
      description:
        'Whether the landlord takes the eight cards set aside, or they stay unseen until the deal is over',
      values: {
        landlord: 'the landlord (who has 33 cards then; default)',
        out: 'out of play (the landlord has 25 cards as well)',
      },
    },
    kittyShown: {
      name: 'kitty-shown',
      description:
        'Whether all see the eight cards the landlord took; nothing where they are out of play (default: off)',
    },
  },
  spoken: { '💣': 'bomb', '🃏': 'joker', '👑': 'landlord', '🌾': 'farmer' },
  rules: rulesEn,
  reasons: reasonsEn,
  tutorial: tutorialEn,
  refusals: refusalsEn(play),
  askCards: 'Choose the cards to ask about',
  card: (value) => cardLabel(value, jokers),
  kinds: {
    single: 'Single',
    pair: 'Pair',
    triple: 'Triple',
    plane: 'Full house',
    straight: 'Straight',
    pairs: 'Pair straight',
    triples: 'Triple straight',
    bomb: 'Bomb',
  },
  play,
  playOn: (combination, beaten) => `${combination} (on ${beaten})`,

  cards: (count) => `${count} card${count === 1 ? '' : 's'}`,
  cardsInShort: (count) => `${count}`,
  nearlyOut: (count) => (count > 1 ? 'nearly out' : 'last card'),
  landlord: 'landlord',
  farmer: 'farmer',
  oneBombLeft: '💣 one bomb at most',
  noBombLeft: '💣 no more bombs',
  noBombLimit: '💣 no limit',
  bombsLeft: (count) => (count > 0 ? '💣 one at most' : '💣 no more'),
  hasDeclined: 'declined',
  exposed: (card, isAskedFirst) =>
    isAskedFirst ? line`asked first, having drawn the face-up ${card}` : line`face-up ${card}`,
  kittyShown: 'The eight cards the landlord took',
  kittyLeft: 'The eight cards left out',
  kittyAside: 'The eight cards set aside',
  stake: (stake) => `${chips(stake)} between the landlord and each farmer`,
  stakeInShort: (stake, isLandlord) => `${chips(stake)} with ${isLandlord ? 'each farmer' : 'the landlord'}`,

  auction: (isFirst) =>
    isFirst
      ? 'Who will be landlord? If the first player asked accepts, it is **2 chips** with each farmer.'
      : 'Who will be landlord? Anybody who accepts now does so for **1 chip** with each farmer.',
  onTable: (who, combination) => line`On the table: ${who}’s **${combination}**`,
  emptyTable: (leader) => line`The table is clear. ${leader} may lead anything.`,

  accepted: (who, stake) => line`${who} is landlord (${chips(stake)} with each farmer)`,
  declined: (who) => line`${who} declines`,
  forced: (who) => line`All four declined: ${who} must be landlord (1 chip with each farmer)`,
  played: (who, combination) => line`${who}: **${combination}**`,
  passed: (who) => line`${who}: pass`,
  cleared: (who) => line`The other three passed. ${who} leads`,
  wentOut: (who) => line`${who} is out of cards!`,
  landlordWins: (who, combination) => line`The landlord ${who} wins! The last play: ${combination}.`,
  farmersWin: (who, landlord, combination) =>
    line`The farmers win! ${who} was out before the landlord ${landlord}. The last play: ${combination}.`,
  outOfCards: 'out of cards',
  withEachFarmer: (farmers, count) => ` (${signed(count)} with each of ${farmers} farmers)`,
  whyPaid: (stake) =>
    `${chips(stake)} between the landlord and each farmer, because the first player ${stake > 1 ? 'accepted' : 'declined'}. Bombs change no payment.`,
  justPassed: 'pass',
  beforeThisPlay: 'Before this play',
  passedInShort: (who) => line`${who} passed`,
  playedInShort: (who, combination) => line`${who} played **${unbroken(combination)}**`,
  acceptedBeforeYou: (who, stake) =>
    line`${who} became landlord (${chips(stake)} with each farmer) before you were asked`,
  wonTrick: (who) => line`${who} won the trick`,
  wonTrickAndLed: (who, combination) => line`${who} won the trick and led **${unbroken(combination)}**`,
  allPassed: 'The other three passed.',

  youWon: (count) => `🎉 You won ${chips(count)}!`,
  youLost: (count) => `You lost ${chips(count)}.`,
  yourHand: (count) => `Your hand, ${count} card${count === 1 ? '' : 's'}`,
  fromKitty: 'You took',
  waiting: (who) => line`It is ${who}’s turn.`,
  bid: (stake, takesKitty) =>
    `**Will you be landlord, for ${chips(stake)} with each of the three?** You ${
      takesKitty ? 'take the eight cards set aside, lead,' : 'lead'
    } and play alone against them. Winning, you are paid by all three; losing, you pay all three.`,
  ifDeclined: 'If you decline, you may play only one bomb in this deal.',
  ifAllDecline: {
    first: (mayBombFreely) =>
      `But if all four decline, you must be landlord, for 1 chip with each${mayBombFreely ? ', and may bomb freely' : ''}.`,
    last: (first) =>
      line`If you decline too, all four have, and ${first} must be landlord, for 1 chip with each.`,
  },
  accept: (stake) => `Be landlord (stake: ${stake})`,
  decline: 'Decline',
  yourLead: '**Your turn.** Lead what you like.',
  yourAnswer: (who, combination) => line`**Your turn.** Beat ${who}’s **${combination}**, or pass.`,
  yourAnswerToPartner: (who, combination) =>
    line`**Your turn.** Your partner ${who} played the **${combination}**: you need not beat it.`,
  youAreLandlord: (stake) => `👑 You are landlord (${chips(stake)} with each farmer).`,
  youWereForced: '👑 All four declined, so you are landlord (1 chip with each farmer).',
  partner: 'your partner',
  nothingBeats: '**Your turn.** You have nothing that beats it.',
  pass: 'Pass',
  choosePlay: 'Choose what to play',
  chooseKind: 'Choose a kind',
  group,
  chosenKind: (label) => `Kind: ${label}`,
  examplePlay: (example, count) => (count > 1 ? `e.g. ${example} · ${count} choices` : example),
  playPicked: 'Play',
  playIt: (combination, consequence) =>
    `Play ${play(combination)}${consequence ? CONSEQUENCES[consequence] : ''}`,
  confirmPlay: (playIt) => `Sure? ${playIt}`,
  emptiesHand: 'this empties your hand: you win',
  onlyBomb: 'uses the one bomb you may play',
  playedSoFar: 'Played so far',
  playedOf: (value, count, total) => `${rank(value)}s ${count} of ${total}`,
  rank,
  breaks: (bombs) => {
    if (bombs.length > MAX_NAMED_BOMBS) return `⚠️ breaks ${bombs.length} of your bombs`;
    const named = bombs.map((bomb) => `${NUMBERS[bomb.count] ?? bomb.count} ${rank(bomb.rank)}s`);
    return `⚠️ breaks your bomb${bombs.length > 1 ? 's' : ''} of ${named.join(' and ')}`;
  },
  aBid: { accept: 'Be landlord', decline: 'Decline' },
};
