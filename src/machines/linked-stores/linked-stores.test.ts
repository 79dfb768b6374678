import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  both,
  cards,
  isUnlinked,
  linkedStoresFixtures,
  notRead,
  notUnlinked,
  onlyPicks,
  picks,
  serverId,
} from './linked-stores.fixtures';
import { linkedStoresMachine } from './linked-stores.machine';
import { pendingStoreId, storesFailure, unlinkFailure } from './view';

const start = () =>
  scenario(linkedStoresMachine, { input: () => ({ serverId }), callbacks: ['watchPage'] });
const listed = () => start().resolve('load', both).expect({ listed: 'idle' });
const unlinking = () => listed().send({ type: 'unlink', store: cards }).send({ type: 'confirm' });
const unanswered = () => unlinking().resolve('unlink', notUnlinked('unanswered'));

describe('linked-stores', () => {
  walkMachine(linkedStoresMachine, linkedStoresFixtures);

  it('unlinks a store after a confirmation', () => {
    const story = listed().send({ type: 'unlink', store: cards });
    story.expect({ listed: 'confirming' }).expectCalls('unlink', []);
    story.send({ type: 'cancel' }).expect({ listed: 'idle' });
    const confirmed = unlinking();
    expect(pendingStoreId(confirmed.snapshot())).toBe(cards.id);
    confirmed
      .expectCalls('unlink', [{ serverId, storeId: cards.id }])
      .resolve('unlink', isUnlinked)
      .expectEmitted([{ type: 'unlinked' }])
      .expectContext({ stores: [picks] })
      .resolve('load', onlyPicks)
      .expect({ listed: 'idle' });
  });

  it.each(['signInRequired', 'notAllowed'] as const)(
    '%s: the store stays, and can be unlinked again',
    (kind) => {
      const story = unlinking().resolve('unlink', notUnlinked(kind));
      story.expectContext({ stores: [cards, picks] }).expectEmitted([]);
      expect(unlinkFailure(story.snapshot())).toBe(kind);
      story.send({ type: 'unlink', store: cards }).expect({ listed: 'confirming' });
      expect(unlinkFailure(story.snapshot())).toBeNull();
    },
  );

  it('removes a store that is not linked anymore', () => {
    const story = unlinking().resolve('unlink', notUnlinked('notLinked'));
    story.expectContext({ stores: [picks] }).expectEmitted([]);
    expect(unlinkFailure(story.snapshot())).toBe('notLinked');
  });

  it.each([
    ['the store is gone', onlyPicks, 'notLinked'],
    ['the store is still there', both, 'stillLinked'],
    ['the list cannot be read', notRead('unreachable'), 'unanswered'],
    ['the session has ended', notRead('signInRequired'), 'unanswered'],
  ] as const)('reads the list if there is no response: %s', (_, answer, outcome) => {
    const story = unanswered();
    expect(pendingStoreId(story.snapshot())).toBe(cards.id);
    story.resolve('load', answer).expectEmitted([]);
    expect(unlinkFailure(story.snapshot())).toBe(outcome);
  });

  it('checks again for as long as it is not known whether the store was unlinked', () => {
    const story = unanswered().resolve('load', notRead('unreachable'));
    story.send({ type: 'retry' }).resolve('load', notRead('unreachable'));
    story
      .send({ type: 'page shown' })
      .resolve('load', onlyPicks)
      .expectContext({ stores: [picks] });
    expect(unlinkFailure(story.snapshot())).toBe('notLinked');
  });

  it.each(['signInRequired', 'unreachable'] as const)('%s: can be read again', (kind) => {
    const story = start().resolve('load', notRead(kind)).expect({ failed: kind });
    expect(storesFailure(story.snapshot())).toBe(kind);
    story.send({ type: 'retry' }).resolve('load', both).expect({ listed: 'idle' });
  });

  it('says nothing to somebody who does not administer the server', () => {
    const story = start().resolve('load', notRead('notAllowed')).expect('closed');
    expect(storesFailure(story.snapshot())).toBeNull();
  });

  it('keeps the list if it cannot be read again, unless the right was taken away', () => {
    listed()
      .send({ type: 'page shown' })
      .resolve('load', notRead('unreachable'))
      .expect({ listed: 'idle' })
      .expectContext({ stores: [cards, picks] })
      .send({ type: 'page shown' })
      .resolve('load', notRead('notAllowed'))
      .expect({ failed: 'notAllowed' });
    unanswered().resolve('load', notRead('notAllowed')).expect({ failed: 'notAllowed' });
  });
});
