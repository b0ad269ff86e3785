import type { TutorialWords } from '../../../game/words.ts';
import type { Lesson } from './words.ts';

export const tutorialEn: TutorialWords<Lesson> = {
  lessons: {
    highest: {
      teach:
        'All lay a weather card face down. The highest takes the lower lighthouse, the second highest the higher one, and the highest lighthouse costs a life belt 🛟. Your 58 is hard to beat: press *58* for lighthouse 2.',
      instead: 'Possible. But see what the highest card wins: lay *58*.',
    },
    nothing: {
      teach:
        'You took lighthouse 2. The highest one, lighthouse 9, cost its holder a belt. Only the two highest cards take lighthouses; a low card takes nothing. Keep yours, and lay *3*.',
      instead: 'Possible. But your lighthouse 2 is as good as can be: lay a low card, *3*.',
    },
    second: {
      teach:
        'You kept it. The dangerous place is the second: it takes the high lighthouse. See it once, and lay *41*.',
      instead: 'Possible, and safer. This once see what the second place does: lay *41*.',
    },
    cover: {
      teach:
        'You were second: lighthouse 12 covers your lighthouse 2, as only the newest counts, and you lost a belt. Cover it with lighthouse 3: lay your highest card, *52*.',
      instead: 'Then you keep lighthouse 12 and lose another belt. Cover it by laying *52*.',
    },
    below: {
      teach:
        'You are low again. Nothing here is better than your lighthouse 3, so take nothing. A card in the middle will do for third, and the low ones can wait: lay *25*.',
      instead: 'Possible. But save your lowest cards for later, and lay *25*.',
    },
    middle: {
      teach:
        'Look at the cards above 40 that have been played: most are gone. So a 34 may be the highest now, and get lighthouse 5: lay *34*.',
      instead: 'Possible. But now that the high cards are gone, try *34*.',
    },
    high: {
      teach:
        'It worked: lighthouse 12 went to the second. Now both lighthouses are bad, so that even the highest card wins nothing good. Lay low, with *4*.',
      instead: 'You would risk a bad lighthouse. Lay low, with *4*.',
    },
    out: {
      teach:
        'One of the others has no belt left (🛟0). Highest once more means out, and with two left the round ends at once. Stay low: lay *2*.',
      instead: 'You might take lighthouse 12 yourself. Stay low with *2*.',
    },
  },
  learnt: [
    'Highest card: the lower lighthouse. Second: the higher one. All others take nothing.',
    'After each turn the highest lighthouse loses a belt, several if they tie; a player with none left is out.',
    'A round pays a point for each belt left and one for the lowest lighthouse. Then the hands move on, so that all play the same cards.',
  ],
};
