import { assign, emit, fromPromise, setup } from 'xstate';
import {
  type ClaimCounts,
  type ClaimError,
  type ClaimMailError,
  isAddress,
  isSameAddress,
  type KeptClaim,
  readAddress,
} from '#domain/marketplace/membership-claim';
import type { Result } from '#domain/result';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type ClaimMailAnswer = Result<null, ClaimMailError>;
export type ClaimAnswer = Result<ClaimCounts, ClaimError>;

export interface ClaimInput {
  /** The email address of the viewer's account; null if it has none. */
  ownAddress: string | null;
  kept: KeptClaim | null;
}

export type ClaimEvent =
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'change'; address: string }
  /** If the address is not the account's own, a link is sent to it first. */
  | { type: 'submit' }
  /** Sends the codes again. */
  | { type: 'send again' }
  /** Looks for memberships after a code was accepted. */
  | { type: 'check' }
  /** Starts over, so that the user can enter another address. */
  | { type: 'other' }
  /** The link in the email has opened the page. */
  | { type: 'returned' }
  | { type: 'own address'; address: string | null };

const none: ClaimCounts = { claimed: 0, own: 0, taken: 0 };

export const membershipClaimSetup = setup({
  types: {
    context: {} as {
      ownAddress: string | null;
      address: string;
      /** Whether a link was sent to `address`. */
      isSent: boolean;
      /** Whether the user has continued too early: the link was sent, but the address was not confirmed yet. */
      isEarly: boolean;
      counts: ClaimCounts;
    },
    events: {} as ClaimEvent,
    input: {} as ClaimInput,
    /** `changed`: memberships may have been added. */
    emitted: {} as { type: 'changed' } | { type: 'keep'; claim: KeptClaim | null },
    tags: {} as 'open',
  },
  actors: {
    sendLink: fromPromise<ClaimMailAnswer, { address: string }>(unprovided('sendLink')),
    claim: fromPromise<ClaimAnswer, { address: string }>(unprovided('claim')),
  },
  actions: {
    change: assign((_, address: string) => ({ address, isSent: false, isEarly: false })),
    sent: assign({ isSent: true, isEarly: false }),
    early: assign({ isEarly: true }),
    count: assign((_, answer: ClaimAnswer) => ({ counts: answer.ok ? answer.value : none })),
    unsend: assign({ isSent: false, isEarly: false }),
    knowOwn: assign(({ context }, ownAddress: string | null) => ({
      ownAddress,
      // If the user has not edited the field, it shows the address of the account.
      ...(context.address === (context.ownAddress ?? '') && { address: ownAddress ?? '' }),
    })),
    keep: emit(({ context: { address, isSent } }) => ({
      type: 'keep' as const,
      claim: { address: readAddress(address), isSent },
    })),
    forget: emit({ type: 'keep' as const, claim: null }),
    tellChange: emit({ type: 'changed' as const }),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    isMalformed: ({ context }) => !isAddress(context.address),
    isOwn: ({ context }) => isSameAddress(context.address, context.ownAddress),
    isOk: (_, answer: ClaimMailAnswer | ClaimAnswer) => answer.ok,
    hasSome: (_, answer: ClaimAnswer) => answer.ok && answer.value.claimed + answer.value.own > 0,
    isTaken: (_, answer: ClaimAnswer) => answer.ok && answer.value.taken > 0,
    isEarly: ({ context }, answer: ClaimAnswer) =>
      context.isSent && isError({ answer, kind: 'notConfirmed' }),
    isError: (_, params: ErrorParams) => isError(params),
  },
});

export function startOf({ ownAddress, kept }: ClaimInput) {
  return {
    ownAddress,
    address: kept?.address ?? ownAddress ?? '',
    isSent: kept?.isSent ?? false,
    isEarly: false,
    counts: none,
  };
}
