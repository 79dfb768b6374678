import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Result } from '#domain/result';
import {
  guardedTransitions,
  errorTransitions,
  isError,
  type ErrorKind,
  type ErrorParams,
} from './error-transitions';

type Answer = Result<
  null,
  { kind: 'offline' } | { kind: 'conflict'; theirs: number } | { kind: 'unknown' }
>;

const loading = (answer: Answer) =>
  setup({
    actors: { load: fromPromise<Answer>(async () => answer) },
    guards: { isError: (_, params: ErrorParams) => isError(params) },
  }).createMachine({
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'load',
          onDone: errorTransitions<Answer>()({
            offline: 'failed.offline',
            conflict: { target: 'conflicted' },
            unknown: 'failed.unknown',
          }),
        },
      },
      conflicted: { tags: 'settled' },
      failed: {
        tags: 'settled',
        initial: 'unknown',
        states: { offline: {}, unknown: {} },
      },
    },
  });

const reached = async (answer: Answer) => {
  const actor = createActor(loading(answer)).start();
  return (await waitFor(actor, (snapshot) => snapshot.hasTag('settled'))).value;
};

describe('errorTransitions', () => {
  it('leads every kind to its own state', async () => {
    expect(await reached({ ok: false, error: { kind: 'offline' } })).toEqual({ failed: 'offline' });
    expect(await reached({ ok: false, error: { kind: 'conflict', theirs: 1 } })).toBe('conflicted');
    expect(await reached({ ok: false, error: { kind: 'unknown' } })).toEqual({ failed: 'unknown' });
  });

  it('guards every transition: none is a default', () => {
    const rows = errorTransitions<Answer>()({ offline: 'a', conflict: 'a', unknown: 'a' });
    expect(rows.map(({ guard }) => guard.type)).toEqual(['isError', 'isError', 'isError']);
  });

  it('does not compile without a row for each kind', () => {
    // @ts-expect-error: the row for `unknown` is missing
    errorTransitions<Answer>()({ offline: 'a', conflict: 'a' });
    // @ts-expect-error: no error has the kind `forbidden`
    errorTransitions<Answer>()({ offline: 'a', conflict: 'a', unknown: 'a', forbidden: 'a' });
    // @ts-expect-error: the row for `notAllowed` is missing
    guardedTransitions<'signedOut' | 'notAllowed'>()('isDenied', { signedOut: 'a' });
    const states = {
      offline: {},
      unknown: {},
      // @ts-expect-error: the state for `conflict` is missing
    } as const satisfies Record<ErrorKind<Answer>, object>;
    expect(Object.keys(states)).toEqual(['offline', 'unknown']);
  });
});

describe('guardedTransitions', () => {
  it('passes the member to the guard', () => {
    expect(
      guardedTransitions<'signedOut'>()('isDenied', { signedOut: 'failed.signedOut' }),
    ).toEqual([{ guard: { type: 'isDenied', params: 'signedOut' }, target: 'failed.signedOut' }]);
  });
});
