import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    open: {
      teach:
        'Be the last to have dice. Nobody sees your dice but you. A call says how many dice of a face all players have together, at least.',
      press: 'You hold two 2s: choose *② 2s*, then *2×②*, and press *Call 2×②*.',
      instead: 'Possible, too. But you hold two 2s: of these you can be sure.',
    },
    raise: {
      teach:
        'A call must be higher than the last: more dice, or as many of a higher face. ★ counts as any face, so you hold three 2s.',
      press: 'Choose *② 2s*, then press *Call 3×②*.',
      instead: 'Possible, too. But you hold three 2s: of these you can be sure.',
    },
    reroll: {
      teach: 'You are one short of four 2s. Once a turn you may reveal dice and reroll the rest: keep the ★.',
      press: 'Choose only *★* in the first list, then press *Reveal ★, reroll 3*.',
      instead: 'Possible, too. But see what a reroll does: reveal only the ★.',
    },
    afterReroll: {
      teach: 'Now two 5s, and the ★ is a third. The others have four hidden dice: one more 5 is likely.',
      press: 'Choose *⑤ 5s*, then press *Call 4×⑤*.',
      instead: 'Possible, too. But of 5s you have three in sight.',
    },
    bluff: {
      teach:
        'There were five 5s, so the challenger lost the difference, one die. Now bluff: you have only one 1.',
      press: 'Choose *① 1s*, then press *Call 3×①*.',
      instead: 'That is safer. But this time see what a bluff may cost.',
    },
    face: {
      teach: 'Caught: two 1s are one short, so you lost one die. Now as many dice of a higher face will do.',
      press: 'Choose *⑤ 5s*, then press *Call 2×⑤*.',
      instead: 'Possible, too. But the smallest step is enough here.',
    },
    challenge: {
      teach: 'Four 3s among six dice? You have one. The three hidden dice would all have to be 3 or ★.',
      press: 'Press *Challenge*, then *Challenge 4×③*.',
      instead: 'If you call, you may be challenged yourself. This call is hard to believe.',
    },
    wild: {
      teach: 'One short! A call of ★ counts only ★, and compares as twice its number.',
      press: 'Choose *★ wilds*, then press *Call 2×★ (as 4)*.',
      instead: 'Two ★ are above three 1s, and you hold two: that is sure.',
    },
  },
  learnt: [
    'Call higher, or challenge. Too few dice: the caller loses the difference. More: the challenger does.',
    'If the number is exact, everybody but the caller loses one die, as just now.',
    'You begin with five dice each; the last player with dice wins.',
  ],
};
