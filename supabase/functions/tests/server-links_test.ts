import assert from 'node:assert/strict';
import { createHandler } from '../server-links/handler.ts';
import { verdictOf } from '../server-links/verdict.ts';
import { API_KEY, secrets, serverId, stranger, viewer } from './people.ts';
import { play, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'server-links';
const vip = '845201933120405600';
const mods = '845201933120405602';
const bosses = '845201933120405603';
const twin = '845201933120405604';
const ADMINISTRATOR = '8';
const MANAGE_ROLES = '268435456';

const role = (id: string, position: number, permissions = '0') => ({
  id,
  name: id,
  color: 0,
  position,
  permissions,
});
const rolesWith = (permissions: string) => [
  role(serverId, 0),
  role(vip, 1),
  role(mods, 2, permissions),
  role(twin, 2),
  role(bosses, 3),
];
const seller = { roles: [mods] };
const asked = [vip, mods, twin, bosses, '845201933120405699'];

for (const [what, facts, mayManage, allowed] of [
  ['Manage Roles', {}, true, [vip, twin]],
  ['Administrator', { roles: rolesWith(ADMINISTRATOR) }, true, [vip, twin]],
  ['neither', { roles: rolesWith('1024') }, false, []],
  [
    'Manage Roles for @everyone',
    { roles: [role(serverId, 0, MANAGE_ROLES), role(vip, 1)] },
    true,
    [],
  ],
  [
    'no roles, and the server',
    { guild: { owner_id: viewer.discordId }, member: { roles: [] } },
    true,
    [vip, mods, twin, bosses],
  ],
  ['left the server', { member: { message: 'Unknown Member', code: 10_007 } }, false, []],
  [
    'an answer about the guild only',
    { member: { message: 'Unknown Guild', code: 10_004 } },
    null,
    [],
  ],
  ['no answer about the member', { member: undefined }, null, []],
  ['no answer about the roles', { roles: undefined }, null, []],
  ['no answer about the guild', { guild: { code: 10_004 }, member: { code: 10_007 } }, null, []],
  ['an answer that nobody knows', { member: { roles: 'all' } }, null, []],
] as const) {
  Deno.test(`${name}: a seller who has ${what}`, () => {
    const known = {
      serverId,
      discordId: viewer.discordId,
      asked,
      guild: { owner_id: stranger.discordId },
      roles: rolesWith(MANAGE_ROLES),
      member: seller,
    };
    assert.deepEqual(verdictOf({ ...known, ...facts }), { mayManage, allowed: [...allowed] });
  });
}

const link = (discordId: string) => ({
  server_id: serverId,
  discord_id: discordId,
  role_ids: [vip],
});

async function ask(
  { environment }: Scene,
  { body = '{}', key = secrets.serviceKey as string, method = 'POST' } = {},
) {
  const response = await soon(
    createHandler(environment)(
      new Request(`http://127.0.0.1/functions/v1/${name}`, {
        method,
        headers: { authorization: `Bearer ${key}`, apikey: key },
        ...(method === 'POST' && { body }),
      }),
    ),
  );
  return [response.status, await response.json()];
}

play(`${name} records what Discord says about each seller`, async (scene) => {
  const { links, server } = scene.database;
  server.owner = null;
  links.due = [link(viewer.discordId), link(stranger.discordId)];
  scene.troubles.set(`/guilds/${serverId}/members/${stranger.discordId}`, () =>
    Response.json({ message: 'Unknown Member', code: 10_007 }, { status: 404 }),
  );
  scene.troubles.set(`/guilds/${serverId}/members/${viewer.discordId}`, () =>
    Response.json({ roles: [] }),
  );
  assert.deepEqual(await ask(scene), [200, { checked: 2, unknown: 0 }]);
  const told = { server_id: serverId, asked: [vip] };
  assert.deepEqual(links.recorded, [
    { ...told, discord_id: viewer.discordId, may_manage: true, allowed: [vip] },
    { ...told, discord_id: stranger.discordId, may_manage: false, allowed: [] },
  ]);
  assert.equal(scene.requests.filter((sent) => sent.endsWith(`${serverId}/roles`)).length, 1);
  assert.equal(server.owner, viewer.discordId);
  assert.equal(scene.requests.filter((sent) => sent.endsWith('record_server_owner')).length, 1);
});

for (const status of [401, 403, 429, 500]) {
  play(`${name} leaves a link as it is when Discord answers ${status}`, async (scene) => {
    scene.database.links.due = [link(viewer.discordId)];
    scene.troubles.set(`/guilds/${serverId}`, () =>
      Response.json({ retry_after: 60, code: 0 }, { status }),
    );
    scene.database.server.owner = stranger.discordId;
    assert.deepEqual(await ask(scene), [200, { checked: 0, unknown: 1 }]);
    assert.deepEqual(scene.database.links.recorded, [
      {
        server_id: serverId,
        discord_id: viewer.discordId,
        may_manage: null,
        asked: [vip],
        allowed: [],
      },
    ]);
    assert.equal(scene.database.server.owner, stranger.discordId);
  });
}

play(`${name} is only called with the secret key`, async (scene) => {
  for (const key of ['', API_KEY, secrets.session, `${secrets.serviceKey}x`]) {
    assert.deepEqual(await ask(scene, { key }), [400, { error: 'Invalid secret key' }]);
  }
  assert.deepEqual(scene.requests, []);
});

play(`${name} refuses a body that it does not know`, async (scene) => {
  for (const body of ['"x"', '{"serverId": 5}', '{"serverId": "../1"}', 'x']) {
    assert.deepEqual(await ask(scene, { body }), [400, { error: 'Invalid JSON body' }]);
  }
  assert.deepEqual(await ask(scene, { body: '' }), [200, { checked: 0, unknown: 0 }]);
});

for (const [failing, error] of [
  ['server_links_due', 'The links could not be read'],
  ['record_server_owner', 'A link could not be recorded'],
  ['record_server_link', 'A link could not be recorded'],
] as const) {
  play(`${name} reports that ${failing} fails`, async (scene) => {
    scene.database.links.due = [link(viewer.discordId)];
    scene.database.failing.set(failing, '57014');
    assert.deepEqual(await ask(scene), [503, { error }]);
  });
}
