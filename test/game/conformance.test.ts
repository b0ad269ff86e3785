import { games } from '../../src/games/index.ts';
import { conformance } from './conformance.ts';

for (const game of games) {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) conformance(game, seats);
}
