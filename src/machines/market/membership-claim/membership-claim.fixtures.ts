import {
  type ClaimError,
  claimErrorKinds,
  type ClaimMailError,
  claimMailErrorKinds,
} from '#domain/marketplace/membership-claim';
import type { WalkOptions } from '../../../../tests/setup/walk-machine';
import type { membershipClaimMachine } from './membership-claim.machine';
import type { ClaimAnswer, ClaimInput, ClaimMailAnswer } from './membership-claim.setup';

export const ownAddress = 'noor@grouped.example';
export const shopAddress = 'shop@mail.example';

export const claimInput: ClaimInput = { ownAddress, kept: null };

export const linkSent: ClaimMailAnswer = { ok: true, value: null };
export const added: ClaimAnswer = { ok: true, value: { claimed: 2, own: 0, taken: 0 } };
export const alreadyOwn: ClaimAnswer = { ok: true, value: { claimed: 0, own: 2, taken: 0 } };
export const partlyTaken: ClaimAnswer = { ok: true, value: { claimed: 1, own: 0, taken: 1 } };
export const allTaken: ClaimAnswer = { ok: true, value: { claimed: 0, own: 0, taken: 1 } };
export const nothing: ClaimAnswer = { ok: true, value: { claimed: 0, own: 0, taken: 0 } };

export const notSent = (kind: ClaimMailError['kind']): ClaimMailAnswer => ({
  ok: false,
  error: { kind },
});
export const notRead = (kind: ClaimError['kind']): ClaimAnswer => ({ ok: false, error: { kind } });

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const membershipClaimFixtures = {
  input: claimInput,
  events: {
    open: [{ type: 'open' }],
    close: [{ type: 'close' }],
    change: [
      { type: 'change', address: shopAddress },
      { type: 'change', address: 'shop' },
    ],
    submit: [{ type: 'submit' }],
    check: [{ type: 'check' }],
    'send again': [{ type: 'send again' }],
    other: [{ type: 'other' }],
    returned: [{ type: 'returned' }],
    'own address': [{ type: 'own address', address: shopAddress }],
  },
  actors: {
    sendLink: { outcomes: [linkSent, ...claimMailErrorKinds.map(notSent)] },
    claim: { outcomes: [added, allTaken, nothing, ...claimErrorKinds.map(notRead)] },
  },
  delays: {},
} satisfies WalkOptions<typeof membershipClaimMachine>;
