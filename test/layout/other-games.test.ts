import { games } from '../../src/games/index.ts';
import { checkPanelsOf } from './checks.ts';

checkPanelsOf(games.slice(2));
