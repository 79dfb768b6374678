import assert from 'node:assert/strict';
import { createHandler } from '../send-messages/handler.ts';
import { once } from './discord-troubles.ts';
import { API_KEY, secrets } from './people.ts';
import { play, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'send-messages';
const path = `/webhooks/700000000000000001/${secrets.webhook}`;
const address = `https://discord.com/api${path}`;
const sender = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

async function ask({ environment }: Scene, key: string = secrets.serviceKey) {
  const response = await soon(
    createHandler(environment)(
      new Request(`http://127.0.0.1/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      }),
    ),
  );
  return [response.status, await response.json()];
}

interface Row {
  kind: string;
  payload: object;
  may_be_repeat?: boolean;
}

const bundle = (rows: readonly Row[], to = address) => ({
  taken_by: sender,
  address: to,
  messages: rows.map((row, n) => ({ id: n + 1, at: 1_700_000_000, may_be_repeat: false, ...row })),
});
const test: Row = { kind: 'test', payload: { by: 'mira' } };
const save = (changes: readonly object[], others = 0): Row => ({
  kind: 'settingsChanged',
  payload: { by: 'mira', changes, others },
});
const change = (key: string, before: unknown, after: unknown) => ({ key, before, after });

/** Returns the text of the only message that arrived. */
async function textOf(scene: Scene, rows: readonly Row[]): Promise<string> {
  scene.database.messages.due = [bundle(rows)];
  await ask(scene);
  assert.equal(scene.discord.posted.length, 1);
  const { body } = scene.discord.posted[0] as { body: { embeds: { description: string }[] } };
  return body.embeds[0]?.description ?? '';
}

play(`${name} sends what is due, without notifying anyone, and records it`, async (scene) => {
  scene.database.messages.due = [bundle([test, test]), bundle([test], `${address}?thread_id=12`)];
  assert.deepEqual(await ask(scene), [200, { sent: 2, failed: 0 }]);
  assert.deepEqual(
    scene.discord.posted.map(({ query }) => query),
    ['?wait=true', '?wait=true&thread_id=12'],
  );
  const { body } = scene.discord.posted[0] as { body: { allowed_mentions: object } };
  assert.deepEqual(body.allowed_mentions, { parse: [] });
  const recorded = { sender, untried: [], outcome: 'sent', rest: 0 };
  assert.deepEqual(scene.database.messages.recorded, [
    { ...recorded, tried: [1, 2] },
    { ...recorded, tried: [1] },
  ]);
  assert.deepEqual(await ask(scene), [200, { sent: 0, failed: 0 }]);
});

play(`${name} names settings, roles and channels, and never a secret`, async (scene) => {
  const text = await textOf(scene, [
    save(
      [
        change('logsChannel', '', '700000000000000001'),
        change('adminRoleID', '700000000000000002', '<@&1> `x`'),
        change('WhopDMs', false, true),
        change('WhopAPIKey', '', '••••••••'),
        change('WhopAPIKey', '••••••••', '••••••••'),
        change('WhopAPIKey', '••••••••', ''),
        change('SuccessPoints', null, 5),
        change('WhopWelcomeEmbed', null, { description: 'Hi\n**you**', channels: [] }),
        change('CancellationEmbed', null, { long: true }),
        change('unknown*', 'a', 'b'.repeat(200)),
      ],
      2,
    ),
  ]);
  assert.equal(
    text,
    `**mira** changed 12 settings · <t:1700000000:f>
- **Bot log**: not set → <#700000000000000001>
- **Admin role**: <@&700000000000000002> → \`<@&1> ˋxˋ\`
- **Whop direct messages**: off → on
- **Whop API Key**: set
- **Whop API Key**: replaced
- **Whop API Key**: cleared
- **Success points**: not set → \`5\`
- **Whop welcome message**: not set → \`Hi **you**\`
- **Cancellation ticket message**: not set → a long value
- \`unknown*\`: \`a\` → \`${'b'.repeat(150)}…\`
- and 2 others`,
  );
});

play(`${name} shows the lists and maps of settings`, async (scene) => {
  const [a, b] = ['700000000000000001', '700000000000000002'];
  const many = Array.from({ length: 12 }, (_, n) => `7000000000000000${10 + n}`);
  const text = await textOf(scene, [
    save([
      change('scrambled_words', [], ['x', 'y']),
      change('ShopSupportRoles', many.slice(0, 1), many),
      change('channelPairs', [], [{ from: a, to: b }]),
      change('ThreadPoints', {}, { [a]: 3, [b]: null }),
      change('relayConfig', {}, { 'big win': a }),
      change('commands', {}, { autorole: { selectedOption: 'Enable' } }),
    ]),
  ]);
  const ten = many
    .slice(0, 10)
    .map((id) => `<@&${id}>`)
    .join(', ');
  assert.equal(
    text,
    `**mira** changed 6 settings · <t:1700000000:f>
- **Scramble words**: not set → \`x\`, \`y\`
- **Shop support roles**: <@&${many[0]}> → ${ten} and 2 more
- **Mirrored channels**: not set → <#${a}> to <#${b}>
- **Thread points**: not set → <#${a}>: \`3\`, <#${b}>: not set
- **Keyword relays**: not set → \`big win\`: <#${a}>
- **Executed commands**: not set → \`autorole\``,
  );
});

play(`${name} tells of editors and requests, with names as they are`, async (scene) => {
  const person = { name: '*Bo*', discord_id: '300000000000000077' };
  const rights = { ...person, by: 'mira', role: 'support', panels: ['api', 'roles'] };
  const text = await textOf(scene, [
    { kind: 'editorAdded', payload: rights },
    { kind: 'editorChanged', payload: { ...rights, discord_id: null, panels: [] } },
    { kind: 'accessAsked', payload: person },
    { kind: 'later', payload: {}, may_be_repeat: true },
  ]);
  assert.equal(
    text,
    `**mira** added the editor **\\*Bo\\*** (<@300000000000000077>) · <t:1700000000:f>
- **Panel role**: Support
- **Panels**: API, Roles

**mira** changed the rights of the editor **\\*Bo\\*** · <t:1700000000:f>
- **Panel role**: Support
- **Panels**: none

**\\*Bo\\*** (<@300000000000000077>) asks for access · <t:1700000000:f>
Approve or decline it in the Editors tab.

A notice that cannot be shown · <t:1700000000:f>
-# Sent again: Discord did not confirm the first one.`,
  );
});

play(
  `${name} stays below the limit of Discord, and leaves the rest for the next message`,
  async (scene) => {
    const long = Array.from({ length: 20 }, (_, n) =>
      change(`key ${n}`, 'x'.repeat(200), 'y'.repeat(200)),
    );
    const text = await textOf(scene, [save(long, 30), test, save(long.slice(0, 5)), test]);
    assert.ok(text.length <= 4_096);
    assert.match(text, /changed 50 settings/);
    assert.match(text, /- and \d+ others/);
    const [recorded] = scene.database.messages.recorded as { tried: number[]; untried: number[] }[];
    assert.deepEqual(
      [recorded?.tried, recorded?.untried],
      [
        [1, 2],
        [3, 4],
      ],
    );
  },
);

for (const [title, trouble, outcome, rest] of [
  ['a deleted webhook', () => Response.json({ code: 10015 }, { status: 404 }), 'gone', 0],
  ['an invalid token', () => Response.json({ code: 50027 }, { status: 401 }), 'gone', 0],
  ['a refused message', () => Response.json({ code: 220001 }, { status: 400 }), 'refused', 0],
  ['a rate limit', () => Response.json({ retry_after: 64.5 }, { status: 429 }), 'limited', 65],
  ['a ban', () => new Response('<html>', { status: 429 }), 'limited', 60],
  ['an error of Discord', () => new Response('oops', { status: 502 }), 'unanswered', 0],
] as const) {
  play(`${name} records ${title}`, async (scene) => {
    scene.troubles.set(path, trouble);
    scene.database.messages.due = [bundle([test])];
    assert.deepEqual(await ask(scene), [200, { sent: 0, failed: 1 }]);
    assert.deepEqual(scene.database.messages.recorded, [
      { sender, tried: [1], untried: [], outcome, rest },
    ]);
  });
}

play(`${name} does not know whether a message without a response has arrived`, async (scene) => {
  scene.database.messages.due = [bundle([test])];
  scene.troubles.set(path, scene.never);
  assert.deepEqual(await ask(scene), [200, { sent: 0, failed: 1 }]);
  assert.deepEqual(scene.database.messages.recorded, [
    { sender, tried: [1], untried: [], outcome: 'unanswered', rest: 0 },
  ]);
});

play(`${name} records the outcome again if the first time fails`, async (scene) => {
  scene.database.messages.due = [bundle([test])];
  const record = '/rest/v1/rpc/record_messages';
  scene.troubles.set(
    record,
    once(() => new Response('down', { status: 500 })),
  );
  assert.deepEqual(await ask(scene), [200, { sent: 1, failed: 0 }]);
  scene.database.messages.due = [bundle([test]), bundle([test])];
  scene.troubles.set(record, () => new Response('down', { status: 500 }));
  const error = 'What became of the messages could not be recorded';
  assert.deepEqual(await ask(scene), [503, { error }]);
  assert.equal(scene.database.messages.due.length, 1);
});

play(`${name} sends nothing that it cannot read`, async (scene) => {
  scene.database.failing.set('take_messages', '57014');
  const error = 'The messages could not be read';
  assert.deepEqual(await ask(scene), [503, { error }]);
  assert.deepEqual(scene.discord.posted, []);
});

play(`${name} is only called with the secret key`, async (scene) => {
  for (const key of ['', API_KEY, secrets.session]) {
    assert.deepEqual(await ask(scene, key), [400, { error: 'Invalid secret key' }]);
  }
  assert.deepEqual(scene.requests, []);
});
