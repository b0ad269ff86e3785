/** Requests to the stand-in without discord.js, to send what discord.js would not. */
import { expect } from 'vitest';
import type { StandIn } from '../../src/sandbox/stand-in.ts';

export interface Answered {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export const ask = async (
  discord: StandIn,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bot ${discord.token}` },
): Promise<Answered> => {
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
};

/** The paths of a 50035's faults with Discord's names for them: `components.0.custom_id BASE_TYPE_MAX_LENGTH`. */
export const faultsIn = (tree: unknown, path: string[] = []): string[] =>
  Object.entries(tree ?? {}).flatMap(([key, value]) =>
    key === '_errors'
      ? (value as { code: string }[]).map(({ code }) => `${path.join('.')} ${code}`)
      : faultsIn(value, [...path, key]),
  );

export const expectFaults = (answered: Answered, ...faults: string[]): void => {
  expect(answered.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
  expect(faultsIn(answered.body.errors)).toEqual(faults);
  expect(answered.status).toBe(400);
};

/** The newest interaction, to be answered without discord.js. */
export const newestInteraction = (discord: StandIn): { id: string; token: string } => {
  const last = [...discord.world.interactions.values()].at(-1);
  if (!last) throw new Error('Nobody has acted yet');
  return last;
};
