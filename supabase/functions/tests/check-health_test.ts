import assert from 'node:assert/strict';
import { createHandler } from '../check-health/handler.ts';
import { API_KEY, secrets, serverId } from './people.ts';
import { play, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'check-health';
const channel = '845201933120405701';
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

play(`${name} says that the bot can do everything, and stores it`, async (scene) => {
  freeBot(scene);
  assert.deepEqual(await ask(scene), [200, { bot: 'known', problems: [] }]);
  assert.deepEqual(
    scene.database.checks.map(({ checked_at: _, ...check }) => check),
    [{ server_id: serverId, checker: null, is_whole: true, problems: [] }],
  );
});

play(`${name} reports that the check could not be stored`, async (scene) => {
  scene.database.failing.set('record_health_check', '57014');
  assert.deepEqual(await ask(scene), [503, { error: 'The check could not be recorded' }]);
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
