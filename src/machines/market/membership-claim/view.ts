import type { SnapshotFrom } from 'xstate';
import type { ClaimFailure } from '#domain/marketplace/membership-claim';
import type { membershipClaimMachine } from './membership-claim.machine';

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

/** Returns why the claim failed; null if there was no error. */
export function claimFailure({ value }: ClaimSnapshot): ClaimFailure | null {
  return typeof value === 'object' ? value.failed : null;
}

export function isClaimPending({ value }: ClaimSnapshot): boolean {
  return value === 'sendingMail' || value === 'claiming';
}
