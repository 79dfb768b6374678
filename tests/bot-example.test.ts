import { createClient } from '@supabase/supabase-js';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultConfig } from '#domain/bot-config/fields';
import { MOCK_SECRET_KEY, MOCK_URL } from '#mocks/context';
import { createRealtime } from '#mocks/realtime';
import { defaults, followConfigs, readConfig, showOnline } from '../supabase/examples/bot.mjs';
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

  it('reads every configuration, then those that change events name', async () => {
    const { client, rows, realtime } = startBackend([row(first, 1), row(second, 1)]);
    const { read } = follow(client, { seconds: hour });
    await until(() => expect(read).toEqual([`${first} at 1`, `${second} at 1`]));
    await until(() => expect(realtime.joined()).toBe(1));

    const changed = row(second, 2);
    rows.splice(1, 1, changed);
    realtime.change({ type: 'UPDATE', table: 'server_configs', record: { ...changed } });
    await until(() => expect(read.slice(2)).toEqual([`${second} at 2`]));
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
    server.use(http.get(table, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { read, failures } = follow(client, { seconds: 0.02 });
    await until(() => expect(read).toEqual([`${first} at 1`]));
    expect(failures).toHaveLength(1);
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

function row(serverId: string, version: number, config: Row['config'] = {}): Row {
  return { server_id: serverId, version, config };
}

/** Starts a backend that stores configurations and sends change events. Tests change the configurations in `rows`. */
function startBackend(
  rows: Row[],
  { rejects = null }: Partial<Parameters<typeof createRealtime>[0]> = {},
) {
  const realtime = createRealtime({ url: MOCK_URL, rejects });
  const server = setupServer(
    realtime.handler,
    http.get(table, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const id = searchParams.get('server_id')?.replace('eq.', '') ?? null;
      return HttpResponse.json(rows.filter((each) => id === null || each.server_id === id));
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
  return { client, rows, realtime, server };
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
