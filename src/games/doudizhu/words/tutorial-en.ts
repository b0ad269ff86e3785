import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    bid: {
      teach:
        'One landlord plays alone against three farmers: takes eight more cards, and leads. You hold too few of the highest cards for that, so press *Decline*. A seat that declined may bomb only once.',
      instead:
        'Alone against three, for 2 chips with each: that takes more jokers, 2s and As than you have. *Decline* here.',
    },
    single: {
      teach:
        'A higher single beats a single; K, A, 2 and jokers are highest. Choose *A* in the list, then press *Play A*: it has no other use.',
      instead:
        'The rules allow that. But the A is of no other use to you, and the rest belongs to bigger plays: choose *A*.',
    },
    pass: {
      teach:
        'Only your joker or your bomb beats this 2, and both are worth more later. Nobody has to beat a play: press *Pass*.',
      instead: 'That beats the 2, but it is too dear for a single card. *Pass* this time.',
    },
    pair: {
      teach:
        'A pair is beaten by a higher pair only. Choose the lowest that is enough, *pair of 9s*, and play it.',
      instead: 'The rules allow that. The lowest pair that is enough is the *pair of 9s*.',
    },
    partner: {
      teach:
        'These Qs are a farmer’s, and so are you: the first farmer who is out wins for all three. Let your partner have it, and press *Pass*.',
      instead: 'That would beat your own partner, and help the landlord. *Pass* here.',
    },
    joker: {
      teach:
        'Your pairs are too low for these As. But one joker may stand for the second card of a pair: choose *pair 2 + small joker*, a pair of 2s, and play it.',
      instead: 'The joker is enough here, and you lead next. Keep the bomb for what nothing else beats.',
    },
    straight: {
      teach:
        'Nobody beat it, so you lead what you like. Five or more ranks in a row are a straight: choose *straight 3–7*, and five low cards are gone at once.',
      instead:
        'The rules allow that. But low cards are hard to get rid of one by one: choose *straight 3–7*.',
    },
    bomb: {
      teach:
        'The landlord’s straight is higher. Four or more of a rank are a bomb, which beats everything but a bigger bomb: choose *bomb of four Ks*, then press *Play 💣 K×4*.',
      instead: 'If all pass, the landlord leads again. This is what your bomb is for: *bomb of four Ks*.',
    },
    plane: {
      teach:
        'A three with any pair is a plane; it is compared by the three. Choose *plane: three 10s + two Qs*: one single card will be left.',
      instead:
        'The rules allow that. But the plane takes five cards at once, and then you are nearly out: *plane: three 10s + two Qs*.',
    },
    last: {
      teach:
        'You lead, and it is your last card: choose *4*, then press *Play 4 and win*. Any card may be the last.',
    },
  },
  learnt: [
    'A play is beaten by a higher one of the same kind and length, or by a bomb. Nobody has to beat it.',
    'Farmers win together: leave your partners’ plays alone, and make the landlord spend cards.',
    'In a real deal everybody has 25 cards. The landlord takes eight more, and wins or loses against each farmer.',
  ],
};
