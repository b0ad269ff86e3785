import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    open: {
      teach:
        'A call says how many dice of a face all players have together, yours and the hidden ones. Two 2s and a wild ★ are three 2s already; begin lower: choose *② 2s*, then *2×②*, and press *Call 2×②*.',
      instead: 'Possible too. But two of your 2s are certain: call *2×②*.',
    },
    raise: {
      teach:
        'Every call must be higher: more dice of any face, or as many of a higher face. You hold three 2s yourself, so choose *② 2s* and press *Call 3×②*: it cannot fail.',
      instead: 'Possible, but less safe: you know of three 2s, so *Call 3×②* cannot fail.',
    },
    reroll: {
      teach:
        'Your 2s are worth no more now. Once a turn you may reveal some dice and roll the rest again: choose only *★* in the first list, then press *Reveal ★, reroll 3*.',
      instead: 'Possible. But see what a reroll does: reveal only the *★*.',
    },
    afterReroll: {
      teach:
        'Two 5s, and the ★ counts as a third. With four hidden dice of others, four is likely: choose *⑤ 5s*, then press *Call 4×⑤*.',
      instead: 'Possible. But you have three 5s in sight, so *Call 4×⑤* is the likeliest.',
    },
    bluff: {
      teach:
        'They were five, so the challenger lost one die: the difference. Now bluff: you have one 1. Choose *① 1s*, and press *Call 3×①* all the same.',
      instead: 'Possible, and safer. This time see what a bluff may cost: *Call 3×①*.',
    },
    face: {
      teach:
        'You were caught: two 1s, not three, and the difference of one die was yours. Now as many dice of a higher face will do: press *Call 2×⑤*.',
      instead: 'Possible. But the smallest step is enough here: *Call 2×⑤*.',
    },
    challenge: {
      teach:
        'Four 3s among six dice? You have one, and three hidden dice would all have to be 3 or ★. Press *Challenge*, then *Challenge 4×③* to confirm.',
      instead:
        'Possible, but then you may be challenged yourself. This call is hard to believe: *Challenge* it.',
    },
    wild: {
      teach:
        'One die short: the caller lost it. Three 1s now. A call of ★ counts double, so two ★ are above three of any face: choose *★ wilds*, then press *Call 2×★ (as 4)*.',
      instead: 'Possible. But you hold two ★: *Call 2×★ (as 4)* is certainly true.',
    },
  },
  learnt: [
    'Call higher, or challenge. Too few dice: the caller loses the difference. More: the challenger does.',
    'If the number is exact, everybody but the caller loses one die, as just now.',
    'You begin with five dice each; the last player with dice wins.',
  ],
};
