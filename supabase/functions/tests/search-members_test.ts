import assert from 'node:assert/strict';
import { createHandler } from '../search-members/handler.ts';
import { testDiscordTroubles } from './discord-troubles.ts';
import { testGate } from './gate.ts';
import { secrets, serverId, stranger } from './people.ts';
import { play, post } from './scene.ts';

const name = 'search-members';
const path = `/guilds/${serverId}/members/search`;
const wish = { body: { serverId, query: ' noor & co ' } };
const unknown = [404, { error: 'Unknown server' }];

testGate(name, createHandler);
testDiscordTroubles(name, createHandler, { path, wish, unchanged: () => undefined });

play(`${name} returns the members with their names and pictures, without bots`, async (scene) => {
  const asked: string[] = [];
  scene.troubles.set(path, (request) => {
    asked.push(new URL(request.url).search, request.headers.get('authorization') ?? '');
    return null;
  });
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual(
    [status, body],
    [
      200,
      {
        members: [
          {
            id: stranger.discordId,
            username: 'noor',
            global_name: 'Noor',
            avatar: 'a_1f',
            nick: 'Noor (deals)',
          },
          {
            id: '623918450077413376',
            username: 'noor2',
            global_name: null,
            avatar: null,
            nick: null,
          },
        ],
      },
    ],
  );
  assert.deepEqual(asked, ['?query=noor+%26+co&limit=10', `Bot ${secrets.bot}`]);
});

for (const status of [403, 404]) {
  play(`${name} reports that the bot cannot list the members: ${status}`, async (scene) => {
    scene.troubles.set(path, () => Response.json({}, { status }));
    const answer = await post(createHandler, scene, wish);
    assert.deepEqual(
      [answer.status, answer.body],
      [409, { error: 'The bot is not in this server' }],
    );
  });
}

play(`${name} asks the database as the viewer, not with the service role`, async (scene) => {
  const seen: unknown[] = [];
  scene.troubles.set('/rest/v1/rpc/may_add_editors', (request) => {
    seen.push(request.headers.get('authorization'));
    return null;
  });
  await post(createHandler, scene, wish);
  assert.deepEqual(seen, [`Bearer ${secrets.session}`]);
});

play(`${name} asks Discord nothing for who may not add editors`, async (scene) => {
  scene.database.server.addsEditors = false;
  const refused = await post(createHandler, scene, wish);
  assert.deepEqual([refused.status, refused.body], unknown);
  scene.troubles.set('/rest/v1/rpc/may_add_editors', () =>
    Response.json({ code: '42501' }, { status: 403 }),
  );
  const denied = await post(createHandler, scene, wish);
  assert.deepEqual([denied.status, denied.body], unknown);
  assert.equal(
    scene.requests.some((line) => line.startsWith('discord')),
    false,
  );
});

play(`${name} makes no requests for an invalid body`, async (scene) => {
  for (const body of [
    { serverId },
    { serverId, query: '  ' },
    { serverId, query: 'n'.repeat(101) },
    { serverId, query: 7 },
    { serverId: '../users/@me', query: 'noor' },
    { query: 'noor' },
  ]) {
    const answer = await post(createHandler, scene, { body });
    assert.deepEqual([answer.status, answer.body], [400, { error: 'Invalid JSON body' }]);
  }
  assert.deepEqual(new Set(scene.requests), new Set(['supabase GET /auth/v1/user']));
});

play(`${name} reports that the right could not be read`, async (scene) => {
  for (const trouble of [() => new Response('oops', { status: 500 }), scene.never]) {
    scene.troubles.set('/rest/v1/rpc/may_add_editors', trouble);
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], [500, { error: 'The server could not be read' }]);
  }
});
