import { createActorContext } from '@xstate/react';
import type { DoneActorEvent, SnapshotFrom } from 'xstate';
import {
  claimErrorKinds,
  type ClaimFailure,
  claimFailures,
  claimMailErrorKinds,
  readAddress,
} from '#domain/marketplace/membership-claim';
import { errorTransitions, failedBy, statesOf } from '../../error-transitions';
import {
  membershipClaimSetup,
  startOf,
  type ClaimAnswer,
  type ClaimMailAnswer,
} from './membership-claim.setup';

const mailed = ({ event }: { event: DoneActorEvent<ClaimMailAnswer> }) => event.output;
const answered = ({ event }: { event: DoneActorEvent<ClaimAnswer> }) => event.output;

const change = {
  target: '#typing',
  actions: [
    { type: 'change', params: ({ event }: { event: { address: string } }) => event.address },
    'keep',
  ],
} as const;

/** The address is malformed, the account's own, or another one. */
const malformed = { guard: 'isMalformed', target: '#failed.invalidAddress' } as const;
const own = { guard: 'isOwn', target: '#claiming' } as const;
const another = { target: '#sendingMail' } as const;

const startOver = { target: '#typing', actions: ['unsend', 'keep'] } as const;

/**
 * Adds memberships that were bought with another email address to the viewer's account (product.md §21.19). The viewer
 * enters the code of an email to prove that the address is theirs; the database checks this.
 */
export const membershipClaimMachine = membershipClaimSetup.createMachine({
  id: 'membershipClaim',
  context: ({ input }) => startOf(input),
  initial: 'closed',
  on: { 'own address': { actions: { type: 'knowOwn', params: ({ event }) => event.address } } },
  states: {
    closed: {
      id: 'closed',
      on: {
        open: [{ guard: 'isSent', target: 'mailSent' }, { target: 'typing' }],
        returned: { guard: 'isSent', target: 'claiming' },
      },
    },
    typing: {
      id: 'typing',
      tags: 'open',
      on: { change, submit: [malformed, own, another], close: 'closed' },
    },
    sendingMail: {
      id: 'sendingMail',
      tags: 'open',
      on: { close: 'closed' },
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ address: readAddress(context.address) }),
        onDone: [
          {
            guard: { type: 'isOk', params: mailed },
            target: 'mailSent',
            actions: ['sent', 'keep'],
          },
          ...errorTransitions<ClaimMailAnswer>()(failedBy(claimMailErrorKinds)),
        ],
      },
    },
    mailSent: {
      tags: 'open',
      on: {
        check: 'claiming',
        returned: 'claiming',
        'send again': 'sendingMail',
        other: startOver,
        close: 'closed',
      },
    },
    claiming: {
      id: 'claiming',
      tags: 'open',
      on: { close: { target: 'closed', actions: 'tellChange' } },
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => ({ address: readAddress(context.address) }),
        onDone: [
          {
            guard: { type: 'hasSome', params: answered },
            target: 'claimed',
            actions: [{ type: 'count', params: answered }, 'unsend', 'forget', 'tellChange'],
          },
          {
            guard: { type: 'isTaken', params: answered },
            target: 'failed.takenByOther',
            actions: ['unsend', 'forget'],
          },
          {
            guard: { type: 'isOk', params: answered },
            target: 'nothingFound',
            actions: ['unsend', 'forget'],
          },
          {
            guard: { type: 'isEarly', params: answered },
            target: 'mailSent',
            actions: 'early',
          },
          ...errorTransitions<ClaimAnswer>()({
            ...failedBy(claimErrorKinds),
            notConfirmed: 'sendingMail',
          }),
        ],
      },
    },
    claimed: {
      tags: 'open',
      on: { other: 'typing', close: 'closed' },
    },
    nothingFound: {
      tags: 'open',
      on: { other: 'typing', close: 'closed' },
    },
    failed: {
      id: 'failed',
      tags: 'open',
      on: {
        change,
        submit: [malformed, { guard: 'isSent', target: 'claiming' }, own, another],
        'send again': { guard: 'isSent', target: 'sendingMail' },
        other: startOver,
        close: 'closed',
      },
      ...statesOf(claimFailures),
    },
  },
});

export const MembershipClaimContext = createActorContext(membershipClaimMachine);

type ClaimSnapshot = SnapshotFrom<typeof membershipClaimMachine>;

/** The view of the dialog. The user makes a claim in `form`, or in `mailSent` after a link was sent. */
export type ClaimView = 'form' | 'mailSent' | 'claimed' | 'nothingFound';

export function claimView({ value, context }: ClaimSnapshot): ClaimView {
  if (value === 'claimed' || value === 'nothingFound' || value === 'mailSent') return value;
  const isAfterLink =
    context.isSent &&
    (value === 'claiming' || value === 'sendingMail' || typeof value === 'object');
  return isAfterLink ? 'mailSent' : 'form';
}

export function claimFailure({ value }: ClaimSnapshot): ClaimFailure | null {
  return typeof value === 'object' ? value.failed : null;
}

export function isClaimPending({ value }: ClaimSnapshot): boolean {
  return value === 'sendingMail' || value === 'claiming';
}
