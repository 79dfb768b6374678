import { describe, expect, it } from 'vitest';
import { scenario } from '../../../../tests/setup/scenario';
import { walkMachine } from '../../../../tests/setup/walk-machine';
import { waitlistFailure, waitlistMachine, waitlistView } from './waitlist.machine';
import {
  added,
  input,
  notJoined,
  notLeft,
  notRead,
  removed,
  since,
  waitlistFixtures,
  waits,
  waitsNot,
} from './waitlist.fixtures';

const { membershipId } = input;
const start = (given: Partial<typeof input> = {}) =>
  scenario(waitlistMachine, { input: () => ({ ...input, ...given }) });
const signedIn = () => start().send({ type: 'viewer changed', userId: 'ada' });
const signedOut = () => start().send({ type: 'viewer changed', userId: null });
const waiting = () => signedIn().resolve('load', waits);
const viewOf = (story: ReturnType<typeof start>) => waitlistView(story.snapshot());

describe('waitlist', () => {
  walkMachine(waitlistMachine, waitlistFixtures);

  it('reads whether the viewer waits once the session is known', () => {
    const story = start().expect('unknown').expectCalls('load', []);
    expect(viewOf(story)).toBe('open');
    story.send({ type: 'viewer changed', userId: 'ada' }).expect('reading');
    story.resolve('load', waits).expect('waiting').expectContext({ since });
    expect(viewOf(story)).toBe('waiting');
    expect(viewOf(signedIn().resolve('load', waitsNot).expect('notWaiting'))).toBe('open');
  });

  it('joins once', () => {
    const story = signedIn()
      .resolve('load', waitsNot)
      .send({ type: 'join' })
      .send({ type: 'join' });
    expect(viewOf(story)).toBe('joining');
    story
      .expectCalls('join', [{ membershipId }])
      .resolve('join', added)
      .expect('waiting')
      .expectContext({ since, isWanted: false });
  });

  it('remembers a press before the session is known', () => {
    const story = start().send({ type: 'join' }).expect('unknown');
    expect(viewOf(story)).toBe('joining');
    story.send({ type: 'viewer changed', userId: 'ada' }).expect('joining');
  });

  it('asks a signed-out viewer to sign in, and then joins', () => {
    signedOut()
      .expect({ signedOut: 'resting' })
      .send({ type: 'join' })
      .expect({ signedOut: 'asking' })
      .expectEmitted([{ type: 'keep', isWanted: true }])
      .send({ type: 'viewer changed', userId: null })
      .expect({ signedOut: 'asking' })
      .expectCalls('join', [])
      .send({ type: 'viewer changed', userId: 'ada' })
      .expect('joining')
      .resolve('join', added)
      .expect('waiting')
      .expectEmitted([{ type: 'keep', isWanted: false }]);
  });

  it('joins after a sign-in that has left the page', () => {
    start({ isWanted: true }).send({ type: 'viewer changed', userId: 'ada' }).expect('joining');
  });

  it('forgets the wish of a viewer who does not sign in', () => {
    const story = signedOut().send({ type: 'join' }).send({ type: 'cancel' });
    story
      .expect({ signedOut: 'resting' })
      .expectEmitted([
        { type: 'keep', isWanted: true },
        { type: 'keep', isWanted: false },
      ])
      .send({ type: 'viewer changed', userId: 'ada' })
      .expect('reading');
  });

  it('leaves after a confirmation', () => {
    const story = waiting().send({ type: 'leave' }).expect('confirming').expectCalls('leave', []);
    expect(viewOf(story)).toBe('waiting');
    story.send({ type: 'cancel' }).expect('waiting').send({ type: 'leave' });
    story.send({ type: 'confirm' }).expect('leaving');
    expect(viewOf(story)).toBe('waiting');
    story
      .resolve('leave', removed)
      .expect('notWaiting')
      .expectContext({ since: null })
      .expectEmitted([{ type: 'left' }]);
    expect(viewOf(story)).toBe('open');
  });

  it.each(['noMembership', 'ownStore', 'alreadyMember', 'notSoldOut'] as const)(
    'does not try again after %s',
    (kind) => {
      const story = signedIn().resolve('load', waitsNot).send({ type: 'join' });
      story.resolve('join', notJoined(kind)).expect({ failed: kind });
      expect([viewOf(story), waitlistFailure(story.snapshot())]).toEqual(['failed', kind]);
      story.send({ type: 'retry' }).send({ type: 'join' }).expect({ failed: kind });
    },
  );

  it.each(['tooManyLists', 'unanswered'] as const)('can be tried again after %s', (kind) => {
    signedIn()
      .resolve('load', waitsNot)
      .send({ type: 'join' })
      .resolve('join', notJoined(kind))
      .expect({ failed: kind })
      .send({ type: 'retry' })
      .resolve('join', added)
      .expect('waiting');
  });

  it('joins after the session has ended and the viewer signs in again', () => {
    const story = signedIn().resolve('load', waitsNot).send({ type: 'join' });
    story.resolve('join', notJoined('signInRequired')).expect({ failed: 'signInRequired' });
    story.expectEmitted([{ type: 'keep', isWanted: true }]);
    expect(viewOf(story)).toBe('open');
    story.send({ type: 'viewer changed', userId: 'ada' }).expect('joining');
  });

  it('is still on the list if the session ends while leaving', () => {
    const story = waiting().send({ type: 'leave' }).send({ type: 'confirm' });
    story.resolve('leave', notLeft('signInRequired')).expect({ failed: 'signInRequired' });
    expect(viewOf(story)).toBe('waiting');
    story.send({ type: 'viewer changed', userId: 'ada' }).expect('reading');
    story.resolve('load', waits).expect('waiting').expectCalls('join', []);
  });

  it('may still be on the list if leaving gets no response', () => {
    const story = waiting().send({ type: 'leave' }).send({ type: 'confirm' });
    story.resolve('leave', notLeft('unanswered')).expect({ failed: 'notLeft' });
    story.send({ type: 'retry' }).expect('leaving').resolve('leave', notLeft('unanswered'));
    story.send({ type: 'cancel' }).expect('waiting').expectContext({ since });
  });

  it('says if it is not known whether the viewer waits', () => {
    const story = signedIn().resolve('load', notRead('unreachable'));
    story.expect({ failed: 'unreachable' }).send({ type: 'retry' }).expect('reading');
    expect(viewOf(signedIn().resolve('load', notRead('signInRequired')))).toBe('open');
  });

  it('shows nothing of a viewer who signs out, or of another one', () => {
    waiting().send({ type: 'viewer changed', userId: null }).expectContext({ since: null });
    waiting()
      .send({ type: 'viewer changed', userId: 'ada' })
      .expect('waiting')
      .send({ type: 'viewer changed', userId: 'ben' })
      .expect('reading')
      .expectContext({ since: null });
  });

  it('starts with a list that is known', () => {
    start().send({ type: 'known', since }).expect('waiting').expectContext({ since });
    start().send({ type: 'known', since }).expectCalls('load', []);
  });
});
