import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    open: {
      teach:
        'Be the last with dice. Only you see yours. A call claims that all together hold at least that many dice of one face. ★ comes next.',
      press: 'You hold two 2s: in the second list choose *2s*, then *2×②*, and press *Call 2×②*.',
      instead: 'Also allowed, but start here with the two 2s you hold.',
    },
    raise: {
      teach:
        'Call higher: more dice, or as many of a higher face. ★ (the six) counts as any face: you hold three 2s.',
      press: 'Choose *2s*, which picks the lowest number. Then press *Call 3×②*.',
      instead: 'Also allowed, but use what you hold here: three 2s, with the ★.',
    },
    reroll: {
      teach:
        '2s now need four; you hold three. Once a turn you may reveal dice and reroll the rest. The ★ always counts: show it, and reroll even your 2s.',
      press: 'Choose only *★* in the first list, then press *Reveal ★, reroll 3 dice*.',
      instead: 'Also allowed, but the ★ alone hides your plan, and three dice roll again.',
    },
    afterReroll: {
      teach:
        'After a reroll you must call. Two 5s, and the ★ is a third; the others have four dice: one more 5 is likely.',
      press: 'Choose *5s*, then press *Call 4×⑤*.',
      instead: 'Also allowed, but of 5s you have three in sight.',
    },
    bluff: {
      teach:
        'One over: the challenger lost a die. All roll; the player after them starts. Now bluff: you hold one 1.',
      press: 'Choose *1s*, then press *Call 3×①*.',
      instead: 'That is safer. But this time see what a bluff may cost.',
    },
    face: {
      teach:
        'Caught: one short, you lost a die. This time raise as little as you can: as many of a higher face is enough.',
      press: 'Choose *5s*, then press *Call 2×⑤*.',
      instead: 'Also allowed, but the smallest step is enough here.',
    },
    challenge: {
      teach: 'Four 3s among six dice? You have one. All three dice of the others would have to be 3 or ★.',
      press: 'Press *Challenge*, then *Challenge 4×③*.',
      instead: 'If you call, you may be challenged yourself. This call is hard to believe.',
    },
    wild: {
      teach: 'For a call of ★ only ★ count. It ranks double: 2×★ as 4, above 3×①.',
      press: 'Choose *★ wilds*, then press *Call 2×★ (as 4)*.',
      instead: 'Two ★ are above three 1s, and you hold two: that is sure.',
    },
  },
  learnt: [
    'Call higher, or challenge. Too few dice: the caller loses one die for each die short. Too many: the challenger loses one for each die over.',
    'If the number is exact, everybody but the caller loses one die: that was how your last call ended.',
    'You begin with five dice each. The last player with dice wins, and gets 1 chip from each of the others: chips are only points.',
  ],
};
