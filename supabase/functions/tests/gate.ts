import assert from 'node:assert/strict';
import { viewer, stranger } from './people.ts';
import { play, post } from './scene.ts';
import type { CreateHandler, Seen, Trouble, Wish } from './scene.ts';

interface Case {
  name: string;
  wish?: Wish;
  trouble?: readonly [path: string, trouble: Trouble];
  seen: Seen;
}

const noSession = { error: 'Missing or invalid Authorization header' };
const unchecked = {
  status: 503,
  body: { error: 'The session could not be checked. Please try again later.' },
};
const foreign = { status: 400, body: { error: 'userId does not belong to the session' } };
const user = '/auth/v1/user';

const cases: readonly Case[] = [
  {
    name: 'rejects another method',
    wish: { method: 'GET' },
    seen: { status: 405, body: { error: 'Method not allowed' } },
  },
  {
    name: 'rejects a missing public key like the gateway',
    wish: { headers: { apikey: undefined } },
    seen: {
      status: 401,
      body: {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
    },
  },
  {
    name: 'rejects a public key of another project like the gateway',
    wish: { headers: { apikey: 'another-key' } },
    seen: {
      status: 401,
      body: { message: 'Invalid API key', hint: 'Double check your Supabase anon key.' },
    },
  },
  {
    name: 'rejects a missing session',
    wish: { headers: { authorization: undefined } },
    seen: { status: 401, body: noSession },
  },
  {
    name: 'rejects a session of another scheme',
    wish: { headers: { authorization: 'Basic abc' } },
    seen: { status: 401, body: noSession },
  },
  {
    name: 'rejects an invalid session',
    wish: { headers: { authorization: 'Bearer garbage' } },
    seen: { status: 401, body: noSession },
  },
  {
    name: 'rejects the request while the auth server is down',
    trouble: [user, () => new Response('down', { status: 500 })],
    seen: unchecked,
  },
  {
    name: 'rejects an invalid response of the auth server',
    trouble: [user, () => Response.json({ id: 'everybody' })],
    seen: unchecked,
  },
  {
    name: 'rejects an empty body',
    wish: { text: ' ' },
    seen: { status: 400, body: { error: 'Empty request body' } },
  },
  {
    name: 'rejects a body that is not JSON',
    wish: { text: '{"userId":' },
    seen: { status: 400, body: { error: 'Invalid JSON body' } },
  },
  {
    name: 'rejects JSON that is not an object',
    wish: { text: '["userId"]' },
    seen: { status: 400, body: { error: 'Invalid JSON body' } },
  },
  {
    name: 'rejects a userId of another user',
    wish: { body: { userId: stranger.id }, headers: { 'x-user-id': viewer.id } },
    seen: foreign,
  },
  {
    name: 'rejects an x-user-id of another user',
    wish: { body: { userId: viewer.id }, headers: { 'x-user-id': stranger.id } },
    seen: foreign,
  },
];

/** Tests the checks that every function runs first. A rejected request must not cause a request to Discord. */
export function testGate(name: string, createHandler: CreateHandler): void {
  for (const { name: title, wish, trouble, seen } of cases) {
    play(`${name} ${title}`, async (scene) => {
      if (trouble) scene.troubles.set(...trouble);
      const { status, body } = await post(createHandler, scene, wish);
      assert.deepEqual({ status, body }, seen);
      const beyond = scene.requests.filter((line) => line !== `supabase GET ${user}`);
      assert.deepEqual(beyond, []);
    });
  }

  play(`${name} rejects the request when the auth server does not respond`, async (scene) => {
    scene.troubles.set(user, scene.never);
    const { status, body } = await post(createHandler, scene);
    assert.deepEqual({ status, body }, unchecked);
  });

  play(`${name} responds to a preflight without other requests`, async (scene) => {
    const headers = { authorization: undefined, apikey: undefined };
    const answer = await post(createHandler, scene, { method: 'OPTIONS', headers });
    assert.deepEqual([answer.status, answer.body], [204, null]);
    assert.deepEqual(answer.headers.get('access-control-allow-headers')?.split(', '), [
      'authorization',
      'x-client-info',
      'apikey',
      'content-type',
      'x-user-id',
    ]);
    assert.equal(answer.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
    assert.deepEqual(scene.requests, []);
  });

  play(`${name} logs only the kind of an error`, async (scene) => {
    await post(createHandler, scene, { headers: { authorization: 'Bearer garbage' } });
    assert.deepEqual(scene.logged, [`${name} 401 noSession`]);
  });
}
