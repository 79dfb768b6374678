import { describe, expect, it } from 'vitest';
import type { ListAction } from '#domain/marketplace/own-membership';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import {
  both,
  collector,
  deleted,
  hidden,
  hiddenVault,
  hide,
  listInput,
  membershipListFixtures,
  none,
  notApplied,
  notListed,
  order,
  ordered,
  orderedAsBefore,
  storedOrder,
  vault,
} from './membership-list.fixtures';
import { membershipListMachine } from './membership-list.machine';
import { actionErrorKind, isListStale, shownMemberships } from './view';

const at = (part: Partial<Record<'change' | 'question' | 'news', string | object>> = {}) =>
  ({ listed: { change: 'resting', question: 'none', news: 'fresh', ...part } }) as never;

const start = () =>
  scenario(membershipListMachine, { input: () => listInput, callbacks: ['watchPage'] });
const listed = () => start().resolve('load', both);
const shown = (story: ReturnType<typeof start>) =>
  shownMemberships(story.snapshot()).map(
    ({ name, isVisible }) => `${name}${isVisible ? '' : ' -'}`,
  );
const changes = (actions: readonly ListAction[]) =>
  actions.map((action) => ({ ...listInput, action }));

describe('membership-list', () => {
  walkMachine(membershipListMachine, membershipListFixtures);

  it('loads the memberships, and again after an error', () => {
    start()
      .expect('loading')
      .expectCalls('load', [listInput])
      .resolve('load', notListed('unreachable'))
      .expect({ failed: 'unreachable' })
      .send({ type: 'retry' })
      .resolve('load', none)
      .expect(at());
  });

  it('shows a change when it is saved, with a notice', () => {
    const story = listed()
      .send(hide)
      .expect(at({ change: 'applying' }))
      .expectCalls('apply', changes([hide.action]));
    expect(shown(story)).toEqual(['Collector', 'Vault']);
    story
      .resolve('apply', hidden)
      .expect(at())
      .expectEmitted([{ type: 'notice', notice: 'hidden' }]);
    expect(shown(story)).toEqual(['Collector', 'Vault -']);
  });

  it('makes one change at a time', () => {
    listed()
      .send(hide)
      .send(hide)
      .expectCalls('apply', changes([hide.action]))
      .resolve('apply', hidden)
      .expect(at());
  });

  it('shows a new order at once, and takes it back after an error', () => {
    const story = listed().send(order);
    expect(shown(story)).toEqual(['Vault', 'Collector']);
    expect(shown(story.resolve('apply', notApplied('unreachable')))).toEqual([
      'Collector',
      'Vault',
    ]);
    story.send(order).resolve('apply', ordered).expect(at()).expectEmitted([]);
    expect(shown(story)).toEqual(['Vault', 'Collector']);
  });

  describe('an order that is chosen while a change is being saved', () => {
    const backAndForth = () => listed().send(order).send(storedOrder);

    it('is shown at once, and saved next', () => {
      const story = backAndForth().expectCalls('apply', changes([order.action]));
      expect(shown(story)).toEqual(['Collector', 'Vault']);
      story
        .resolve('apply', ordered)
        .expect(at({ change: 'applying' }))
        .expectCalls('apply', changes([order.action, storedOrder.action]));
      expect(shown(story)).toEqual(['Collector', 'Vault']);
      story.resolve('apply', orderedAsBefore).expect(at()).expectEmitted([]);
      expect(shown(story)).toEqual(['Collector', 'Vault']);
    });

    it('replaces the one that was chosen before', () => {
      const story = backAndForth().send(order);
      expect(shown(story)).toEqual(['Vault', 'Collector']);
      story
        .resolve('apply', ordered)
        .expectCalls('apply', changes([order.action, order.action]))
        .resolve('apply', ordered)
        .expect(at());
    });

    it('follows another change, which keeps its notice', () => {
      const story = listed().send(hide).send(order);
      expect(shown(story)).toEqual(['Vault', 'Collector']);
      story
        .resolve('apply', hidden)
        .expectEmitted([{ type: 'notice', notice: 'hidden' }])
        .expectCalls('apply', changes([hide.action, order.action]));
      expect(shown(story)).toEqual(['Vault -', 'Collector']);
      expect(shown(story.resolve('apply', ordered).expect(at()))).toEqual(['Vault -', 'Collector']);
    });

    it('is dropped after an error, and what is stored is shown', () => {
      const story = listed().send(order).send(order).resolve('apply', notApplied('rejected'));
      story
        .expect(at({ change: { failed: 'rejected' } }))
        .expectCalls('apply', changes([order.action]));
      expect(shown(story)).toEqual(['Collector', 'Vault']);
      story.send({ type: 'dismiss' }).expect(at());
    });

    it('leaves the order that was saved before if it is refused', () => {
      const story = backAndForth()
        .resolve('apply', ordered)
        .resolve('apply', notApplied('unreachable'));
      expect(shown(story)).toEqual(['Vault', 'Collector']);
    });
  });

  it.each(['conflict', 'notAllowed', 'hasMembers', 'unanswered'] as const)(
    'reads the list again after the error %s',
    (kind) => {
      const story = listed()
        .send(hide)
        .resolve('apply', notApplied(kind))
        .expect(at({ change: { failed: kind }, news: 'reloading' }))
        .resolve('load', { ok: true, value: [hiddenVault] })
        .expect(at({ change: { failed: kind } }))
        .expectEmitted([]);
      expect(shown(story)).toEqual(['Vault -']);
      expect(actionErrorKind(story.snapshot())).toBe(kind);
      story.send({ type: 'dismiss' }).expect(at()).expectContext({ action: null });
    },
  );

  it.each(['rejected', 'signInRequired', 'unreachable'] as const)(
    'keeps the list after the error %s, and tries again',
    (kind) => {
      listed()
        .send(hide)
        .resolve('apply', notApplied(kind))
        .expect(at({ change: { failed: kind } }))
        .expectRunning(['watchPage'])
        .send(hide)
        .resolve('apply', hidden)
        .expect(at());
    },
  );

  it('says that the list may be out of date if it cannot be read again', () => {
    const story = listed()
      .send(hide)
      .resolve('apply', notApplied('unanswered'))
      .resolve('load', notListed('unreachable'))
      .expect(at({ change: { failed: 'unanswered' }, news: 'stale' }));
    expect(isListStale(story.snapshot())).toBe(true);
    expect(shown(story)).toEqual(['Collector', 'Vault']);
    story.send({ type: 'reload' }).resolve('load', none);
    expect(isListStale(story.snapshot())).toBe(false);
  });

  it('deletes after a confirmation', () => {
    const story = listed()
      .send({ type: 'delete', membership: collector })
      .expect(at({ question: 'asking' }))
      .expectCalls('apply', [])
      .send({ type: 'cancel' })
      .send({ type: 'confirm' })
      .expect(at())
      .send({ type: 'delete', membership: collector })
      .send({ type: 'confirm' })
      .expect(at({ change: 'applying' }))
      .expectCalls('apply', changes([{ kind: 'delete', membership: collector }]))
      .resolve('apply', deleted)
      .expectEmitted([{ type: 'notice', notice: 'deleted' }]);
    expect(shown(story)).toEqual(['Vault']);
  });

  it('waits with a confirmation while a change is being saved', () => {
    listed()
      .send({ type: 'delete', membership: collector })
      .send(hide)
      .send({ type: 'confirm' })
      .expect(at({ question: 'asking', change: 'applying' }))
      .expectCalls('apply', changes([hide.action]));
  });

  it('reads the list again when the user returns to the page', () => {
    const story = listed()
      .receive('watchPage', { type: 'page shown' })
      .expect(at({ news: 'reloading' }));
    expect(shown(story)).toEqual(['Collector', 'Vault']);
    expect(shown(story.resolve('load', { ok: true, value: [vault] }))).toEqual(['Vault']);
  });

  it('does not let an older response undo a change', () => {
    const story = listed()
      .send({ type: 'page shown' })
      .send(hide)
      .resolve('apply', hidden)
      // The list is loaded again, because the first request was sent before the change was saved. Its response does not
      // contain the change.
      .expect(at({ news: 'reloading' }))
      .expectCalls('load', [listInput, listInput, listInput]);
    expect(shown(story)).toEqual(['Collector', 'Vault -']);
  });

  it('shows what the form has saved', () => {
    const story = listed().send({ type: 'stored', membership: hiddenVault });
    expect(shown(story)).toEqual(['Collector', 'Vault -']);
    const added = { ...vault, id: 'new', name: 'New', position: 2 };
    story.send({ type: 'stored', membership: added });
    expect(shown(story)).toEqual(['Collector', 'Vault -', 'New']);
  });
});
