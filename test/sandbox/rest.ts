/** Plain requests to the stand-in, for what discord.js would not send. */
import { expect } from 'vitest';
import type { StandIn } from '../../src/sandbox/stand-in.ts';

export interface RestResponse {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export const request = async (
  discord: StandIn,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bot ${discord.token}` },
): Promise<RestResponse> => {
  const response = await fetch(`${discord.api}/v10${path}`, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
};

/** The paths and codes of a 50035's faults: `components.0.custom_id BASE_TYPE_MAX_LENGTH`. */
const faultsIn = (tree: unknown, path: string[] = []): string[] =>
  Object.entries(tree ?? {}).flatMap(([key, value]) =>
    key === '_errors'
      ? (value as { code: string }[]).map(({ code }) => `${path.join('.')} ${code}`)
      : faultsIn(value, [...path, key]),
  );

export const expectFaults = (response: RestResponse, ...faults: string[]): void => {
  expect(response.body).toMatchObject({ code: 50035, message: 'Invalid Form Body' });
  expect(faultsIn(response.body.errors)).toEqual(faults);
  expect(response.status).toBe(400);
};

/** The newest interaction, for a test to answer without discord.js. */
export const newestInteraction = (discord: StandIn): { id: string; token: string } => {
  const newest = [...discord.world.interactions.values()].at(-1);
  if (!newest) throw new Error('There is no interaction yet');
  return newest;
};
