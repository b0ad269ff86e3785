import type { Rank } from '../../../game/cards.ts';
import { plain } from '../../../game/numbers.ts';
import { line } from '../../../game/screen.ts';
import type { Play } from '../combinations.ts';
import { rankLabel, span } from './faces.ts';
import { rulesEn } from './rules-en.ts';
import type { Words } from './words.ts';

const NUMBERS: Readonly<Record<number, string>> = { 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' };

const jokers = { small: 'small joker', big: 'big joker' };
const rank = (value: Rank) => rankLabel(value, jokers);

function play(combination: Play): string {
  const { kind, height, length, other } = combination;
  switch (kind) {
    case 'single':
      return rank(height);
    case 'pair':
      return other < 0 ? `pair of ${rank(height)}s` : `pair ${rank(height)} + ${rank(other)}`;
    case 'triple':
      return `three ${rank(height)}s`;
    case 'plane':
      return `plane: three ${rank(height)}s + two ${rank(other)}s`;
    case 'bomb':
      return `bomb of ${NUMBERS[length] ?? length} ${rank(height)}s`;
    default:
      return `${en.kinds[kind].toLowerCase()} ${span(combination, jokers)}`;
  }
}

const chips = (count: number) => `${plain(count)} chip${count === 1 ? '' : 's'}`;

export const en: Words = {
  name: 'Dou Dizhu',
  description: 'One landlord against three farmers, with two packs: the first side to empty a hand wins.',
  openHandLabel: 'My hand',
  colon: ': ',
  deal: (number, total) => `Deal ${number} of ${total}`,
  options: {
    deals: { name: 'deals', alwaysShown: true, description: 'How many deals to play (1–20, default 4)' },
    forcedLandlordBombs: {
      name: 'forced-landlord-bombs',
      description: 'Bombs of a landlord who had to be, because all four declined',
      values: { free: 'any number (default)', limited: 'one' },
    },
    kitty: {
      name: 'kitty',
      description: 'What becomes of the eight cards set aside',
      values: { landlord: 'the landlord takes them (default)', out: 'out of play' },
    },
    kittyShown: {
      name: 'kitty-shown',
      description: 'Show everybody the eight cards the landlord takes (default: no)',
    },
  },
  rules: rulesEn,
  refusals: {},
  kinds: {
    single: 'Single',
    pair: 'Pair',
    triple: 'Triple',
    plane: 'Plane',
    straight: 'Straight',
    pairs: 'Pair straight',
    triples: 'Triple straight',
    bomb: 'Bomb',
  },
  play,

  cards: (count) => `${count} card${count === 1 ? '' : 's'}`,
  oneBombLeft: '💣 one bomb at most',
  noBombLeft: '💣 may not bomb any more',
  exposed: 'exposed',
  kittyShown: 'The eight cards the landlord took',
  kittyLeft: 'The eight cards left out',
  stake: (stake) => `${chips(stake)} between the landlord and each farmer`,

  auction: (isFirst) =>
    isFirst
      ? 'Who will be landlord? The holder of the exposed card plays each farmer for **2 chips**.'
      : 'Who will be landlord? Anybody who accepts now plays each farmer for **1 chip**.',
  onTable: (who, combination) => line`On the table: ${who}’s **${combination}**`,
  emptyTable: (leader) => line`The table is clear. ${leader} may lead anything.`,

  accepted: (who, stake) => line`${who} is landlord (${chips(stake)} with each farmer)`,
  declined: (who) => line`${who} declines`,
  forced: (who) => line`All declined: ${who} must be landlord (1 chip with each farmer)`,
  played: (who, combination) => line`${who}: **${combination}**`,
  passed: (who) => line`${who}: pass`,
  cleared: (who) => line`The other three passed. ${who} leads`,
  wentOut: (who) => line`${who} is out of cards!`,
  landlordWins: (who) => line`The landlord ${who} wins!`,
  farmersWin: (who, landlord) => line`The farmers win! ${who} was out before the landlord ${landlord}.`,
  justPassed: 'pass',

  youWon: (count) => `🎉 You won ${chips(count)}!`,
  youLost: (count) => `You lost ${chips(count)}.`,
  yourHand: (count) => `Your hand, ${count} card${count === 1 ? '' : 's'}`,
  fromKitty: 'from the kitty',
  waiting: (who) => line`It is ${who}’s turn.`,
  bid: (stake, declined, freesBombs, takesKitty) =>
    `**Will you be landlord?** The landlord ${
      takesKitty ? 'takes the eight cards set aside and leads' : 'leads'
    }. Win, and each of the three pays you ${chips(stake)}; lose, and you pay each of them ${chips(stake)}. ${
      declined > 0 ? `${declined} declined before you. ` : ''
    }If you decline, you may play only one bomb in this deal${
      freesBombs
        ? '; but if all decline, you must be landlord, for 1 chip with each, and may bomb freely'
        : ''
    }.`,
  accept: (stake) => `Be landlord (${chips(stake)})`,
  decline: 'Decline',
  yourLead: '**Your turn.** The table is clear: lead what you like.',
  yourAnswer: (who, combination) => line`**Your turn.** Beat ${who}’s **${combination}**, or pass.`,
  yourAnswerToPartner: (who, combination) =>
    line`**Your turn.** The **${combination}** is your partner ${who}’s: you need not beat it, and may well pass.`,
  youWereForced: '👑 All declined, so you are landlord (1 chip with each farmer).',
  partner: 'your partner',
  nothingBeats: 'You have nothing that beats it.',
  pass: 'Pass',
  choosePlay: 'Choose what to play',
  chooseOf: (kind) => `${kind}: choose`,
  chooseFrom: {
    plane: 'Plane: choose the triple',
    ladder: 'Straight: choose its lowest rank',
    bomb: 'Bomb: choose the rank',
  },
  chooseThen: {
    plane: 'Choose the pair and play',
    ladder: 'Choose the length and play',
    bomb: 'Choose how many and play',
  },
  pairsWith: (joker) => `A pair with the ${joker}`,
  rank,
  from: (label) => `from ${label}`,
  breaks: (label, count) => `⚠️ breaks your bomb of ${NUMBERS[count] ?? count} ${label}s`,
};
