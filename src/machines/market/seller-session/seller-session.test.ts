import { describe, expect, it } from 'vitest';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import type { Viewer } from '#domain/session/session';
import { scenario } from '../../../../tests/setup/scenario';
import { walkTogether } from '../../../../tests/setup/walk-together';
import {
  cards,
  failedWith,
  lab,
  mira,
  noor,
  ofCards,
  sellerSessionFixtures,
  sellerSessionStarts,
  stores,
} from './seller-session.fixtures';
import { sellerSessionMachine } from './seller-session.machine';
import type { SellerSessionInput } from './seller-session.setup';

describe('seller-session', () => {
  walkTogether(
    sellerSessionMachine,
    Object.values(sellerSessionStarts).map((input) => ({ ...sellerSessionFixtures, input })),
  );
});

const start = (input: Partial<SellerSessionInput> = {}) =>
  scenario(sellerSessionMachine, {
    input: () => ({ ...ofCards, ...input }),
    callbacks: ['watchPage'],
  });
const changed = (viewer: Viewer | null) => ({ type: 'viewer changed', viewer }) as const;
const leave = (reason: 'signInRequired' | 'notYours' | 'createStoreFirst' | null) =>
  ({ type: 'leave', reason }) as const;

describe('entering', () => {
  it('signed out leads away, and back after a sign-in', () => {
    start({ viewer: null })
      .expect('signedOut')
      .expectEmitted([leave('signInRequired')])
      .expectCalls('loadStores', [])
      .send(changed(mira))
      .expect('loading')
      .resolve('loadStores', stores(cards))
      .expect({ opened: 'current' })
      .expectEmitted([]);
  });

  it('a store of the viewer opens', () => {
    start()
      .expectCalls('loadStores', [{ userId: mira.userId }])
      .resolve('loadStores', stores(lab, cards))
      .expect({ opened: 'current' })
      .expectContext({ stores: [lab, cards], owner: mira })
      .expectEmitted([]);
  });

  it('the store of another seller leads away', () => {
    start({ businessId: 'biz_another' })
      .resolve('loadStores', stores(cards))
      .expect('notYours')
      .expectEmitted([leave('notYours')]);
  });

  it('before there is a store, every section but the setup leads to the setup', () => {
    const place = { businessId: NEW_STORE, section: 'memberships' } as const;
    start(place)
      .resolve('loadStores', stores())
      .expect('withoutStore')
      .expectEmitted([leave('createStoreFirst')])
      .send({ type: 'moved', businessId: NEW_STORE, section: 'setup' })
      .expect({ opened: 'current' })
      .expectEmitted([]);
  });

  it('a session that the database rejects leads away', () => {
    start()
      .resolve('loadStores', failedWith('signInRequired'))
      .expect('signedOut')
      .expectEmitted([leave('signInRequired')]);
  });

  it('an error can be retried', () => {
    start()
      .resolve('loadStores', failedWith('unreachable'))
      .expect({ failed: 'unreachable' })
      .expectEmitted([])
      .send({ type: 'retry' })
      .resolve('loadStores', stores(cards))
      .expect({ opened: 'current' });
  });

  it('is not started again when the session is renewed', () => {
    start()
      .send(changed({ ...mira, email: 'new@example.com' }))
      .expectCalls('loadStores', [{ userId: mira.userId }]);
  });
});

describe('a store that an earlier visit read', () => {
  const later = () => start({ known: [cards] });

  it('is open while the stores are read again', () => {
    later()
      .expect({ opened: 'renewing' })
      .expectContext({ stores: [cards], owner: mira })
      .expectCalls('loadStores', [{ userId: mira.userId }])
      .resolve('loadStores', stores(cards, lab))
      .expect({ opened: 'current' })
      .expectContext({ stores: [cards, lab] });
  });

  it('closes if it is not the viewer’s anymore, or if the session is rejected', () => {
    later().resolve('loadStores', stores(lab)).expect('notYours');
    later()
      .resolve('loadStores', failedWith('signInRequired'))
      .expect('signedOut')
      .expectContext({ stores: [], owner: null });
  });

  it('stays without a response', () => {
    later()
      .resolve('loadStores', failedWith('unreachable'))
      .expect({ opened: 'current' })
      .expectContext({ stores: [cards] });
  });

  it('is shown to nobody else, and another store is read first', () => {
    later().send(changed(noor)).expect('loading').expectContext({ stores: [] });
    start({ known: [cards], viewer: null })
      .expect('signedOut')
      .expectContext({ stores: [] });
    start({ known: [lab] })
      .expect('loading')
      .expectContext({ stores: [] });
  });
});

describe('an open dashboard', () => {
  const open = () => start().resolve('loadStores', stores(cards)).expect({ opened: 'current' });

  it('stays after the session ends and continues when the same seller signs in', () => {
    open()
      .send(changed(null))
      .expect({ opened: 'sessionEnded' })
      .expectContext({ stores: [cards], owner: mira })
      .send({ type: 'page shown' })
      .expectCalls('loadStores', [{ userId: mira.userId }])
      .send(changed({ ...mira }))
      .expect({ opened: 'current' })
      .expectEmitted([]);
  });

  it.each([
    ['while the session lasts', false],
    ['after it ended', true],
  ])('is never shown to another seller, %s', (_, hasEnded) => {
    const before = hasEnded ? open().send(changed(null)) : open();
    before
      .send(changed(noor))
      .expect('loading')
      .expectContext({ stores: [], owner: null })
      .resolve('loadStores', stores())
      .expect('notYours');
  });

  it('closes without a notice when the seller signs out here', () => {
    open()
      .send({ type: 'signed out' })
      .expect('left')
      .expectEmitted([leave(null)])
      .send(changed(null))
      .expect('left')
      .expectContext({ stores: [] })
      .expectEmitted([]);
  });

  it('moves between sections and stores without loading again', () => {
    start()
      .resolve('loadStores', stores(cards, lab))
      .send({ type: 'moved', businessId: cards.id, section: 'setup' })
      .send({ type: 'moved', businessId: lab.id, section: 'overview' })
      .expect({ opened: 'current' })
      .send({ type: 'moved', businessId: NEW_STORE, section: 'setup' })
      .expect({ opened: 'current' })
      .send({ type: 'moved', businessId: 'biz_another', section: 'setup' })
      .expect('notYours')
      .expectCalls('loadStores', [{ userId: mira.userId }]);
  });

  it('opens a store that was just created', () => {
    start({ businessId: NEW_STORE, section: 'setup' })
      .resolve('loadStores', stores())
      .send({ type: 'store saved', store: cards })
      .send({ type: 'moved', businessId: cards.id, section: 'design' })
      .expect({ opened: 'current' })
      .expectContext({ stores: [cards] })
      .expectEmitted([]);
  });

  it('reads the stores again when the page is shown, and never goes back to an older version', () => {
    const newer = { ...cards, version: 3 };
    open()
      .receive('watchPage', { type: 'page shown' })
      .expect({ opened: 'rereading' })
      .send({ type: 'store saved', store: newer })
      .resolve('loadStores', stores({ ...cards, version: 2 }, lab))
      .expect({ opened: 'current' })
      .expectContext({ stores: [newer, lab] });
  });

  it.each(['unreachable', 'signInRequired'] as const)('stays if that fails: %s', (kind) => {
    open()
      .send({ type: 'page shown' })
      .resolve('loadStores', failedWith(kind))
      .expect({ opened: 'current' })
      .expectContext({ stores: [cards] });
  });

  it.each([{ type: 'page shown' }, { type: 'refused' }] as const)(
    'stays, marked, when its store is gone: $type',
    (event) => {
      open()
        .send(event)
        .resolve('loadStores', stores(lab))
        .expect({ opened: 'removed' })
        .expectContext({ stores: [lab], lost: cards })
        .expectEmitted([])
        .send({ type: 'moved', businessId: cards.id, section: 'users' })
        .expect({ opened: 'removed' })
        .send({ type: 'moved', businessId: lab.id, section: 'overview' })
        .expect({ opened: 'current' });
    },
  );

  it('forgets a deleted store', () => {
    const session = open().send({ type: 'store deleted', storeId: cards.id });
    expect(session.snapshot().context.stores).toEqual([]);
  });
});
