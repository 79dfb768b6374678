import { beforeEach, describe, expect, it, vi } from 'vitest';
import { receiptAddress, sharedAddress } from '#mocks/market/bought-members';
import { MOCK_URL } from '#mocks/context';
import { claimErrorWorlds } from '#mocks/error-worlds';
import { answerOfEmailLink, linkIn } from '#mocks/session/emails.handlers';
import type { MockServer } from '#mocks/node';
import { people } from '#mocks/session/people';
import type { WorldName } from '#mocks/worlds';
import { takeRedirectPath } from '#services/session/redirect-path';
import { claimReturnPath, type ClaimMailError } from '#domain/marketplace/membership-claim';
import { enterWorld } from '../../../tests/setup/enter-world';
import { exchangeSignIn, storeTokens } from '../session/auth';
import { claimMemberships, sendClaimLink } from './membership-claim';
import { loadMyMemberships } from './my-memberships';

const { email: ownAddress } = people.moderator;
const failedWith = (kind: string) => ({ ok: false, error: { kind } });
const counted = (claimed: number, own = 0, taken = 0) => ({
  ok: true,
  value: { claimed, own, taken },
});

beforeEach(() => {
  // The client library logs failed requests itself.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

function enter(world: WorldName): MockServer {
  const backend = enterWorld(world);
  vi.stubGlobal('window', { location: new URL(`${MOCK_URL}/memberships`) });
  return backend;
}

/** Opens the link in the last email to the given address. Returns the URL that the link redirects to. */
function follow({ store, context }: MockServer, to: string): URL {
  const mail = store.accounts.lastMail(to);
  if (!mail) throw new Error(`No email to ${to}`);
  return new URL(answerOfEmailLink(new URL(linkIn(mail, MOCK_URL)), context) ?? '');
}

async function confirm(backend: MockServer, address: string): Promise<URL> {
  expect(await sendClaimLink({ address })).toEqual({ ok: true, value: null });
  follow(backend, address);
  return follow(backend, ownAddress);
}

const countOf = async () => {
  const read = await loadMyMemberships();
  return read.ok ? read.value.length : null;
};

describe('claiming', () => {
  it('needs the links at both addresses, and keeps the account', async () => {
    const backend = enter('buyer');
    const before = await countOf();
    expect(await sendClaimLink({ address: receiptAddress })).toEqual({ ok: true, value: null });
    const claim = () => claimMemberships({ address: receiptAddress.toUpperCase() });
    expect(await claim()).toEqual(failedWith('notConfirmed'));
    const first = follow(backend, receiptAddress);
    expect(first.searchParams.get('code')).toBeNull();
    expect(await claim()).toEqual(failedWith('notConfirmed'));
    const second = follow(backend, ownAddress);
    expect(second.pathname + second.search).toContain(claimReturnPath);
    expect(takeRedirectPath()).toBe(claimReturnPath);
    // The claim does not depend on the browser in which the link was opened.
    expect(await claim()).toEqual(counted(2));
    const back = await exchangeSignIn({ code: second.searchParams.get('code') ?? '' });
    expect(back).toMatchObject({ ok: true, value: { replaces: null } });
    if (back.ok) await storeTokens(back.value);
    expect(await claim()).toEqual(counted(0, 2));
    expect(await countOf()).toBe((before ?? 0) + 2);
  });

  it('does not take what belongs to another account', async () => {
    const backend = enter('buyer');
    await confirm(backend, sharedAddress);
    expect(await claimMemberships({ address: sharedAddress })).toEqual(counted(0, 0, 1));
  });

  it('finds nothing with the address of the account', async () => {
    enter('buyer');
    expect(await claimMemberships({ address: ownAddress })).toEqual(counted(0));
  });

  it.each([
    ['claim-signed-out', 'signInRequired'],
    ['claim-unreachable', 'unreachable'],
    ['buyer-signed-out', 'signInRequired'],
  ] as const)('in %s fails: %s', async (world, kind) => {
    enter(world);
    expect(await claimMemberships({ address: ownAddress })).toEqual(failedWith(kind));
  });
});

describe('sending a link', () => {
  const addressFor = (kind: ClaimMailError['kind']) => {
    // Only the confirmation of the account's own address needs a security check.
    if (kind === 'captchaFailed') return ownAddress;
    return kind === 'addressInUse' ? people.owner.email : receiptAddress;
  };

  it.each(Object.entries(claimErrorWorlds) as [ClaimMailError['kind'], WorldName][])(
    'fails with %s in %s',
    async (kind, world) => {
      enter(world);
      expect(await sendClaimLink({ address: addressFor(kind) })).toEqual(failedWith(kind));
    },
  );

  it('is not possible twice in a minute', async () => {
    enter('buyer');
    await sendClaimLink({ address: receiptAddress });
    expect(await sendClaimLink({ address: receiptAddress })).toEqual(failedWith('rateLimited'));
  });

  it('needs a session', async () => {
    enter('buyer-signed-out');
    expect(await sendClaimLink({ address: receiptAddress })).toEqual(failedWith('signInRequired'));
  });
});
