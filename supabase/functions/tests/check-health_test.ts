import assert from 'node:assert/strict';
import { createHandler } from '../check-health/handler.ts';
import { createHandler as guildResources } from '../guild-resources/handler.ts';
import { bodyOf } from '../send-messages/message.ts';
import { API_KEY, secrets, serverId, viewer } from './people.ts';
import { play, post, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'check-health';
const channel = '845201933120405701';
const wish = { body: { serverId } };
const gone = '845201933120405799';

async function ask(
  { environment }: Scene,
  { key = secrets.serviceKey, body = { serverId } }: { key?: string; body?: unknown } = {},
) {
  const response = await soon(
    createHandler(environment)(
      new Request(`http://127.0.0.1/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify(body),
      }),
    ),
  );
  return [response.status, await response.json()];
}

/** Discord answers with a member that is not timed out. */
function freeBot(scene: Scene) {
  scene.troubles.set(`/guilds/${serverId}/members/845201933120405999`, () =>
    Response.json({ roles: ['845201933120405601'] }),
  );
}

play(`${name} says what fails, where and why`, async (scene) => {
  freeBot(scene);
  scene.database.settings = { FeedbackChannel: channel, logsChannel: gone };
  assert.deepEqual(await ask(scene), [
    200,
    {
      bot: 'known',
      problems: [
        {
          ids: [`FeedbackChannel/VIEW_CHANNEL/${channel}`],
          severity: 'fails',
          settings: [{ key: 'FeedbackChannel', label: 'Feedback channel' }],
          title: "The bot's messages do not arrive",
          text: "#success denies the bot the View Channels permission. In Discord, edit the channel, open Permissions, and allow it for the bot's role.",
        },
        {
          ids: [`logsChannel/deleted/${gone}`],
          severity: 'limited',
          settings: [{ key: 'logsChannel', label: 'Bot log' }],
          title: "The bot's messages do not arrive",
          text: 'Unknown channel 845…: The server has no channel with this ID. It may have been deleted, or it may be a thread.',
        },
      ],
    },
  ]);
});

play(`${name} keeps the names of roles and channels, and answers without that`, async (scene) => {
  assert.equal((await ask(scene))[0], 200);
  assert.equal(scene.database.names.length, 1);
  scene.database.failing.set('record_guild_names', '57014');
  assert.equal((await ask(scene))[0], 200);
  assert.equal(scene.logged.length, 1);
});

play(`${name} says that the bot can do everything, and stores it`, async (scene) => {
  freeBot(scene);
  assert.deepEqual(await ask(scene), [200, { bot: 'known', problems: [] }]);
  const [{ checked_at: at, ...check } = {}] = scene.database.checks;
  assert.deepEqual(check, { server_id: serverId, checker: null, is_whole: true, problems: [] });
  assert.ok(Date.parse(String(at)) <= Date.now());
});

play(`${name} reports that the check could not be stored`, async (scene) => {
  scene.database.failing.set('record_health_check', '57014');
  assert.deepEqual(await ask(scene), [503, { error: 'The check could not be recorded' }]);
});

play(`${name} checks emoji only if Discord returns those of the server`, async (scene) => {
  freeBot(scene);
  scene.database.settings = {
    reactions: ['<a:party:845201933120405800>', '<:gone:845201933120405801>'],
  };
  const [, body] = await ask(scene);
  assert.deepEqual(idsOf(body.problems), [['reactions/unknownEmoji/<:gone:845201933120405801>']]);
  scene.troubles.set(`/guilds/${serverId}/emojis`, () => Response.json({}, { status: 403 }));
  assert.deepEqual(await ask(scene), [200, { bot: 'known', problems: [] }]);
});

play(`${name} says that the bot is not in the server`, async (scene) => {
  scene.troubles.set(`/guilds/${serverId}/roles`, () => Response.json({}, { status: 404 }));
  const [status, body] = await ask(scene);
  assert.equal(status, 200);
  assert.equal(body.bot, 'notInServer');
  assert.deepEqual(
    body.problems.map(({ ids }: { ids: string[] }) => ids),
    [['bot/notInServer']],
  );
});

play(`${name} is only called with the secret key`, async (scene) => {
  for (const key of ['', API_KEY, secrets.session]) {
    assert.deepEqual(await ask(scene, { key }), [400, { error: 'Invalid secret key' }]);
  }
  assert.deepEqual(scene.requests, []);
});

play(`${name} makes no requests for an invalid server id`, async (scene) => {
  for (const body of [null, {}, { serverId: 7 }, { serverId: '../users/@me' }]) {
    assert.deepEqual(await ask(scene, { body }), [400, { error: 'Invalid JSON body' }]);
  }
  assert.deepEqual(scene.requests, []);
});

play(`${name} knows only the servers of the site`, async (scene) => {
  const answer = await ask(scene, { body: { serverId: '613425648685547541' } });
  assert.deepEqual(answer, [404, { error: 'Unknown server' }]);
  assert.deepEqual(scene.database.checks, []);
});

play(`${name} reports that the settings could not be read`, async (scene) => {
  scene.database.failing.set('settings_to_check', 'XX000');
  assert.deepEqual(await ask(scene), [500, { error: 'The server could not be read' }]);
});

play(`${name} reports that Discord could not be read`, async (scene) => {
  scene.environment.discordBotToken = 'of-yesterday';
  assert.deepEqual(await ask(scene), [502, { error: 'Discord answered 401' }]);
});

const idsOf = (problems: unknown) => (problems as { ids: string[] }[]).map(({ ids }) => ids);

play(
  `guild-resources stores what the bot cannot do, and returns the check before`,
  async (scene) => {
    const lastCheck = { at: '2026-01-01T00:00:00Z', by: 'Theo', fails: 1, limited: 0 };
    scene.database.server.lastCheck = lastCheck;
    scene.database.settings = { roleId: '845201933120405699' };
    const from = Date.now();
    const { body } = await post(guildResources, scene, wish);
    assert.deepEqual((body as { last_check: unknown }).last_check, lastCheck);
    const [check] = scene.database.checks;
    assert.equal(scene.database.checks.length, 1);
    assert.ok(Date.parse(String(check?.['checked_at'])) >= from);
    const ids = idsOf(check?.['problems']);
    assert.deepEqual(
      [check?.['server_id'], check?.['checker'], check?.['is_whole'], ids],
      [serverId, viewer.id, true, [['roleId/deleted/845201933120405699']]],
    );
  },
);

play(`guild-resources stores that the bot is not in the server`, async (scene) => {
  scene.troubles.set(`/guilds/${serverId}/roles`, () => Response.json({}, { status: 404 }));
  assert.equal((await post(guildResources, scene, wish)).status, 409);
  const ids = scene.database.checks.map(
    ({ problems }) => (problems as { ids: string[] }[])[0]?.ids,
  );
  assert.deepEqual(ids, [['bot/notInServer']]);
});

play(`guild-resources stores nothing that it could not find out`, async (scene) => {
  scene.troubles.set('/users/@me', () => Response.json({}, { status: 403 }));
  assert.equal((await post(guildResources, scene, wish)).status, 200);
  scene.troubles.delete('/users/@me');
  scene.troubles.set(`/guilds/${serverId}/roles`, () => Response.json({}, { status: 500 }));
  assert.equal((await post(guildResources, scene, wish)).status, 502);
  assert.deepEqual(scene.database.checks, []);
});

for (const failing of ['settings_to_check', 'record_health_check']) {
  play(`guild-resources returns the names if ${failing} fails`, async (scene) => {
    scene.database.failing.set(failing, '57014');
    assert.equal((await post(guildResources, scene, wish)).status, 200);
    assert.deepEqual(scene.database.checks, []);
    assert.equal(scene.logged.length, 1);
  });
}

Deno.test('what begins to fail is told in words', () => {
  const about = (payload: object) => ({
    id: 1,
    kind: 'healthTurnedRed',
    payload,
    at: 1_700_000_000,
    may_be_repeat: false,
  });
  const problem = { title: 'No tickets', text: '#a_b: deleted.', settings: ['Shop', 'Bot log'] };
  const { body } = bodyOf([
    about({ by: null, problems: [problem], others: 1 }),
    about({ by: 'mira', problems: [{ title: 'T', text: 'x', settings: [] }], others: 0 }),
  ]);
  assert.equal(
    body.embeds[0]?.description,
    `The bot checked the server: 2 things have begun to fail for members · <t:1700000000:f>
- **No tickets** (Shop, Bot log): \\#a\\_b\\: deleted.
- and 1 other

**mira** checked the server: 1 thing has begun to fail for members · <t:1700000000:f>
- **T**: x`,
  );
});
