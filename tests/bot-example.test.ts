import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultConfig } from '#domain/bot-config/fields';
import { MOCK_SECRET_KEY, MOCK_URL } from '#mocks/context';
import { createRealtime } from '#mocks/realtime';
import {
  defaults,
  followConfigs,
  healthTeller,
  readConfig,
  showOnline,
} from '../examples/bot/bot.mjs';
import { createDiscord } from '../examples/bot/discord.mjs';
import { until } from './setup/until';

interface Row {
  server_id: string;
  version: number;
  config: Record<string, unknown>;
}

const first = '845201933120405504';
const second = '902334817261953024';
const hour = 3600;

describe('the example bot', () => {
  it('has the default of every setting except secrets', () => {
    const { WhopAPIKey: _, ...stored } = defaultConfig();
    expect(defaults()).toEqual(stored);
  });

  it('uses the defaults for settings that were never saved', async () => {
    const { client } = startBackend([row(first, 3, { SuccessPoints: 25 })]);
    expect(await readConfig(client, first)).toEqual({
      config: { ...defaults(), SuccessPoints: 25 },
      version: 3,
    });
    expect(await readConfig(client, second)).toEqual({ config: defaults(), version: 0 });
  });

  it('reads every configuration page by page, then those that have changed', async () => {
    const many = Array.from({ length: 250 }, (_, n) => row(`800000000000000${100 + n}`, 1));
    const { client, rows, asked, realtime } = startBackend(many);
    const { read } = follow(client, { seconds: hour });
    await until(() => expect(read).toEqual(many.map(({ server_id }) => `${server_id} at 1`)));
    await until(() => expect(realtime.joined()).toBe(1));
    expect(asked).toHaveLength(3);

    const changed = row(many[7]?.server_id ?? '', 2, { SuccessPoints: 25 });
    rows.splice(7, 1, changed);
    const [gone] = rows.splice(9, 1);
    realtime.change({ type: 'UPDATE', table: 'server_configs', record: { ...changed } });
    await until(() =>
      expect(read.slice(250)).toEqual([`${changed.server_id} at 2`, `${gone?.server_id} at 0`]),
    );
    expect(asked.slice(3)).toEqual([`in (${changed.server_id},${gone?.server_id})`]);
  });

  it('finds changes without change events', async () => {
    const { client, rows } = startBackend([row(first, 1)], { rejects: 'channel' });
    const { read } = follow(client, { seconds: 0.02 });
    await until(() => expect(read).toEqual([`${first} at 1`]));
    rows.push(row(second, 4));
    await until(() => expect(read.slice(1)).toEqual([`${second} at 4`]));
  });

  it('continues after a failed check', async () => {
    const { client, server } = startBackend([row(first, 1)]);
    server.use(http.post(changes, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { read, failures } = follow(client, { seconds: 0.02 });
    await until(() => expect(read).toEqual([`${first} at 1`]));
    expect(failures).toHaveLength(1);
  });

  it('says once in the log channel what has begun to fail', async () => {
    const { client, server } = startBackend([]);
    const failing = (...names: string[]) =>
      names.map((name) => ({
        ids: [name],
        severity: name === 'limited' ? 'limited' : 'fails',
        settings: name === 'bot' ? [] : [{ key: name, label: `Label of ${name}` }],
        title: `Title of ${name}`,
        text: `Text of ${name}`,
      }));
    const answers = [failing('a', 'limited'), failing('a'), [], failing('bot', 'a')];
    const posted: unknown[] = [];
    const discord = 'http://discord.test';
    server.use(
      http.post(`${MOCK_URL}/functions/v1/check-health`, async ({ request }) => {
        expect(await request.json()).toEqual({ serverId: first });
        return HttpResponse.json({ bot: 'known', problems: answers.shift() });
      }),
      http.post(`${discord}/channels/7/messages`, async ({ request }) => {
        posted.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    const tell = healthTeller(client, createDiscord('token', { api: discord }));
    for (let n = answers.length; n > 0; n -= 1) await tell(first, { logsChannel: '7' });
    const a = '**Title of a** (Label of a)\nText of a';
    const allowed_mentions = { parse: [] };
    expect(posted).toEqual([
      { content: a, allowed_mentions },
      { content: `**Title of bot**\nText of bot\n\n${a}`, allowed_mentions },
    ]);
  });

  it('uses the same version of supabase-js as the site', () => {
    type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const manifestIn = (folder: string) =>
      JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Manifest;
    expect(manifestIn('').devDependencies).toMatchObject(manifestIn('examples/bot/').dependencies);
  });

  it.each([
    [{ DISCORD_BOT_TOKEN: '' }, 'Set SUPABASE_URL, SUPABASE_SECRET_KEY and DISCORD_BOT_TOKEN.'],
    [{}, 'Discord did not answer: GET http://127.0.0.1:9/applications/@me'],
  ])('ends with a message if it cannot start: %j', (given, message) => {
    const known = {
      SUPABASE_URL: MOCK_URL,
      SUPABASE_SECRET_KEY: 'key',
      DISCORD_BOT_TOKEN: 'token',
    };
    const { status, stderr } = spawnSync(process.execPath, ['examples/bot/bot.mjs'], {
      env: { ...process.env, ...known, DISCORD_API_URL: 'http://127.0.0.1:9', ...given },
      encoding: 'utf8',
    });
    expect([stderr.trim(), status]).toEqual([message, 1]);
  });

  it('joins the presence channel, and leaves it', async () => {
    const { client, realtime } = startBackend([]);
    const goOffline = showOnline(client, 12);
    await until(() => expect(realtime.joined()).toBe(1));
    await goOffline();
    await until(() => expect(realtime.joined()).toBe(0));
  });
});

const table = `${MOCK_URL}/rest/v1/server_configs`;
const changes = `${MOCK_URL}/rest/v1/rpc/config_changes`;

function row(serverId: string, version: number, config: Row['config'] = {}): Row {
  return { server_id: serverId, version, config };
}

/**
 * Starts a backend that stores configurations and sends change events. Tests change the configurations in `rows`. A
 * position is the number of the answer of `config_changes`.
 */
function startBackend(
  rows: Row[],
  { rejects = null }: Partial<Parameters<typeof createRealtime>[0]> = {},
) {
  const realtime = createRealtime({ url: MOCK_URL, rejects });
  const seen: (readonly Row[])[] = [];
  const asked: string[] = [];
  const server = setupServer(
    realtime.handler,
    http.post(changes, async ({ request }) => {
      const { after } = (await request.json()) as { after: string | null };
      const before = seen[Number(after ?? Number.NaN)];
      seen.push([...rows]);
      const ids = [...new Set([...(before ?? []), ...rows].map(({ server_id }) => server_id))];
      const versionIn = (listed: readonly Row[], id: string) =>
        listed.find(({ server_id }) => server_id === id)?.version;
      return HttpResponse.json({
        position: String(seen.length - 1),
        has_more: false,
        servers: before ? ids.filter((id) => versionIn(before, id) !== versionIn(rows, id)) : null,
      });
    }),
    http.get(table, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [kind = 'gt', named = ''] = (searchParams.get('server_id') ?? '').split('.');
      asked.push(`${kind} ${named}`);
      const limit = Number(searchParams.get('limit') ?? 1_000);
      const found = rows
        .toSorted((a, b) => a.server_id.localeCompare(b.server_id))
        .filter(({ server_id: id }) => (kind === 'gt' ? id > named : named.includes(id)));
      return HttpResponse.json(found.slice(0, limit));
    }),
  );
  server.listen({ onUnhandledRequest: 'error' });
  const client = createClient(MOCK_URL, MOCK_SECRET_KEY, {
    auth: { persistSession: false },
  });
  onTestFinished(async () => {
    await client.realtime.disconnect();
    server.close();
  });
  return { client, rows, realtime, server, asked };
}

/** Follows the configurations until the test ends. Returns the versions that were read, and the errors. */
function follow(client: Parameters<typeof followConfigs>[0], { seconds }: { seconds: number }) {
  const read: string[] = [];
  const failures: unknown[] = [];
  const stop = followConfigs(client, {
    onConfig: (serverId, _, version) => read.push(`${serverId} at ${version}`),
    onError: (error) => failures.push(error),
    seconds,
  });
  onTestFinished(stop);
  return { read, failures };
}
