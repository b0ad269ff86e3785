/** How the cards are read out: `weather 17`, `lighthouse 5`. */
import { allLighthouses, allWeather, BACK, lighthouseFace, weatherFace } from '../cards.ts';

interface SpokenNames {
  readonly weather: (number: number) => string;
  readonly lighthouse: (number: number) => string;
  readonly back: string;
  readonly belt: string;
}

export const spokenWords = ({
  weather,
  lighthouse,
  back,
  belt,
}: SpokenNames): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(allWeather().map((number) => [weatherFace(number), weather(number)])),
  ...Object.fromEntries(allLighthouses().map((number) => [lighthouseFace(number), lighthouse(number)])),
  [BACK]: back,
  '🛟': belt,
});
