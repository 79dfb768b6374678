import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { changeServerNotices } from '../dashboard/server-notices';
import { endSession, loadSessions } from './account-sessions';
import { watchAuth } from './auth';
import { saysRevoked } from './revoked-session';
import { readGoodSession } from './stored-session';

beforeEach(() => {
  // The client library logs failed requests itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

const failedWith = (kind: string) => ({ ok: false, error: { kind } });

async function listed() {
  const answer = await loadSessions();
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

describe('the sessions', () => {
  it('are read with their devices, the current one first', async () => {
    enterWorld('owner');
    const sessions = await listed();
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(sessions[1]?.device).toEqual({ browser: 'Safari', system: 'iPhone', kind: 'phone' });
  });

  it('are ended one by one, or all others at once', async () => {
    enterWorld('owner');
    const [, phone] = await listed();
    if (!phone) throw new Error('There is no other session.');
    expect(await endSession({ session: phone })).toEqual({ ok: true, value: null });
    expect((await listed()).map(({ id }) => id)).not.toContain(phone.id);
    expect(await endSession({ session: null })).toEqual({ ok: true, value: null });
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ['sessions-unreachable', 'unreachable'],
    ['sessions-signed-out', 'signInRequired'],
  ] as const)('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await loadSessions()).toEqual(failedWith(kind));
  });

  it.each([
    ['session-end-unanswered', 'unanswered', 3],
    ['session-end-answer-lost', 'unanswered', 1],
    ['session-end-signed-out', 'signInRequired', 3],
  ] as const)('in the world %s, ending others: %s, %i are left', async (world, kind, left) => {
    enterWorld(world);
    expect(await endSession({ session: null })).toEqual(failedWith(kind));
    expect(await listed()).toHaveLength(left);
  });
});

describe('a session that was ended on another device', () => {
  const listen = () => {
    const events: string[] = [];
    const stop = watchAuth((event) => events.push(event));
    return { events, stop };
  };
  const change = () =>
    changeServerNotices({
      serverId: '845201933120405504',
      change: { kind: 'webhook', address: 'https://discord.com/api/webhooks/1/token' },
    });

  it('is removed from this browser by the first sensitive change, which reports why', async () => {
    enterWorld('signed-out-elsewhere');
    const { stop, events } = listen();
    expect(await change()).toEqual(failedWith('signInRequired'));
    await vi.waitFor(() => expect(events.at(-1)).toBe('SESSION_REVOKED'));
    expect(readGoodSession()).toBeNull();
    stop();
  });

  it('is not meant if a newer one was stored meanwhile, or by another 401', () => {
    enterWorld('owner');
    const text = JSON.stringify({ code: 'PT401', message: '', hint: 'session_ended' });
    const refused = { kind: 'answered', status: 401, text } as const;
    expect(saysRevoked(refused, 'an older token')).toBe(false);
    const current = readGoodSession()?.accessToken ?? '';
    expect(saysRevoked({ ...refused, text: '{}' }, current)).toBe(false);
    expect(saysRevoked(refused, current)).toBe(true);
  });
});
