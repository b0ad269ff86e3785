/** A thinking thread: answers each request, or returns the error. */
import { parentPort } from 'node:worker_threads';
import { decisionOf } from '../game/advice.ts';
import { chanceFrom } from '../game/chance.ts';
import type { AnyGame } from '../game/game.ts';
import { answerSteps, statesOf } from '../game/step-values.ts';
import { gameById } from '../games/index.ts';
import { chooseAgain } from '../proof/choose.ts';
import type { Answers, ThoughtRequest, ThoughtResponse } from './messages.ts';

/** The states of the hand that was asked about last. */
let latest: { readonly key: string; readonly states: readonly unknown[] } | null = null;

function answerTo(request: ThoughtRequest): Answers[keyof Answers] {
  const game = gameById(request.game);
  if (!game) throw new Error(`no game '${request.game}'`);
  if (request.kind === 'choice') return chooseAgain({ ...request, game });
  if (request.kind === 'steps') return stepsOf(game, request);
  const decision = decisionOf(game, request.view, chanceFrom(request.chance), request.level);
  const name = game.nameOf(decision.choice);
  return request.kind === 'move' ? name : { name, reason: decision.reason };
}

function stepsOf(
  game: AnyGame,
  { key, record, chance: data, question }: Extract<ThoughtRequest, { kind: 'steps' }>,
): Answers['steps'] {
  const chance = chanceFrom(data);
  if (latest?.key !== key) latest = { key, states: statesOf(game, record, chance) };
  return answerSteps(game, latest.states, record, question, chance);
}

parentPort?.on('message', (request: ThoughtRequest) => {
  let response: ThoughtResponse;
  try {
    response = { answer: answerTo(request) };
  } catch (error) {
    response = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(response);
});
