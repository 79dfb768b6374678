import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { buyerReferenceFixtures } from './buyer-reference.fixtures';
import { buyerReferenceMachine } from './buyer-reference.machine';

const ab12 = { vault: 'ab12' };
const cd34 = { vault: 'cd34' };
const start = () =>
  scenario(buyerReferenceMachine, { input: () => ({ storeId: 'biz_cards' }) }).expect('signedOut');
const signedIn = () => start().send({ type: 'viewer changed', userId: 'noor' }).expect('resting');

describe('buyer-reference', () => {
  walkMachine(buyerReferenceMachine, buyerReferenceFixtures);

  it('is not read for a signed-out visitor', () => {
    start().send({ type: 'intent' }).expect('signedOut').expectRunning([]);
    start().send({ type: 'viewer changed', userId: null }).expect('signedOut').expectRunning([]);
  });

  it('is read once the page has rested', () => {
    const story = signedIn().after(1_000).expect('reading');
    story.resolve('read', ab12).expect('known').expectContext({ references: ab12 });
    story.send({ type: 'intent' }).expect('known');
  });

  it('is read at once when the visitor is about to join', () => {
    signedIn().send({ type: 'intent' }).expect('reading');
  });

  it('is read again after it got no answer', () => {
    const story = signedIn().after(1_000).resolve('read', null).expect('unread');
    expect(story.snapshot().context.references).toBeNull();
    story.send({ type: 'intent' }).resolve('read', ab12).expect('known');
  });

  it('is forgotten with the session, and is not that of the visitor before', () => {
    const story = signedIn().after(1_000).resolve('read', ab12);
    story.send({ type: 'viewer changed', userId: 'noor' }).expect('known');
    story.send({ type: 'viewer changed', userId: null }).expect('signedOut');
    story.expectContext({ references: null });
    story.send({ type: 'viewer changed', userId: 'somebody else' }).expect('resting');
    story.after(1_000).resolve('read', cd34).expectContext({ references: cd34 });
  });

  it('ignores the answer for the visitor before', () => {
    signedIn()
      .after(1_000)
      .send({ type: 'viewer changed', userId: 'somebody else' })
      .expect('resting')
      .expectRunning([])
      .expectContext({ references: null });
  });
});
