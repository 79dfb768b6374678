import { createActorContext } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { joinErrorKinds } from '#domain/marketplace/waitlist';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  found,
  joined,
  left,
  viewer,
  waitlistSetup,
  type JoinAnswer,
  type LeaveAnswer,
  type SinceAnswer,
} from './waitlist.setup';

const setViewer = { type: 'setViewer', params: viewer } as const;
const done = ['unwant', 'forget'] as const;
const none = { type: 'setSince', params: { ok: true, value: null } } as const;

const signIn = {
  guard: { type: 'isSignedIn', params: viewer },
  target: '#settling',
  actions: setViewer,
} as const;

/** In `unreachable` the list was not read, and in `notLeft` a request to leave got no response. */
const failedStates = ['unreachable', 'notLeft', ...joinErrorKinds] as const;

/**
 * The viewer's spot on the waiting list of one sold-out membership (product.md §21.18). If a signed-out viewer wants to
 * join, they are asked to sign in. They join after the sign-in, even if the sign-in leaves the page.
 */
export const waitlistMachine = waitlistSetup.createMachine({
  id: 'waitlist',
  context: ({ input }) => ({ ...input, since: null, userId: null }),
  initial: 'unknown',
  on: {
    'viewer changed': [
      { guard: { type: 'isSignedOut', params: viewer }, target: '.signedOut', actions: setViewer },
      {
        guard: { type: 'isOther', params: viewer },
        target: '.settling',
        actions: [setViewer, none],
      },
    ],
  },
  states: {
    /** The session is not known yet. */
    unknown: {
      on: {
        join: { actions: 'want' },
        known: {
          target: 'waiting',
          actions: {
            type: 'setSince',
            params: ({ event }) => ({ ok: true, value: event.since }),
          },
        },
      },
    },
    settling: {
      id: 'settling',
      always: [{ guard: 'isWanted', target: 'joining' }, { target: 'reading' }],
    },
    reading: {
      on: { join: { target: 'joining', actions: 'want' } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { membershipId } }) => ({ membershipId }),
        onDone: [
          {
            guard: { type: 'isWaiting', params: found },
            target: 'waiting',
            actions: { type: 'setSince', params: found },
          },
          {
            guard: { type: 'isNotWaiting', params: found },
            target: 'notWaiting',
            actions: { type: 'setSince', params: found },
          },
          ...errorTransitions<SinceAnswer>()({
            // The viewer has not done anything yet. They are asked to sign in when they join.
            signInRequired: 'signedOut',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    signedOut: {
      id: 'signedOut',
      initial: 'resting',
      entry: none,
      on: { 'viewer changed': [signIn, { actions: setViewer }] },
      states: {
        resting: {
          always: { guard: 'isWanted', target: 'asking' },
          on: { join: { target: 'asking', actions: 'want' } },
        },
        asking: {
          tags: 'asksToSignIn',
          // The intention to join is kept, because the sign-in with Discord leaves the page.
          entry: 'keep',
          on: { cancel: { target: 'resting', actions: done } },
        },
      },
    },
    notWaiting: { on: { join: { target: 'joining', actions: 'want' } } },
    joining: {
      id: 'joining',
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context: { membershipId } }) => ({ membershipId }),
        onDone: [
          {
            guard: { type: 'isOk', params: joined },
            target: 'waiting',
            actions: [
              {
                type: 'setSince',
                params: ({ event }) => (event.output.ok ? event.output : { ok: true, value: null }),
              },
              ...done,
            ],
          },
          ...errorTransitions<JoinAnswer>()({
            ...failedBy(joinErrorKinds, 'failed', done),
            // The intention to join is kept. The viewer joins after the sign-in.
            signInRequired: { target: 'failed.signInRequired', actions: 'keep' },
          }),
        ],
      },
    },
    waiting: { id: 'waiting', on: { leave: 'confirming' } },
    confirming: { on: { confirm: 'leaving', cancel: 'waiting' } },
    leaving: {
      id: 'leaving',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context: { membershipId } }) => ({ membershipId }),
        onDone: [
          {
            guard: { type: 'isOk', params: left },
            target: 'notWaiting',
            actions: [none, 'tellLeft'],
          },
          ...errorTransitions<LeaveAnswer>()({
            signInRequired: 'failed.signInRequired',
            unanswered: 'failed.notLeft',
          }),
        ],
      },
    },
    failed: {
      // Most errors handle no events of their own, because another attempt to join would not help.
      ...statesOf(failedStates, {
        unreachable: { on: { retry: '#settling', join: { target: '#joining', actions: 'want' } } },
        tooManyLists: { on: { retry: '#joining' } },
        signInRequired: {
          tags: 'asksToSignIn',
          on: {
            'viewer changed': [signIn, { target: '#signedOut', actions: setViewer }],
            cancel: { target: '#signedOut', actions: done },
            retry: '#settling',
          },
        },
        unanswered: { on: { retry: '#joining' } },
        notLeft: { on: { retry: '#leaving', cancel: '#waiting' } },
      }),
    },
  },
});

export const WaitlistContext = createActorContext(waitlistMachine);

type WaitlistSnapshot = SnapshotFrom<typeof waitlistMachine>;

/** The viewer is not on the list or may be on it, depending on the reason. */
export type WaitlistFailure = Extract<WaitlistSnapshot['value'], { failed: unknown }>['failed'];

export function waitlistFailure({ value }: WaitlistSnapshot): WaitlistFailure | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

/** The view of a card. For `failed`, the card shows the result of `waitlistFailure`. */
export type WaitlistView = 'open' | 'joining' | 'waiting' | 'failed';

export function waitlistView(snapshot: WaitlistSnapshot): WaitlistView {
  const { context, value } = snapshot;
  if (value === 'joining') return 'joining';
  if (value === 'waiting' || value === 'confirming' || value === 'leaving') return 'waiting';
  // A failure with this tag opens the sign-in dialog above the card, so the card itself does not show the failure.
  if (waitlistFailure(snapshot) !== null && !snapshot.hasTag('asksToSignIn')) return 'failed';
  if (context.since !== null) return 'waiting';
  // The viewer wants to join, but the session is not known yet.
  return value === 'unknown' && context.isWanted ? 'joining' : 'open';
}
