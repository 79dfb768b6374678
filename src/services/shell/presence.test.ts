import { createClient } from '@supabase/supabase-js';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Presence } from '#domain/presence/presence';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import type { MockServer } from '#mocks/node';
import { people, type PersonName } from '#mocks/session/people';
import { staffKeyOf } from '#mocks/admin/site-staff';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { watchPresence } from './presence';

function watch(userId: string | null = null, visit = 'my-visit') {
  const events: (Presence | 'lost')[] = [];
  const stop = watchPresence(
    { userId, visit },
    { onChange: (presence) => void events.push(presence), onLost: () => void events.push('lost') },
  );
  onTestFinished(stop);
  return { events, stop, last: () => events.at(-1) };
}

const namesIn = (presence: Presence | 'lost' | undefined) =>
  typeof presence === 'object' ? presence.staff.map(({ name }) => name) : presence;

describe('online staff and viewers', () => {
  it('are reported to a visitor who is not signed in, who is counted too', async () => {
    enterWorld('nobody-online', { random: () => 0 });
    const { last } = watch();
    await until(() => expect(last()).toEqual({ staff: [], viewing: 1, isSeen: true }));
  });

  it('are the staff with their cards, and the number of viewers', async () => {
    enterWorld('staff-online', { random: () => 0.99 });
    const { last } = watch();
    await until(() => expect(last()).toMatchObject({ viewing: 30, isSeen: true }));
    expect(namesIn(last())).toEqual([
      'Amara 夜',
      'ines.grouped',
      'Jonas Lindqvist-Abernathy von und zu Hohenstein',
      'Priya Raman',
      'theo',
      'yuki.blossom',
    ]);
  });

  it('contain the staff as the database describes them', async () => {
    // With this fixed random value, no other staff are online.
    enterWorld('admin', { random: () => 0.99 });
    const { last } = watch(people.admin.id);
    await until(() =>
      expect(last()).toEqual({
        staff: [
          {
            id: staffKeyOf(people.admin),
            name: 'theo',
            role: 'Admin',
            nameColor: '#FFFFFF',
            avatar:
              'https://cdn.discordapp.com/avatars/175928847299117063/a_b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9.png',
          },
        ],
        viewing: 30,
        isSeen: true,
      }),
    );
  });

  it('do not contain an editor of one server', async () => {
    enterWorld('api-moderator', { random: () => 0.99 });
    const { last } = watch(people.moderator.id);
    await until(() => expect(last()).toEqual({ staff: [], viewing: 30, isSeen: true }));
  });

  it('do not contain the owner of a server', async () => {
    enterWorld('nobody-online');
    const { last } = watch(people.owner.id);
    await until(() => expect(last()).toEqual({ staff: [], viewing: 1, isSeen: true }));
  });

  it('reject what the owner of a server claims to be', async () => {
    const world = enterWorld('owner', { random: () => 0.99 });
    const { events, last } = watch();
    expect(await claim(world, 'owner', { key: staffKeyOf(people.admin) })).toBe('error');
    const ines = { name: 'Ines', role: 'Founder', nameColor: '#9b87f5', avatar: null };
    expect(await claim(world, 'owner', ines)).toBe('error');
    await until(() => expect(last()).toMatchObject({ viewing: 30 }));
    expect(events).not.toContainEqual(expect.objectContaining({ staff: [expect.anything()] }));
  });

  it('do not contain a key that the database did not create', async () => {
    const world = enterWorld('admin', { random: () => 0.99 });
    const { last } = watch();
    const key = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';
    expect(await claim(world, 'admin', { key })).toBe('ok');
    await until(() => expect(last()).toMatchObject({ staff: [], viewing: 30 }));
  });

  it("allow only the bot in the bot's channel", async () => {
    const world = enterWorld('admin');
    expect(await claim(world, 'admin', { kind: 'bot', server_count: 12 }, 'bot')).toBe('error');
  });

  it('are lost while the staff cannot be read, and are reported once they can', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server } = enterWorld('staff-online', { random: () => 0.99 });
    const cards = `${MOCK_URL}/rest/v1/rpc/staff_cards`;
    server.use(http.post(cards, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { events, last } = watch();
    await until(() => expect(events).toEqual(['lost']));
    await vi.advanceTimersByTimeAsync(5_000);
    await until(() => expect(namesIn(last())).toHaveLength(6));
  });

  it('are those of the latest request, also if an earlier one fails after it', async () => {
    const world = enterWorld('nobody-online');
    const cards = `${MOCK_URL}/rest/v1/rpc/staff_cards`;
    let failFirst = () => {};
    const held = new Promise<void>((resolve) => {
      failFirst = resolve;
    });
    const requested = vi.fn<() => void>();
    const answered = vi.fn<() => void>();
    const first = http.post(
      cards,
      async () => {
        requested();
        await held;
        return new HttpResponse(null, { status: 500 });
      },
      { once: true },
    );
    world.server.use(first);
    world.server.events.on('response:mocked', ({ response }) => {
      if (response.status === 500) answered();
    });
    const { events, last } = watch();
    await until(() => expect(last()).toMatchObject({ staff: [] }));
    await claim(world, 'admin', { key: '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b' });
    await until(() => expect(requested).toHaveBeenCalled());
    await claim(world, 'admin', { key: staffKeyOf(people.admin) });
    await until(() => expect(namesIn(last())).toEqual(['theo']));
    failFirst();
    await until(() => expect(answered).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).not.toContain('lost');
  });

  it('are reported as lost once for both channels', async () => {
    const { realtime } = enterWorld('realtime-lost');
    const { events } = watch();
    await until(() => expect(realtime.attempts()).toBeGreaterThanOrEqual(2));
    expect(events).toEqual(['lost']);
  });

  it('come back after a dropped connection', async () => {
    const { realtime } = enterWorld('nobody-online');
    const { events, last } = watch();
    const alone = { staff: [], viewing: 1, isSeen: true };
    await until(() => expect(last()).toEqual(alone));
    realtime.drop();
    await until(() => expect(last()).toEqual('lost'));
    await until(() => expect(last()).toEqual(alone));
    expect(events.filter((each) => each === 'lost')).toEqual(['lost']);
  });

  it('leave both channels when the subscription stops', async () => {
    const { realtime } = enterWorld('nobody-online');
    const { last, stop } = watch();
    await until(() => expect(last()).toMatchObject({ viewing: 1 }));
    stop();
    await until(() => expect(realtime.joined()).toBe(0));
  });
});

/** Tracks a custom payload in a private channel, bypassing the site's code. Returns the server's reply. */
async function claim(
  { store }: MockServer,
  person: PersonName,
  payload: Record<string, unknown>,
  topic = 'presence',
): Promise<string> {
  const { access_token } = store.openSession(people[person]);
  const client = createClient(MOCK_URL, MOCK_ANON_KEY, {
    accessToken: () => Promise.resolve(access_token),
  });
  onTestFinished(async () => void (await client.realtime.disconnect()));
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, presence: { key: 'bot' } } });
  await new Promise<void>((resolve) => {
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') resolve();
    });
  });
  return channel.track(payload);
}
