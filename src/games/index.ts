/** The games Madoi plays: a game is its folder and a line here. */
import { type AnyGame, findGame } from '../game/game.ts';
import { babasuki } from './babasuki/index.ts';
import { bluff } from './bluff/index.ts';
import { bukubuku } from './bukubuku/index.ts';
import { daifugo } from './daifugo/index.ts';
import { doudizhu } from './doudizhu/index.ts';

export const games: readonly AnyGame[] = [doudizhu, bluff, daifugo, babasuki, bukubuku];

export const gameById = (id: string): AnyGame | undefined => findGame(games, id);
