import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { VerificationError } from '#domain/session/verification';
import { MOCK_ANON_KEY, MOCK_URL } from '#mocks/context';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import { verifyIdentity } from './verify-identity';

const failure = (kind: VerificationError['kind']) => ({ ok: false, error: { kind } });
const address = `${MOCK_URL}/functions/v1/verify-identity`;

describe('the identity of the viewer', () => {
  it('is verified by Discord', async () => {
    enterWorld('owner');
    expect(await verifyIdentity()).toEqual({ ok: true, value: null });
  });

  it('is requested with the session, the public key and an empty body', async () => {
    const world = enterWorld('owner');
    const seen: unknown[] = [];
    world.server.use(
      http.post(address, async ({ request }) => {
        const { headers } = request;
        seen.push([
          headers.get('apikey'),
          headers.get('authorization')?.startsWith('Bearer ey'),
          await request.json(),
        ]);
        return HttpResponse.json({ verified: true, discordId: '1' });
      }),
    );
    await verifyIdentity();
    expect(seen).toEqual([[MOCK_ANON_KEY, true, {}]]);
  });

  const worlds: [WorldName, VerificationError['kind']][] = [
    ['signed-out', 'signedOut'],
    ['no-discord-id', 'reconnect'],
    ['verification-reconnect', 'reconnect'],
    ['verification-not-confirmed', 'notConfirmed'],
    ['verification-limited', 'rateLimited'],
    ['verification-fails', 'unknown'],
    ['verification-offline', 'unreachable'],
    ['offline', 'unreachable'],
  ];
  it.each(worlds)('is not verified in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await verifyIdentity()).toEqual(failure(kind));
  });

  it('is not verified by a response of another shape', async () => {
    const world = enterWorld('owner');
    world.server.use(http.post(address, () => HttpResponse.json({ verified: 'soon' })));
    expect(await verifyIdentity()).toEqual(failure('unknown'));
  });

  it('is not requested for a signed-out user', async () => {
    const world = enterWorld('signed-out');
    let calls = 0;
    world.server.use(
      http.post(address, () => {
        calls += 1;
        return HttpResponse.json({ verified: true, discordId: '1' });
      }),
    );
    await verifyIdentity();
    expect(calls).toBe(0);
  });

  it('is not requested after an abort', async () => {
    enterWorld('owner', { latency: { read: 0, save: 0, signIn: 0, verification: 60_000 } });
    const given = new AbortController();
    const pending = verifyIdentity(given.signal);
    given.abort();
    expect(await pending).toEqual(failure('unreachable'));
  });
});
