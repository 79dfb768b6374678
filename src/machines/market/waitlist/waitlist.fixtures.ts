import {
  type JoinError,
  joinErrorKinds,
  type LeaveError,
  leaveErrorKinds,
  type WaitlistError,
} from '#domain/marketplace/waitlist';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { waitlistMachine } from './waitlist.machine';
import type { JoinAnswer, LeaveAnswer, SinceAnswer, WaitlistInput } from './waitlist.setup';

export const since = '2026-11-12T10:00:00.000Z';
const membershipId = '5a1e0000-0000-4000-8000-000000000001';

export const input: WaitlistInput = { membershipId, isWanted: false };

export const waits: SinceAnswer = { ok: true, value: since };
export const waitsNot: SinceAnswer = { ok: true, value: null };
export const added: JoinAnswer = { ok: true, value: since };
export const removed: LeaveAnswer = { ok: true, value: null };

export const notRead = (kind: WaitlistError['kind']): SinceAnswer => ({
  ok: false,
  error: { kind },
});
export const notJoined = (kind: JoinError['kind']): JoinAnswer => ({
  ok: false,
  error: { kind },
});
export const notLeft = (kind: LeaveError['kind']): LeaveAnswer => ({
  ok: false,
  error: { kind },
});

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const waitlistFixtures = {
  input,
  events: {
    'viewer changed': [
      { type: 'viewer changed', userId: 'ada' },
      { type: 'viewer changed', userId: 'ben' },
      { type: 'viewer changed', userId: null },
    ],
    known: [{ type: 'known', since }],
    join: [{ type: 'join' }],
    leave: [{ type: 'leave' }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    retry: [{ type: 'retry' }],
  },
  actors: {
    load: {
      outcomes: [waits, waitsNot, notRead('signInRequired'), notRead('unreachable')],
      restarts: true,
    },
    join: { outcomes: [added, ...joinErrorKinds.map(notJoined)], restarts: true },
    leave: { outcomes: [removed, ...leaveErrorKinds.map(notLeft)] },
  },
  delays: {},
  serialize: ({ context: { since: known, isWanted, userId } }) => ({
    isKnown: known !== null,
    isWanted,
    userId,
  }),
} satisfies WalkOptions<typeof waitlistMachine>;
