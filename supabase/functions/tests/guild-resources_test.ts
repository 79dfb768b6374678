import assert from 'node:assert/strict';
import { createHandler } from '../guild-resources/handler.ts';
import { testDiscordTroubles } from './discord-troubles.ts';
import { testGate } from './gate.ts';
import { secrets, serverId, stranger, viewer } from './people.ts';
import { play, post } from './scene.ts';

const name = 'guild-resources';
const wish = { body: { serverId } };
const unknown = [404, { error: 'Unknown server' }];

testGate(name, createHandler);
for (const path of [`/guilds/${serverId}/roles`, `/guilds/${serverId}/channels`]) {
  testDiscordTroubles(name, createHandler, { path, wish, unchanged: () => undefined });

  for (const status of [403, 404]) {
    play(
      `${name} reports that the bot is not in the server: ${status} at ${path}`,
      async (scene) => {
        scene.troubles.set(path, () => Response.json({}, { status }));
        const answer = await post(createHandler, scene, wish);
        assert.deepEqual(
          [answer.status, answer.body],
          [409, { error: 'The bot is not in this server' }],
        );
      },
    );
  }
}

const grouped = '845201933120405601';
const botId = '845201933120405999';
const success = {
  id: '845201933120405701',
  name: 'success',
  type: 0,
  parent_id: '845201933120405700',
  position: 7,
};
const community = {
  id: '845201933120405700',
  name: 'Community',
  type: 4,
  parent_id: null,
  position: 0,
  permission_overwrites: [],
};
const roles = [
  {
    id: serverId,
    name: '@everyone',
    color: 0,
    position: 0,
    permissions: '104324673',
    managed: false,
  },
  {
    id: '845201933120405600',
    name: 'VIP',
    color: 10181046,
    position: 7,
    permissions: '0',
    managed: true,
  },
];

play(`${name} returns what the bot's permissions are computed from`, async (scene) => {
  const { status, body } = await post(createHandler, scene, wish);
  const overwrite = { type: 0, allow: '0', deny: '1024' };
  assert.deepEqual(
    [status, body],
    [
      200,
      {
        roles,
        channels: [
          community,
          {
            ...success,
            // Overwrites for other roles and members are removed.
            permission_overwrites: [
              { ...overwrite, id: serverId },
              { ...overwrite, id: grouped },
              { ...overwrite, id: botId, type: 1 },
            ],
          },
        ],
        emojis: ['845201933120405800'],
        bot: {
          id: botId,
          roles: [grouped],
          timed_out_until: '2026-03-01T10:00:00.000000+00:00',
          owner_id: viewer.discordId,
        },
        last_check: null,
      },
    ],
  );
});

play(`${name} keeps the names of roles and channels`, async (scene) => {
  const from = Date.now();
  await post(createHandler, scene, wish);
  const [{ checked_at: at, ...names } = {}] = scene.database.names;
  assert.deepEqual(names, {
    server_id: serverId,
    roles: { [serverId]: '@everyone', '845201933120405600': 'VIP' },
    channels: {
      [community.id]: { name: 'Community', type: 4, parent_id: null },
      [success.id]: { name: 'success', type: 0, parent_id: community.id },
    },
  });
  assert.ok(Date.parse(String(at)) >= from);
});

play(`${name} returns the names if they could not be kept`, async (scene) => {
  scene.database.failing.set('record_guild_names', '57014');
  assert.equal((await post(createHandler, scene, wish)).status, 200);
  assert.deepEqual([scene.database.checks.length, scene.logged.length], [1, 1]);
});

for (const path of ['/users/@me', `/guilds/${serverId}`, `/guilds/${serverId}/members/${botId}`]) {
  const troubles: Readonly<Record<string, () => Response>> = {
    'is not there': () => Response.json({}, { status: 404 }),
    'is not allowed': () => Response.json({}, { status: 403 }),
    'is limited': () => Response.json({ retry_after: 60 }, { status: 429 }),
    'has another shape': () => Response.json({ id: 7, owner_id: null, roles: 'none' }),
  };
  for (const [title, trouble] of Object.entries(troubles)) {
    play(`${name} returns the names without the bot if ${path} ${title}`, async (scene) => {
      scene.troubles.set(path, trouble);
      const { status, body } = await post(createHandler, scene, wish);
      assert.deepEqual(
        [status, body],
        [
          200,
          {
            roles,
            channels: [community, { ...success, permission_overwrites: [] }],
            emojis: ['845201933120405800'],
            bot: null,
            last_check: null,
          },
        ],
      );
    });
  }
}

play(`${name} queries the database as the viewer, not with the service role`, async (scene) => {
  const seen: (string | null)[] = [];
  scene.troubles.set('/rest/v1/servers', (request) => {
    seen.push(request.headers.get('authorization'), new URL(request.url).search);
    return null;
  });
  await post(createHandler, scene, wish);
  assert.deepEqual(seen, [
    `Bearer ${secrets.session}`,
    `?id=eq.${serverId}&select=viewer_opens,owner_id,last_check`,
  ]);
});

play(`${name} returns an error for a server that the viewer may not see`, async (scene) => {
  const { status, body } = await post(createHandler, scene, {
    body: { serverId: '613425648685547541' },
  });
  assert.deepEqual([status, body], unknown);
  assert.equal(
    scene.requests.some((line) => line.startsWith('discord')),
    false,
  );
});

for (const [who, isFormer, status] of [
  ['a former owner', true, 404],
  ['an editor who stays', false, 200],
] as const) {
  play(
    `${name} stores the owner whom Discord names, and asks again about ${who}`,
    async (scene) => {
      const { server } = scene.database;
      server.owner = stranger.discordId;
      server.viewerOpens = () => !isFormer || server.owner === stranger.discordId;
      const answer = await post(createHandler, scene, wish);
      assert.deepEqual([answer.status, server.owner], [status, viewer.discordId]);
    },
  );
}

for (const [code, answer] of [
  ['XX000', [500, { error: 'The server could not be read' }]],
  [
    '57014',
    [503, { error: 'The database took too long, and nothing was stored. Please try again.' }],
  ],
] as const) {
  play(`${name} returns no names if the owner could not be stored: ${code}`, async (scene) => {
    scene.database.server.owner = null;
    scene.database.failing.set('record_server_owner', code);
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], answer);
  });
}

play(`${name} rejects a member without panels, from whom Discord hides channels`, async (scene) => {
  scene.troubles.set('/rest/v1/servers', () => Response.json([{ viewer_opens: false }]));
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], unknown);
});

play(`${name} makes no requests for an invalid server id`, async (scene) => {
  for (const nonsense of [undefined, null, 7, '', 'eq.1', `${serverId}&select=*`, '../users/@me']) {
    const { status, body } = await post(createHandler, scene, { body: { serverId: nonsense } });
    assert.deepEqual([status, body], unknown);
  }
  assert.deepEqual(new Set(scene.requests), new Set(['supabase GET /auth/v1/user']));
});

play(`${name} returns an error when the database rejects the query`, async (scene) => {
  scene.troubles.set('/rest/v1/servers', () => Response.json({ code: '42501' }, { status: 403 }));
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], unknown);
});

play(`${name} reports that the server could not be read`, async (scene) => {
  for (const trouble of [() => new Response('oops', { status: 500 }), scene.never]) {
    scene.troubles.set('/rest/v1/servers', trouble);
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], [500, { error: 'The server could not be read' }]);
  }
});

play(`${name} reports that Discord rejects the bot's token`, async (scene) => {
  scene.environment.discordBotToken = 'of-yesterday';
  const { status, body } = await post(createHandler, scene, wish);
  assert.deepEqual([status, body], [502, { error: 'Discord answered 401' }]);
});
