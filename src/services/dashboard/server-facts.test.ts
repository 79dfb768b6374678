import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { guilds } from '#mocks/dashboard/servers';
import { people } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { until } from '../../../tests/setup/until';
import { loadServerFacts, watchServerUpdates } from './server-facts';

it('has the last save of a server that is set up', async () => {
  enterWorld('owner');
  const answer = await loadServerFacts();
  const facts = answer.ok ? answer.value : [];
  expect(facts).toHaveLength(8);
  const resell = facts.find(({ serverId }) => serverId === guilds.resellHeaven.id);
  expect([resell?.isSetUp, resell?.lastSave?.by]).toEqual([true, 'mira.resells']);
  expect(Number.isNaN(Date.parse(resell?.lastSave?.at ?? ''))).toBe(false);
  const devs = facts.find(({ serverId }) => serverId === guilds.devs.id);
  expect(devs).toEqual({
    serverId: guilds.devs.id,
    isSetUp: false,
    lastSave: null,
    request: null,
    health: null,
    waitingRequests: 0,
  });
});

it('has what the last check of a server found', async () => {
  enterWorld('bot-checked');
  const answer = await loadServerFacts();
  const facts = answer.ok ? answer.value : [];
  const healthOf = (id: string) => facts.find(({ serverId }) => serverId === id)?.health;
  expect(healthOf(guilds.resellHeaven.id)).toMatchObject({ by: null, fails: 2 });
  expect(healthOf(guilds.devs.id)).toBeNull();
});

it.each<[WorldName, string]>([
  ['signed-out', 'signInRequired'],
  ['server-facts-unreachable', 'unreachable'],
  ['offline', 'unreachable'],
])('%s: %s', async (world, kind) => {
  enterWorld(world);
  expect(await loadServerFacts()).toEqual({ ok: false, error: { kind } });
});

it.each([['{"facts":[]}'], ['{"message":"no"}']])(
  'is unreachable if the response is %s',
  async (body) => {
    const { server } = enterWorld('owner');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/my_server_facts`, () =>
        HttpResponse.text(body, { headers: { 'content-type': 'application/json' } }),
      ),
    );
    expect(await loadServerFacts()).toEqual({ ok: false, error: { kind: 'unreachable' } });
  },
);

const watch = () => {
  const events: ('changed' | 'lost')[] = [];
  const stop = watchServerUpdates({
    onChange: () => void events.push('changed'),
    onLost: () => void events.push('lost'),
  });
  onTestFinished(stop);
  return { events, stop };
};

const topic = `server-updates:${people.owner.id}`;

describe('the updates of servers', () => {
  it('report changed rights', async () => {
    const { realtime } = enterWorld('owner');
    const { events } = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.broadcast(topic);
    realtime.broadcast(`server-updates:${people.editor.id}`);
    await until(() => expect(events).toEqual(['changed']));
  });

  it('report a loss once, however often the library retries', async () => {
    const { realtime } = enterWorld('realtime-lost');
    const { events } = watch();
    await until(() => expect(events).toEqual(['lost']));
    await until(() => expect(realtime.attempts()).toBe(2));
    realtime.drop();
    await until(() => expect(realtime.attempts()).toBe(3));
    expect(events).toEqual(['lost']);
  });

  it('report a loss to a subscription that begins after it', async () => {
    const { realtime } = enterWorld('realtime-lost');
    const first = watch();
    await until(() => expect(first.events).toEqual(['lost']));
    const second = watch();
    await until(() => expect(second.events).toEqual(['lost']));
    expect([first.events, realtime.joined()]).toEqual([['lost'], 0]);
  });

  it('are lost without a network', async () => {
    enterWorld('offline');
    const { events } = watch();
    await until(() => expect(events).toEqual(['lost']));
  });

  it('rejoin after the server closed the channel, and report that anything may have changed', async () => {
    const { realtime } = enterWorld('owner');
    const { events } = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.closeChannel(topic);
    await until(() => expect(events).toEqual(['lost', 'changed']));
    expect(realtime.joined()).toBe(1);
  });

  it('rejoin after the first delay each time, because a join resets the delays', async () => {
    onTestFinished(() => void vi.useRealTimers());
    const { realtime } = enterWorld('owner');
    const { events } = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    for (const losses of [1, 2]) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      realtime.closeChannel(topic);
      await until(() => expect(events.filter((each) => each === 'lost')).toHaveLength(losses));
      await vi.advanceTimersByTimeAsync(1_000);
      // The switch to real timers discards any pending fake timer. If the subscription were still waiting to rejoin, it
      // would never join, and the test would fail.
      vi.useRealTimers();
      await until(() => expect(realtime.joined()).toBe(1));
    }
  });

  it('come back after a dropped connection', async () => {
    const { realtime } = enterWorld('owner');
    const { events } = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    realtime.drop();
    await until(() => expect(events).toEqual(['lost', 'changed']));
  });

  it('are reported again to a page that is mounted twice', async () => {
    const { realtime } = enterWorld('owner');
    const first = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    first.stop();
    const second = watch();
    await until(() => expect(realtime.attempts()).toBe(2));
    realtime.broadcast(topic);
    await until(() => expect(second.events).toEqual(['changed']));
    expect(first.events).toEqual([]);
  });

  it('are shared by two subscriptions, of which each can stop', async () => {
    const { realtime } = enterWorld('owner');
    const first = watch();
    await until(() => expect(realtime.joined()).toBe(1));
    const second = watch();
    realtime.broadcast(topic);
    await until(() => expect([first.events, second.events]).toEqual([['changed'], ['changed']]));
    first.stop();
    realtime.broadcast(topic);
    await until(() => expect(second.events).toEqual(['changed', 'changed']));
    expect([realtime.attempts(), first.events]).toEqual([1, ['changed']]);
    second.stop();
    await until(() => expect(realtime.joined()).toBe(0));
  });
});
