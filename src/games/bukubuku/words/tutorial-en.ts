import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    highest: {
      teach:
        'Keep your life belts 🛟; nobody sees your cards. All lay a card: the highest takes the lower lighthouse, the second the higher. Then the highest lighthouse costs a belt.',
      press: 'Your 58 is hard to beat: press *58*.',
      instead: 'Possible, too. But see first what the highest card takes.',
    },
    nothing: {
      teach:
        'You took lighthouse 2. Only the two highest cards take one; with a low card you keep what you have.',
      press: 'Keep lighthouse 2: press *3*.',
      instead: 'Possible, too. But lighthouse 2 is as good as can be: keep it.',
    },
    second: {
      teach:
        'You kept it. The second place is the dangerous one: it takes the higher lighthouse. See it once.',
      press: 'Press *41*.',
      instead: 'That is safer. But this once see what the second place does.',
    },
    cover: {
      teach:
        'You were second: lighthouse 12 lies on your 2, only the newest counts, and you lost a belt. Cover it with lighthouse 3.',
      press: 'Lay your highest card: press *52*.',
      instead: 'Then you keep lighthouse 12, and lose another belt.',
    },
    below: {
      teach: 'Both lighthouses are higher than your 3, so take none. Third place will do.',
      press: 'Save your low cards, and press *25*.',
      instead: 'Possible, too. But save your lowest cards for later.',
    },
    middle: {
      teach: 'Look at “Played of 41–60”: most high cards are gone. Even a 34 may be the highest now.',
      press: 'For lighthouse 5, press *34*.',
      instead: 'Possible, too. But with the high cards gone, 34 may be enough.',
    },
    high: {
      teach: 'It was. This time both lighthouses are high: even the highest card takes nothing good.',
      press: 'Lay low: press *4*.',
      instead: 'You might take a high lighthouse.',
    },
    out: {
      teach:
        'Somebody has no belt left (🛟0). If they lose one more they are out, and with two players left the round ends.',
      press: 'Stay low: press *2*.',
      instead: 'You might take lighthouse 12 yourself.',
    },
  },
  learnt: [
    'Highest card: the lower lighthouse. Second: the higher one. All others take nothing.',
    'After each turn the highest lighthouse costs a belt; a player with none left is out.',
    'Each belt left is a point, and so is the lowest lighthouse. Then the hands move on: all play the same cards.',
  ],
};
