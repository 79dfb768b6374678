import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import {
  listed,
  myMembershipsFixtures,
  nothing,
  notListed,
  notAnswered,
  notRefused,
  offerAnswered,
  refusedOk,
  vault,
} from './my-memberships.fixtures';
import { myMembershipsMachine } from './my-memberships.machine';
import { myMembershipsView, staleReason } from './view';

const start = () => scenario(myMembershipsMachine, { callbacks: ['watchPage'] });
const opened = () => start().resolve('load', listed);
const viewOf = (story: ReturnType<typeof start>) => myMembershipsView(story.snapshot());
const reasonOf = (story: ReturnType<typeof start>) => staleReason(story.snapshot());

describe('my-memberships', () => {
  walkMachine(myMembershipsMachine, myMembershipsFixtures);

  it('shows the memberships of the viewer', () => {
    const story = start().expect('loading');
    expect(viewOf(story)).toBe('loading');
    story.resolve('load', listed).expect({ listed: 'fresh' });
    story.expectContext({ memberships: [vault] });
    expect([viewOf(story), reasonOf(story)]).toEqual(['shown', null]);
  });

  it('may have none', () => {
    expect(viewOf(start().resolve('load', nothing).expect({ listed: 'fresh' }))).toBe('empty');
  });

  it.each(['signInRequired', 'unreachable'] as const)('%s: can be loaded again', (kind) => {
    const story = start().resolve('load', notListed(kind)).expect({ failed: kind });
    expect(viewOf(story)).toBe(kind);
    story.send({ type: 'page shown' }).expect({ failed: kind });
    story.send({ type: 'retry' }).resolve('load', listed).expect({ listed: 'fresh' });
  });

  it('is read again when the user returns, and stays shown meanwhile', () => {
    const story = opened().send({ type: 'page shown' }).expect({ listed: 'refreshing' });
    expect(viewOf(story)).toBe('shown');
    story.resolve('load', nothing).expect({ listed: 'fresh' });
    expect(viewOf(story)).toBe('empty');
  });

  it('refuses what a store adds, once, and reads the list again', () => {
    const { store } = vault;
    const refusing = () => opened().send({ type: 'refuse', storeId: store.id });
    const story = refusing().expect({ listed: 'refusing' });
    story.send({ type: 'refuse', storeId: store.id }).send({ type: 'page shown' });
    story.resolve('refuse', refusedOk).expect({ listed: 'refreshing' });
    story.expectEmitted([{ type: 'notice', notice: 'refused' }]);
    refusing()
      .resolve('refuse', notRefused('unanswered'))
      .expect({ listed: 'refreshing' })
      .expectEmitted([{ type: 'notice', notice: 'notRefused' }]);
    refusing()
      .resolve('refuse', notRefused('signInRequired'))
      .expect({ listed: 'sessionEnded' })
      .expectEmitted([]);
  });

  it.each([
    ['confirmed', offerAnswered('confirmed')],
    ['removed', offerAnswered('removed')],
    ['gone', notAnswered('gone')],
    ['notAnswered', notAnswered('unanswered')],
  ] as const)('answers an offer once, and reads the list again: %s', (notice, answer) => {
    const offer = { id: vault.id, isMine: notice !== 'removed' };
    const story = opened().send({ type: 'answer offer', offer }).expect({ listed: 'answering' });
    story.send({ type: 'answer offer', offer }).send({ type: 'page shown' });
    story.resolve('answerOffer', answer).expect({ listed: 'refreshing' });
    story.expectEmitted([{ type: 'notice', notice }]);
  });

  it('names the offer whose receipt was sent to another address, until the next answer', () => {
    const offer = { id: vault.id, isMine: true };
    const story = opened().send({ type: 'answer offer', offer });
    story.resolve('answerOffer', notAnswered('otherAddress')).expect({ listed: 'fresh' });
    story.expectContext({ otherAddressOf: vault.id }).expectEmitted([]);
    story.send({ type: 'answer offer', offer }).expectContext({ otherAddressOf: null });
    story.resolve('answerOffer', notAnswered('signInRequired')).expect({ listed: 'sessionEnded' });
  });

  it('ignores a response that was requested before a change', () => {
    opened()
      .send({ type: 'reload' })
      .send({ type: 'reload' })
      .expectRunning(['load', 'watchPage'])
      .resolve('load', nothing)
      .expectContext({ memberships: [] });
  });

  it.each([
    ['unreachable', 'stale'],
    ['signInRequired', 'sessionEnded'],
  ] as const)('keeps the list if it cannot be read again: %s', (kind, reason) => {
    const story = opened()
      .send({ type: 'reload' })
      .resolve('load', notListed(kind))
      .expect({ listed: reason })
      .expectContext({ memberships: [vault] });
    expect([viewOf(story), reasonOf(story)]).toEqual(['shown', reason]);
    story.send({ type: 'reload' }).resolve('load', listed).expect({ listed: 'fresh' });
  });
});
