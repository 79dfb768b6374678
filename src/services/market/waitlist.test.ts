import { describe, expect, it } from 'vitest';
import type { JoinError, LeaveError, WaitlistError } from '#domain/marketplace/waitlist';
import { atPresent } from '#mocks/clock';
import { joinErrorWorlds, leaveErrorWorlds, waitlistErrorWorlds } from '#mocks/error-worlds';
import { cardsId, startingStores } from '#mocks/market/starting-stores';
import type { WorldName } from '#mocks/worlds';
import { enterWorld } from '../../../tests/setup/enter-world';
import {
  joinWaitlist,
  leaveWaitlist,
  loadMyWaitingLists,
  loadWaitingCounts,
  loadWaitingPeople,
  readWaitingSince,
} from './waitlist';

const cards = startingStores.find(({ id }) => id === cardsId)?.memberships ?? [];
const [collector = '', vault = ''] = cards.map(({ id }) => id);
const membershipId = collector;
const failed = (kind: string) => ({ ok: false, error: { kind } });

describe('a waiting list', () => {
  it('is joined once, and left', async () => {
    enterWorld('waitlist');
    expect(await readWaitingSince({ membershipId })).toEqual({ ok: true, value: null });
    const joined = await joinWaitlist({ membershipId });
    expect(joined.ok).toBe(true);
    expect(await joinWaitlist({ membershipId })).toEqual(joined);
    expect(await readWaitingSince({ membershipId })).toEqual(joined);
    expect(await leaveWaitlist({ membershipId })).toEqual({ ok: true, value: null });
    expect(await readWaitingSince({ membershipId })).toEqual({ ok: true, value: null });
  });

  it.each(Object.entries(joinErrorWorlds) as [JoinError['kind'], WorldName][])(
    'returns %s for a join in the world %s',
    async (kind, world) => {
      enterWorld(world);
      expect(await joinWaitlist({ membershipId: vault })).toEqual(failed(kind));
    },
  );

  it.each(Object.entries(leaveErrorWorlds) as [LeaveError['kind'], WorldName][])(
    'returns %s for leaving in the world %s',
    async (kind, world) => {
      enterWorld(world);
      expect(await leaveWaitlist({ membershipId })).toEqual(failed(kind));
    },
  );

  it.each(Object.entries(waitlistErrorWorlds) as [WaitlistError['kind'], WorldName][])(
    'returns %s for reading in the world %s',
    async (kind, world) => {
      enterWorld(world);
      expect(await readWaitingSince({ membershipId })).toEqual(failed(kind));
      expect(await loadMyWaitingLists()).toEqual(failed(kind));
    },
  );

  it('is joined although the response was lost', async () => {
    const { store } = enterWorld('waitlist-answer-lost');
    expect(await joinWaitlist({ membershipId })).toEqual(failed('unanswered'));
    expect(store.waitlists.rows({ waiting: 'none' })).toMatchObject([
      { membership_id: membershipId },
    ]);
  });
});

describe('the lists of the viewer', () => {
  it('say whether a place is free', async () => {
    enterWorld('waitlist-waiting');
    const lists = await loadMyWaitingLists();
    expect(lists).toEqual({
      ok: true,
      value: [
        expect.objectContaining({ name: 'Lab access', isOnSale: true, isFree: true }),
        {
          membershipId: collector,
          name: 'Collector',
          since: atPresent('2026-11-12T10:00:00.000Z', Date.now()),
          isOnSale: true,
          isFree: false,
          store: {
            id: cardsId,
            name: 'Card Collectors',
            logoUrl: null,
            slug: 'card-collectors',
          },
        },
      ],
    });
  });
});

describe('the waiting users of a seller', () => {
  it('are counted, and listed by page', async () => {
    enterWorld('seller-waitlist-many');
    expect(await loadWaitingCounts({ storeId: cardsId })).toEqual({
      ok: true,
      value: { [vault]: 120, [collector]: 1 },
    });
    const last = await loadWaitingPeople({ membershipId: vault, page: 2 });
    expect(last).toMatchObject({ ok: true, value: { total: 120 } });
    expect(last.ok && last.value.people).toHaveLength(20);
    const first = await loadWaitingPeople({ membershipId: vault, page: 0 });
    expect(first.ok && first.value.people.slice(0, 3).map(({ name }) => name)).toEqual([
      'ada.pulls.1',
      'ben_breaks.2',
      null,
    ]);
  });

  it.each([
    ['signInRequired', 'seller-waitlist-signed-out'],
    ['unreachable', 'seller-waitlist-unreachable'],
    ['notAllowed', 'waitlist-waiting'],
  ] as const)('%s in the world %s', async (kind, world) => {
    enterWorld(world);
    expect(await loadWaitingCounts({ storeId: cardsId })).toEqual(failed(kind));
    expect(await loadWaitingPeople({ membershipId: vault, page: 0 })).toEqual(failed(kind));
  });
});
