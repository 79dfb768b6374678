import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { MOCK_URL } from '#mocks/context';
import { people } from '#mocks/session/people';
import { enterWorld } from '../../../tests/setup/enter-world';
import { rememberPlace } from '../session/last-places';
import { isUsernameFree, loadSellerAccount, openSellerAccount } from './seller-account';

const failedWith = (kind: string) => ({ ok: false, error: { kind } });

describe('loadSellerAccount', () => {
  it('returns the account of a seller with the oldest store', async () => {
    enterWorld('owner');
    expect(await loadSellerAccount()).toEqual({
      ok: true,
      value: { account: { username: 'mira', storeId: 'biz_00000002' }, chosenUsername: null },
    });
  });

  it('returns the store that this browser opened last, if the seller still has it', async () => {
    enterWorld('owner');
    rememberPlace(people.owner.id, 'stores', 'biz_00000001');
    rememberPlace(people.owner.id, 'stores', 'biz_gone');
    const read = await loadSellerAccount();
    expect(read.ok && read.value.account?.storeId).toBe('biz_00000001');
  });

  it('finds a store that is not public', async () => {
    const { server } = enterWorld('admin');
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(request.url));
    const read = await loadSellerAccount();
    expect(read.ok && read.value.account?.storeId).toBe('biz_00000003');
    expect(asked.some((url) => url.includes('owner_id=eq.6f1c1c1e'))).toBe(true);
  });

  it('returns null for a user without an account', async () => {
    enterWorld('seller-new');
    expect(await loadSellerAccount()).toEqual({
      ok: true,
      value: { account: null, chosenUsername: null },
    });
  });

  it.each([
    ['signed-out', 'signInRequired'],
    ['offline', 'unreachable'],
    ['seller-account-unreachable', 'unreachable'],
  ] as const)('in %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await loadSellerAccount()).toEqual(failedWith(kind));
  });

  it('requires a new sign-in when the session is not accepted', async () => {
    const { store } = enterWorld('owner');
    const session = store.openSession(people.owner);
    localStorage.setItem('supabase-auth', JSON.stringify({ ...session, access_token: 'a.b.c' }));
    store.reset();
    expect(await loadSellerAccount()).toEqual(failedWith('signInRequired'));
  });

  it.each(['<html>Sign in to the Wi-Fi</html>', '{"username": "mira"}', 'null'])(
    'is unreachable for the response %j',
    async (text) => {
      const { server } = enterWorld('owner');
      server.use(http.get(`${MOCK_URL}/rest/v1/seller_accounts`, () => new HttpResponse(text)));
      expect(await loadSellerAccount()).toEqual(failedWith('unreachable'));
    },
  );
});

describe('openSellerAccount', () => {
  it('opens one account, which is there afterward', async () => {
    enterWorld('seller-new');
    const account = { username: 'Fresh_Start', storeId: null };
    expect(await openSellerAccount({ username: 'Fresh_Start' })).toEqual({
      ok: true,
      value: account,
    });
    const read = await loadSellerAccount();
    expect(read.ok && read.value.account).toEqual(account);
  });

  it('returns the account that the user opened before, such as in another tab', async () => {
    enterWorld('owner');
    expect(await openSellerAccount({ username: 'another' })).toEqual({
      ok: true,
      value: { username: 'mira', storeId: 'biz_00000002' },
    });
  });

  it.each([
    ['MIRA', 'usernameTaken'],
    ['a b', 'usernameInvalid'],
    ['', 'usernameInvalid'],
  ])('does not open one named %j: %s', async (username, kind) => {
    enterWorld('seller-new');
    expect(await openSellerAccount({ username })).toEqual(failedWith(kind));
    const read = await loadSellerAccount();
    expect(read.ok && read.value.account).toBeNull();
  });
});

describe('isUsernameFree', () => {
  it.each([
    ['signed-out', 'mira', false],
    ['signed-out', 'Theo', false],
    ['signed-out', 'card_shop', true],
    ['owner', 'MIRA', true],
  ] as const)('in %s, %s: %s', async (world, username, isFree) => {
    enterWorld(world);
    expect(await isUsernameFree({ username })).toEqual({ ok: true, value: isFree });
  });

  it('is unreachable without a network, and for an unexpected response', async () => {
    enterWorld('offline-signed-out');
    expect(await isUsernameFree({ username: 'x' })).toEqual(failedWith('unreachable'));
    const { server } = enterWorld('signed-out');
    server.use(
      http.post(`${MOCK_URL}/rest/v1/rpc/is_username_free`, () => HttpResponse.json('yes')),
    );
    expect(await isUsernameFree({ username: 'x' })).toEqual(failedWith('unreachable'));
  });
});
