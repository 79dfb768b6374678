import { expect } from 'vitest';
import { people } from '#mocks/session/people';
import { functionNames, post, error, type FunctionName } from '../functions';
import type { Cases, World } from '../world';

const noSession = error(401, 'Missing or invalid Authorization header');
const foreign = error(400, 'userId does not belong to the session');

/** Cases for the checks that every edge function performs first. */
const door: Readonly<Record<string, (world: World, name: FunctionName) => Promise<void>>> = {
  'requires a session': async ({ call }, name) => {
    const guess = { authorization: 'Bearer guess' };
    for (const wish of [{ as: null }, {}, { headers: guess }]) {
      const answer = await call(`/functions/v1/${name}`, { ...wish, body: {} });
      expect(answer).toEqual(noSession);
    }
  },
  'rejects an expired session': async ({ call, tokenOf }, name) => {
    const headers = { authorization: `Bearer ${tokenOf('owner', -60)}` };
    expect(await call(`/functions/v1/${name}`, { headers, body: {} })).toEqual(noSession);
  },
  'requires the public key': async ({ call }, name) => {
    const wish = { as: 'owner', apikey: null, body: {} } as const;
    expect(await call(`/functions/v1/${name}`, wish)).toEqual({
      status: 401,
      body: {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
    });
  },
  'requires a body': async ({ call }, name) => {
    const empty = error(400, 'Empty request body');
    expect(await call(`/functions/v1/${name}`, { as: 'owner' })).toEqual(empty);
    expect(await call(`/functions/v1/${name}`, { as: 'owner', body: ' ' })).toEqual(empty);
  },
  'requires a JSON object': async ({ call }, name) => {
    const broken = error(400, 'Invalid JSON body');
    for (const body of ['{"userId"', '[]', '"text"', 'null']) {
      expect(await call(`/functions/v1/${name}`, { as: 'owner', body })).toEqual(broken);
    }
  },
  "rejects another user's id": async (world, name) => {
    const body = { userId: people.admin.id };
    expect(await post(world, name, { as: 'owner', body })).toEqual(foreign);
    const headers = { 'x-user-id': people.admin.id };
    expect(await post(world, name, { as: 'owner', body: {}, headers })).toEqual(foreign);
  },
};

export const functionDoorCases: Cases = Object.fromEntries(
  functionNames.flatMap((name) =>
    Object.entries(door).map(([title, play]) => [
      `${name} ${title}`,
      (world: World) => play(world, name),
    ]),
  ),
);
