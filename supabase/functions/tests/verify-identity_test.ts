import assert from 'node:assert/strict';
import { createHandler } from '../verify-identity/handler.ts';
import { testDiscordTroubles } from './discord-troubles.ts';
import { testGate } from './gate.ts';
import { secrets, viewer } from './people.ts';
import { storedToken, play, post } from './scene.ts';
import type { Scene } from './scene.ts';
import { testTokenFlow } from './token-flow.ts';

const name = 'verify-identity';
const wish = { body: {} };

const nothingRecorded = ({ database }: Scene) => assert.equal(database.verifications.size, 0);

testGate(name, createHandler);
testDiscordTroubles(name, createHandler, { path: '/users/@me', wish, unchanged: nothingRecorded });
testTokenFlow(name, createHandler, { wish, unchanged: nothingRecorded });

play(`${name} verifies and records the viewer's account`, async (scene) => {
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [200, { verified: true, discordId: viewer.discordId }]);
  assert.deepEqual([...scene.database.verifications], [[viewer.id, viewer.discordId]]);
});

play(`${name} does not verify an account of another user`, async (scene) => {
  scene.database.tokens.set(viewer.id, storedToken({ access_token: secrets.strangersAccess }));
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual(
    [status, body],
    [403, { error: 'This Discord account does not belong to the session' }],
  );
  nothingRecorded(scene);
});

play(`${name} reports a missing scope`, async (scene) => {
  scene.troubles.set('/users/@me', () => Response.json({}, { status: 403 }));
  const { status } = await post(createHandler, scene, wish);
  assert.equal(status, 403);
  nothingRecorded(scene);
});

play(`${name} reports that the verification could not be recorded`, async (scene) => {
  scene.database.failing.set('record_verification', 'XX000');
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [500, { error: 'The verification could not be recorded' }]);
});
