import assert from 'node:assert/strict';
import { createHandler } from '../store-discord-token/handler.ts';
import { testDiscordTroubles } from './discord-troubles.ts';
import { testGate } from './gate.ts';
import { secrets, viewer } from './people.ts';
import { play, post } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'store-discord-token';
const tokens = { provider_token: secrets.access, provider_refresh_token: secrets.refresh };
const wish = { body: tokens };

/** Tokens that were stored at an earlier sign-in. In these tests, the viewer has just signed in again. */
const long = {
  access_token: 'of-long-ago',
  refresh_token: null,
  expires_at: '2026-01-01T00:00:00Z',
};
const arrive = ({ database }: Scene) => void database.tokens.set(viewer.id, long);
const nothingStored = ({ requests }: Scene) =>
  assert.equal(requests.includes('supabase POST /rest/v1/rpc/keep_discord_token'), false);

testGate(name, createHandler);
testDiscordTroubles(name, createHandler, {
  path: '/users/@me',
  wish,
  unchanged: nothingStored,
});

play(`${name} stores the tokens of the viewer's own account for seven days`, async (scene) => {
  arrive(scene);
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [204, null]);
  const tokens = scene.database.tokens.get(viewer.id);
  assert.deepEqual(
    [tokens?.access_token, tokens?.refresh_token],
    [secrets.access, secrets.refresh],
  );
  const lifetime = Date.parse(tokens?.expires_at ?? '') - Date.now();
  assert.equal(Math.abs(lifetime - 604_800_000) < 60_000, true);
});

for (const none of [null, '']) {
  play(
    `${name} stores a token that cannot be refreshed (${JSON.stringify(none)})`,
    async (scene) => {
      arrive(scene);
      const body = { ...tokens, provider_refresh_token: none };
      const { status } = await post(createHandler, scene, { body });
      assert.equal(status, 204);
      assert.equal(scene.database.tokens.get(viewer.id)?.refresh_token, null);
    },
  );
}

for (const [what, body] of [
  ['nothing', {}],
  ['an empty token', { ...tokens, provider_token: '' }],
  ['a token that is no text', { ...tokens, provider_token: 7 }],
  ['no word on the refresh token', { provider_token: secrets.access }],
] as const) {
  play(`${name} rejects ${what}`, async (scene) => {
    const answer = await post(createHandler, scene, { body });
    assert.deepEqual(
      [answer.status, answer.body],
      [400, { error: 'Missing required provider_token' }],
    );
    assert.deepEqual(scene.requests, ['supabase GET /auth/v1/user']);
  });
}

play(`${name} rejects the token of another account`, async (scene) => {
  arrive(scene);
  const body = { ...tokens, provider_token: secrets.strangersAccess };
  const answer = await post(createHandler, scene, { body });
  assert.deepEqual(
    [answer.status, answer.body],
    [403, { error: 'The Discord token belongs to somebody else' }],
  );
  assert.deepEqual(scene.database.tokens.get(viewer.id), long);
});

play(`${name} rejects a token when no Discord account is linked`, async (scene) => {
  arrive(scene);
  const headers = { authorization: `Bearer ${secrets.passwordSession}` };
  const { status } = await post(createHandler, scene, { ...wish, headers });
  assert.equal(status, 403);
  assert.deepEqual(scene.database.tokens.get(viewer.id), long);
});

play(`${name} rejects a token that Discord rejects`, async (scene) => {
  arrive(scene);
  const body = { ...tokens, provider_token: 'planted-nowhere' };
  const answer = await post(createHandler, scene, { body });
  assert.deepEqual([answer.status, answer.body], [401, { error: 'Discord token expired' }]);
  assert.deepEqual(scene.database.tokens.get(viewer.id), long);
});

play(`${name} reports that the token could not be stored`, async (scene) => {
  scene.database.failing.set('keep_discord_token', 'XX000');
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [500, { error: 'The Discord token could not be kept' }]);
});
