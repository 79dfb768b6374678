import { describe, expect, it } from 'vitest';
import type { Result } from '#domain/result';
import { scenario } from '../../../tests/setup/scenario';
import { planWalk } from '../../../tests/setup/walk-machine';
import { command } from './command';
import { commandFixtures } from './command.fixtures';
import { askedSubject, failedRun, runningSubject } from './view';

type Kind = 'notAllowed' | 'unanswered';
type Parts = { answer: Result<number, { kind: Kind }>; subject: { id: string } };

const kinds = ['notAllowed', 'unanswered'] as const;
const plain = command<Parts>()({ id: 'plain', kinds, asks: false });
const waiting = command<Parts>()({
  id: 'waiting',
  kinds,
  asks: false,
  waits: ({ id }) => id === 'ben',
});
const asking = command<Parts>()({ id: 'asking', kinds, asks: true });

const subject = { id: 'ada' };
const other = { id: 'ben' };
const samples = { subjects: [subject, other], values: [1] };

describe.each([
  ['runs at once', () => planWalk(plain, commandFixtures(plain, samples))],
  ['runs what waited', () => planWalk(waiting, commandFixtures(waiting, samples))],
  ['asks', () => planWalk(asking, commandFixtures(asking, samples))],
])('a command that %s', (_, plan) => {
  it('reaches every state and every transition', () => {
    expect(plan().coverage().missing).toEqual([]);
  });
});

describe('a command', () => {
  it('runs once, although it is pressed twice, and reports the result', () => {
    const story = scenario(plain)
      .send({ type: 'run', subject })
      .send({ type: 'run', subject: other })
      .expectCalls('run', [subject]);
    expect(runningSubject(story.snapshot())).toBe(subject);
    story
      .resolve('run', { ok: true, value: 7 })
      .expect('idle')
      .expectEmitted([{ type: 'done', subject, value: 7 }]);
    story.expectContext({ subject: null });
    expect(runningSubject(story.snapshot())).toBeNull();
  });

  it('runs after the question, and not after "Cancel"', () => {
    const story = scenario(asking).send({ type: 'ask', subject });
    expect(askedSubject(story.snapshot())).toBe(subject);
    story
      .send({ type: 'cancel' })
      .send({ type: 'confirm' })
      .expectCalls('run', [])
      .send({ type: 'ask', subject: other })
      .send({ type: 'confirm' })
      .expectCalls('run', [other]);
    expect(askedSubject(story.snapshot())).toBeNull();
  });

  it('runs next what may wait', () => {
    scenario(waiting)
      .send({ type: 'run', subject })
      .send({ type: 'run', subject })
      .send({ type: 'run', subject: other })
      .send({ type: 'run', subject })
      .expectCalls('run', [subject])
      .resolve('run', { ok: true, value: 7 })
      .expectEmitted([{ type: 'done', subject, value: 7 }])
      .expectCalls('run', [subject, other])
      .resolve('run', { ok: true, value: 8 })
      .expect('idle');
  });

  it('runs nothing after an error', () => {
    scenario(waiting)
      .send({ type: 'run', subject })
      .send({ type: 'run', subject: other })
      .resolve('run', { ok: false, error: { kind: 'notAllowed' } })
      .expect({ failed: 'notAllowed' })
      .expectCalls('run', [subject])
      .send({ type: 'run', subject })
      .resolve('run', { ok: true, value: 7 })
      .expect('idle');
  });

  it.each(['notAllowed', 'unanswered'] as const)('%s: says why it failed, and for what', (kind) => {
    const story = scenario(plain)
      .send({ type: 'run', subject })
      .resolve('run', { ok: false, error: { kind } })
      .expect({ failed: kind })
      .expectEmitted([{ type: 'failed', subject, kind }]);
    expect(failedRun(story.snapshot())).toEqual({ subject, kind });
    story.send({ type: 'retry' }).expectCalls('run', [subject, subject]);
    expect(failedRun(story.snapshot())).toBeNull();
    story.resolve('run', { ok: false, error: { kind } }).send({ type: 'dismiss' }).expect('idle');
    expect(failedRun(story.snapshot())).toBeNull();
  });
});
