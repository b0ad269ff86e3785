/** A thinking thread: answers each view with the name of the computer player's choice, or with the error. */
import { parentPort } from 'node:worker_threads';
import { chanceFrom } from '../game/chance.ts';
import { gameById } from '../games/index.ts';
import type { ThoughtRequest, ThoughtResponse } from './messages.ts';

function nameOfChoice({ game: id, view, chance }: ThoughtRequest): string {
  const game = gameById(id);
  if (!game) throw new Error(`no game '${id}'`);
  return game.nameOf(game.computer(view, chanceFrom(chance)));
}

parentPort?.on('message', (request: ThoughtRequest) => {
  let response: ThoughtResponse;
  try {
    response = { name: nameOfChoice(request) };
  } catch (error) {
    response = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(response);
});
