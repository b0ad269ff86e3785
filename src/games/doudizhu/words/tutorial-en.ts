import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    bid: {
      teach:
        'Be the first to play all your cards: 22 here (25 in a real deal). Nobody else sees them. The landlord takes eight more and plays first, against three farmers. Losers pay.',
      press: 'Too few high cards: press *Decline*. It limits you to one bomb (four or more of a rank).',
      instead: 'One against three: one joker, one 2 and one A are too few for that.',
    },
    single: {
      teach:
        'The first one asked, you, declined: the stake is 1. A higher card beats a single one: 3, 4 … K, A, 2, joker. Your four Ks are a bomb for later: not in this list.',
      press: 'Choose *A*, then press *Play A*.',
      instead: 'The A goes with no other cards: spend it. The joker and the 2 are worth more later.',
    },
    pass: {
      teach:
        'The only single card of yours that beats this 2 is the joker, and it is worth more later. You never have to beat a play.',
      press: 'Press *Pass*.',
      instead: 'The joker is too dear for a single card.',
    },
    pair: {
      teach: 'Nobody beat the 2: a new lead. Two of a rank are beaten by a higher pair.',
      press: 'Press *Play pair of 9s*: the third 9 comes later.',
      instead: 'The pair of 9s is enough; keep the higher ones.',
    },
    partner: {
      teach:
        'These Qs are another farmer’s. The first farmer to run out of cards wins for all three, so usually leave a partner’s play alone.',
      press: 'Press *Pass*.',
      instead: 'That would beat your own partner, and help the landlord.',
    },
    joker: {
      teach:
        'No pair of yours beats these As, and the bomb is for later. But a joker may stand for the second card of a pair: here for a 2.',
      press: 'Press *Play pair of 2s (small 🃏)*.',
      instead: 'If you pass, the landlord goes on with anything they like.',
    },
    straight: {
      teach:
        'Nobody beat it, so you lead: play any kind you like. Five or more ranks in a row are a straight. Stop at 9: the three 10s go together later.',
      press: 'First the kind: choose *Straight*. Then the cards: choose *straight 3–9*, and play it.',
      instead: 'Low cards are hard to get rid of one by one. The straight takes seven at once.',
    },
    bomb: {
      teach:
        'Four or more of a rank are a bomb. It beats all but a bigger bomb: one with more cards, or with as many of a higher rank. A player who declined may play only one.',
      press: 'Press *Play bomb of four Ks*, then once more to confirm.',
      instead: 'If you pass, the landlord leads again. This is what your bomb is for.',
    },
    plane: {
      teach:
        'You lead again. Three of a rank with any pair are a full house: five cards at once. It takes no joker.',
      press: 'Choose *three 10s + two Qs*, and play it.',
      instead: 'After the full house only one card is left. That is faster.',
    },
    last: {
      teach: 'You lead, and any card may be the last.',
      press: 'Press *Play 4 and win*.',
      instead: 'This is your last card: play it, and you win.',
    },
  },
  learnt: [
    'A play is beaten by a higher one of the same kind and length, or by a bomb. Nobody has to beat it.',
    'Farmers win together: usually leave your partners’ plays alone, and make the landlord spend high cards.',
    'A real deal has two packs: 25 cards for everybody. The landlord takes eight more, and wins or loses against each farmer: 2 chips if the first player asked accepts, otherwise 1.',
  ],
};
