import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import type { Sql } from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { LOCAL_ANON_KEY, LOCAL_SECRET_KEY, startApi } from '../../supabase/local/api';
import { serveHttp } from '../../supabase/local/http';
import { startRealtime } from '../../supabase/local/realtime';
import { openProject } from '../setup/project';
import { until } from '../setup/until';

/** A fresh project behind the local API and Realtime. */
async function startLocalRealtime() {
  const { sql, url, drop } = await openProject('fresh');
  onTestFinished(drop);
  const api = startApi(url());
  onTestFinished(api.stop);
  const realtime = await startRealtime(url(), api.claimsOf);
  onTestFinished(realtime.stop);
  const gateway = await serveHttp(0, (request) => api.fetch(request), realtime.upgrade);
  onTestFinished(gateway.stop);
  const connect = (key = LOCAL_ANON_KEY) => {
    const client = createClient(gateway.url, key, {
      // Node 20 has no WebSocket.
      realtime: { transport: WebSocket as never },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    onTestFinished(() => void client.realtime.disconnect());
    return client;
  };
  return { sql, connect };
}

async function signedUp(client: SupabaseClient, name: string): Promise<string> {
  const { data, error } = await client.auth.signUp({
    email: `${name}@grouped.example`,
    password: 'a long password',
  });
  if (error || !data.user) throw new Error(`${name} could not sign up: ${error?.message}`);
  await client.realtime.setAuth();
  return data.user.id;
}

/** Joins a channel. Returns its statuses, newest last. */
function joined(channel: RealtimeChannel): readonly string[] {
  const statuses: string[] = [];
  channel.subscribe((status) => void statuses.push(status));
  return statuses;
}

async function openStore(sql: Sql, ownerId: string, id: string): Promise<void> {
  await sql`insert into public.seller_accounts (user_id, username) values (${ownerId}, ${id})`;
  await sql`insert into public.stores (id, owner_id, name, slug)
    values (${id}, ${ownerId}, ${id}, ${id.replaceAll('_', '-')})`;
}

const bought = (sql: Sql, storeId: string, reference: string) =>
  sql`insert into public.store_transactions
    (store_id, provider, kind, status, reference, amount_minor, currency, occurred_at)
    values (${storeId}, 'stripe', 'payment', 'succeeded', ${reference}, 1999, 'USD', now())`;

/** Subscribes to the transactions of the store `storeId`, or of all stores if `storeId` is undefined. */
async function listen(client: SupabaseClient, storeId?: string) {
  const events: { type: string; store: unknown }[] = [];
  const filter = storeId === undefined ? {} : { filter: `store_id=eq.${storeId}` };
  const statuses = joined(
    client
      .channel(`transactions-${storeId ?? 'all'}`)
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'store_transactions', ...filter },
        (change) => {
          const { store_id: store } = change.new as { store_id?: unknown };
          events.push({ type: change.eventType, store });
        },
      ),
  );
  await until(() => expect(statuses).toEqual(['SUBSCRIBED']));
  return events;
}

it('sends a row to those who may select it, and a deletion to those who listen without a filter', async () => {
  const { sql, connect } = await startLocalRealtime();
  const [ines, tom] = [connect(), connect()];
  await openStore(sql, await signedUp(ines, 'ines'), 'biz_owls');
  await openStore(sql, await signedUp(tom, 'tom'), 'biz_larks');
  const owls = await listen(ines, 'biz_owls');
  const all = await listen(ines);
  const foreign = await listen(tom, 'biz_owls');
  const larks = await listen(tom);
  const visitor = await listen(connect());
  const bot = await listen(connect(LOCAL_SECRET_KEY));

  const own = (type: string, store?: string) => ({ type, store });
  await bought(sql, 'biz_owls', 'first');
  await bought(sql, 'biz_larks', 'second');
  await until(() => expect(larks).toEqual([own('INSERT', 'biz_larks')]));
  await sql`update public.store_transactions set currency = 'EUR' where reference = 'first'`;
  await until(() => expect(all).toEqual([own('INSERT', 'biz_owls'), own('UPDATE', 'biz_owls')]));
  // Wait for the updates before the row is deleted. Realtime checks the subscriber's rights when it sends a change, and
  // does not send the update of a row that is already deleted.
  await until(() => expect([owls.length, bot.length]).toEqual([2, 3]));
  await sql`delete from public.store_transactions where reference = 'first'`;
  // Changes are sent in order. When the last one has arrived, all earlier changes have arrived, too.
  await bought(sql, 'biz_larks', 'last');
  await bought(sql, 'biz_owls', 'last');
  await until(() => expect(all.slice(2)).toEqual([own('DELETE'), own('INSERT', 'biz_owls')]));
  const withoutDeletion = [...all.slice(0, 2), ...all.slice(3)];
  await until(() => expect(owls).toEqual(withoutDeletion));
  await until(() =>
    expect(larks).toEqual([own('INSERT', 'biz_larks'), own('DELETE'), own('INSERT', 'biz_larks')]),
  );
  expect(foreign).toEqual([]);
  await until(() => expect(visitor).toEqual([own('DELETE')]));
  await until(() =>
    expect(bot.map(({ type }) => type)).toEqual([
      'INSERT',
      'INSERT',
      'UPDATE',
      'DELETE',
      'INSERT',
      'INSERT',
    ]),
  );
});

it('opens private channels according to the policies', async () => {
  const { sql, connect } = await startLocalRealtime();
  const visitor = connect();
  const options = { config: { private: true } };
  const elsewhere = joined(visitor.channel('elsewhere', options));
  await until(() => expect(elsewhere).toContain('CHANNEL_ERROR'));
  const presence = visitor.channel('bot', options);
  const statuses = joined(presence);
  await until(() => expect(statuses).toEqual(['SUBSCRIBED']));
  expect(await presence.track({ key: 'forged' })).not.toBe('ok');
  expect(await sql`select 1 from realtime.messages`).toHaveLength(0);
});

it('sends a message of the database to its private channel, and closes the channel with the rights', async () => {
  const { sql, connect } = await startLocalRealtime();
  const [ines, tom] = [connect(), connect()];
  const [inesId] = [await signedUp(ines, 'ines'), await signedUp(tom, 'tom')];
  const topic = `server-updates:${inesId}`;
  const heard: unknown[] = [];
  const listen = (client: SupabaseClient, isPrivate: boolean) =>
    joined(
      client
        .channel(topic, { config: { private: isPrivate } })
        .on('broadcast', { event: 'changed' }, ({ payload }) => void heard.push(payload)),
    );
  const [own, foreign, open] = [listen(ines, true), listen(tom, true), listen(connect(), false)];
  await until(() => expect([own, open]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]));
  await until(() => expect(foreign).toContain('CHANNEL_ERROR'));
  await sql`select realtime.send('{"n": 1}', 'other', ${topic}), realtime.send('{"n": 2}', 'changed', ${topic})`;
  await until(() => expect(heard).toEqual([{ n: 2 }]));
  const { data } = await tom.auth.getSession();
  await ines.realtime.setAuth(data.session?.access_token ?? '');
  await until(() => expect(own).toEqual(['SUBSCRIBED', 'CLOSED']));
});

it('counts the windows in a public channel, and forgets a window that is closed', async () => {
  const { connect } = await startLocalRealtime();
  const [first, second] = [connect(), connect()].map((client) => client.channel('viewing'));
  if (!first || !second) throw new Error('There is no channel');
  for (const channel of [first, second]) {
    const statuses = joined(channel.on('presence', { event: 'sync' }, () => {}));
    await until(() => expect(statuses).toEqual(['SUBSCRIBED']));
    expect(await channel.track({})).toBe('ok');
  }
  await until(() => expect(Object.keys(first.presenceState())).toHaveLength(2));
  await second.unsubscribe();
  await until(() => expect(Object.keys(first.presenceState())).toHaveLength(1));
});

it('rejects an access token that is not valid', async () => {
  const { connect } = await startLocalRealtime();
  const client = connect();
  await client.realtime.setAuth('not.a.token');
  const statuses = joined(client.channel('viewing'));
  await until(() => expect(statuses).toContain('CHANNEL_ERROR'));
});
