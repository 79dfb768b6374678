import assert from 'node:assert/strict';
import { createHandler } from '../fetch-discord-servers/handler.ts';
import { testDiscordTroubles } from './discord-troubles.ts';
import { testGate } from './gate.ts';
import { secrets, serverId, stranger, viewer } from './people.ts';
import { storedToken, play, post } from './scene.ts';
import type { Scene } from './scene.ts';
import { testTokenFlow } from './token-flow.ts';

const name = 'fetch-discord-servers';
const wish = { body: { userId: viewer.id }, headers: { 'x-user-id': viewer.id } };

const servers = [
  {
    id: serverId,
    name: 'Resell Heaven',
    icon: '8f3d2c9a7b6e5d4c3b2a190817263544',
    // A number could not store this value exactly. No digit may be lost.
    permissions: '9007199254740993',
    owner: true,
  },
  // A guild that the user neither owns nor administers. The function returns this guild too, because the database
  // decides which rights follow from it.
  {
    id: '613425648685547541',
    name: 'Discord Developers',
    icon: null,
    permissions: '0',
    owner: false,
  },
];

const nothingRecorded = ({ database }: Scene) => assert.equal(database.guildAccess.size, 0);

testGate(name, createHandler);
for (const path of ['/users/@me', '/users/@me/guilds']) {
  testDiscordTroubles(name, createHandler, { path, wish, unchanged: nothingRecorded });
}
testTokenFlow(name, createHandler, { wish, unchanged: nothingRecorded });

play(`${name} returns and records the viewer's guilds`, async (scene) => {
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [200, { servers }]);
  assert.deepEqual([...scene.database.guildAccess], [[viewer.id, servers]]);
  assert.deepEqual(scene.logged, []);
});

play(`${name} records an empty list of guilds`, async (scene) => {
  scene.discord.guilds = [];
  const { body } = await post(createHandler, scene, wish);
  assert.deepEqual(body, { servers: [] });
  assert.deepEqual([...scene.database.guildAccess], [[viewer.id, []]]);
});

play(`${name} accepts optional fields that Discord leaves out`, async (scene) => {
  scene.discord.guilds = [{ id: serverId, name: 'Old', permissions: 8 }];
  const { body } = await post(createHandler, scene, wish);
  assert.deepEqual(body, {
    servers: [{ id: serverId, name: 'Old', icon: null, permissions: '8', owner: false }],
  });
});

for (const [what, guild] of [
  ['no id', { name: 'X', permissions: '0' }],
  ['an id that is none', { id: '../roles', name: 'X', permissions: '0' }],
  ['permissions that are none', { id: serverId, name: 'X', permissions: 'all' }],
] as const) {
  play(`${name} rejects a list with a guild of ${what}`, async (scene) => {
    scene.discord.guilds.push(guild);
    const { status } = await post(createHandler, scene, wish);
    assert.equal(status, 502);
    nothingRecorded(scene);
  });
}

play(`${name} requires a user id`, async (scene) => {
  for (const body of [{}, { userId: '' }, { userId: 7 }]) {
    const answer = await post(createHandler, scene, { ...wish, body });
    assert.deepEqual([answer.status, answer.body], [400, { error: 'Missing required userId' }]);
  }
});

play(`${name} requires the user id in the header too`, async (scene) => {
  const { status, body } = await post(createHandler, scene, { body: wish.body });
  assert.deepEqual([status, body], [400, { error: 'userId does not belong to the session' }]);
});

play(`${name} reports a missing scope`, async (scene) => {
  scene.troubles.set('/users/@me/guilds', () =>
    Response.json({ message: 'Missing Access', code: 50001 }, { status: 403 }),
  );
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual(
    [status, body],
    [403, { error: "Missing Discord permissions. Please re-authenticate with the 'guilds' scope" }],
  );
  nothingRecorded(scene);
});

play(`${name} rejects a token of another account`, async (scene) => {
  scene.database.tokens.set(viewer.id, storedToken({ access_token: secrets.strangersAccess }));
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [409, { error: 'No Discord token available' }]);
  nothingRecorded(scene);
});

play(`${name} returns an error for a user without a Discord account`, async (scene) => {
  const headers = { ...wish.headers, authorization: `Bearer ${secrets.passwordSession}` };
  const { status } = await post(createHandler, scene, { ...wish, headers });
  assert.equal(status, 409);
  nothingRecorded(scene);
});

play(`${name} uses only the viewer's own token`, async (scene) => {
  scene.database.tokens = new Map([[stranger.id, storedToken()]]);
  const { status } = await post(createHandler, scene, wish);
  assert.equal(status, 409);
});

play(`${name} returns an error when the servers cannot be recorded`, async (scene) => {
  scene.database.failing.set('record_guild_access', '23514');
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [500, { error: 'The servers could not be recorded' }]);
});

play(`${name} times out when the database does not respond`, async (scene) => {
  scene.troubles.set('/rest/v1/rpc/record_guild_access', scene.never);
  const { status } = await post(createHandler, scene, wish);
  assert.equal(status, 500);
});
