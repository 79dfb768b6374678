import { describe, expect, it } from 'vitest';
import type { NoticeChange } from '#domain/servers/server-notices';
import { noticeChangeErrorWorlds, noticesErrorWorlds } from '#mocks/dashboard/server-error-worlds';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { changeServerNotices, loadServerNotices } from './server-notices';

type Answer = { ok: true } | { ok: false; error: { kind: string } };
const kindOf = (answer: Answer) => (answer.ok ? null : answer.error.kind);
const worldsOf = (worlds: Readonly<Record<string, WorldName>>) => Object.entries(worlds);

const server = { serverId: guilds.resellHeaven.id };
const address = 'https://discord.com/api/webhooks/700000000000000001/token';
const change = (made: NoticeChange) => changeServerNotices({ ...server, change: made });
const webhookIn = async () => {
  const read = await loadServerNotices(server);
  return read.ok ? read.value.webhook : read.error.kind;
};

describe('the notices of a server', () => {
  it('are told to a webhook, with a test message, until it is removed', async () => {
    let now = Date.now();
    enterWorld('owner', { now: () => now });
    expect(await webhookIn()).toBeNull();
    expect(kindOf(await change({ kind: 'test' }))).toBe('noWebhook');
    expect(await change({ kind: 'webhook', address })).toEqual({ ok: true, value: null });
    const none = { sentAt: null, failure: null, waiting: 0, givenUp: 0, test: null };
    expect(await webhookIn()).toMatchObject({ setByName: 'mira.resells', ...none });
    expect(await change({ kind: 'test' })).toEqual({ ok: true, value: null });
    expect(await webhookIn()).toMatchObject({ waiting: 1, test: { sentAt: null } });
    now += 10_000;
    expect(await webhookIn()).toMatchObject({
      waiting: 0,
      test: { sentAt: expect.any(String) as string },
    });
    expect(await change({ kind: 'removal' })).toEqual({ ok: true, value: null });
    expect(await webhookIn()).toBeNull();
  });

  it('end when Discord has deleted the webhook', async () => {
    enterWorld('notices-gone');
    expect(await webhookIn()).toMatchObject({ failure: 'gone', givenUp: 3 });
    expect(kindOf(await change({ kind: 'test' }))).toBe('noWebhook');
    await change({ kind: 'webhook', address });
    expect(await webhookIn()).toMatchObject({ failure: null, givenUp: 0 });
  });

  it.each(worldsOf(noticesErrorWorlds))('are not read: %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(await webhookIn()).toBe(kind);
  });

  it.each(worldsOf(noticeChangeErrorWorlds))('are not changed: %s in %s', async (kind, world) => {
    enterWorld(world);
    const made: NoticeChange =
      kind === 'noWebhook' ? { kind: 'test' } : { kind: 'webhook', address };
    expect(kindOf(await change(made))).toBe(kind);
  });
});
