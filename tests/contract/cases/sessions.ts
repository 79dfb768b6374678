import { expect } from 'vitest';
import { guilds } from '#mocks/dashboard/servers';
import { demoCredentials } from '#mocks/session/people';
import type { Cases, World } from '../world';

interface Row {
  id: string;
  is_current: boolean;
}

const ended = { code: 'PT401', hint: 'session_ended' };

/** Signs in as a site admin on another device. */
async function signIn({ as }: World) {
  const client = as(null);
  const { data } = await client.auth.signInWithPassword(demoCredentials);
  if (!data.session) throw new Error('The demo credentials were not taken.');
  return client;
}

type Device = Awaited<ReturnType<typeof signIn>>;

async function sessionsOf(device: Device): Promise<readonly Row[]> {
  const { data, error } = await device.rpc('my_sessions');
  if (error) throw new Error(error.message);
  return data as Row[];
}

const end = (device: Device, session_id: string | null) =>
  device.rpc('end_sessions', { session_id });

const changeSecret = (device: Device) =>
  device.rpc('save_server_config', {
    server_id: guilds.devs.id,
    base_version: 0,
    changes: [{ key: 'WhopAPIKey', before: '', after: 'secret' }],
  });

const addEditor = (device: Device) => device.from('team_members').insert({ name: 'Somebody' });

export const sessionCases: Cases = {
  'the sessions of a person are listed with client and times, the current one first': async (
    world,
  ) => {
    const [one, other] = [await signIn(world), await signIn(world)];
    const mine = await sessionsOf(one);
    const theirs = await sessionsOf(other);
    expect(mine.length).toBeGreaterThan(1);
    expect(theirs.length).toBe(mine.length);
    expect(mine.map(({ is_current }) => is_current)).toEqual(mine.map((_, place) => place === 0));
    expect(theirs[0]?.id).not.toBe(mine[0]?.id);
    const time = expect.any(String) as string;
    expect(Object.keys(mine[0] ?? {}).toSorted()).toEqual([
      'created_at',
      'id',
      'is_current',
      'used_at',
      'user_agent',
    ]);
    expect(mine[0]).toMatchObject({ created_at: time, used_at: time });
  },
  'a session that another one ends cannot change what is sensitive any more': async (world) => {
    const [one, other] = [await signIn(world), await signIn(world)];
    const [current] = await sessionsOf(other);
    expect((await end(one, current?.id ?? '')).data).toBe('ended');
    expect((await sessionsOf(one)).map(({ id }) => id)).not.toContain(current?.id);
    for (const refused of [
      await changeSecret(other),
      await addEditor(other),
      await end(other, null),
      await other.rpc('my_sessions'),
    ]) {
      expect(refused.status).toBe(401);
      expect(refused.error).toMatchObject(ended);
    }
    // The access token is valid until it expires, so everything else still works.
    const { data } = await other.from('servers').select('id').eq('id', guilds.devs.id);
    expect(data).toEqual([{ id: guilds.devs.id }]);
    const { error } = await other.auth.refreshSession();
    expect(error?.code).toBe('refresh_token_not_found');
    expect((await changeSecret(one)).status).toBe(200);
  },
  'all others are ended at once, and the current one stays': async (world) => {
    const [one, other] = [await signIn(world), await signIn(world)];
    expect((await end(one, null)).data).toBe('ended');
    expect((await sessionsOf(one)).map(({ is_current }) => is_current)).toEqual([true]);
    expect((await addEditor(other)).error).toMatchObject(ended);
    expect((await addEditor(one)).error).toBeNull();
  },
  'a session does not end itself, nor one of another person': async (world) => {
    const device = await signIn(world);
    const [current] = await sessionsOf(device);
    const { data } = await world.as('owner').rpc('my_sessions');
    const theirs = (data as Row[]).find(({ is_current }) => is_current);
    for (const id of [current?.id ?? '', theirs?.id ?? '']) {
      expect((await end(device, id)).data).toBe('ended');
    }
    expect((await sessionsOf(device))[0]).toMatchObject({ id: current?.id, is_current: true });
  },
  'nobody else sees or ends sessions': async ({ as }) => {
    for (const call of [
      as(null).rpc('my_sessions'),
      as(null).rpc('end_sessions', { session_id: null }),
    ]) {
      const { status, error } = await call;
      expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
    }
  },
};
