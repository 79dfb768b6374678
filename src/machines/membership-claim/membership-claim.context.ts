import { createActorContext } from '@xstate/react';
import { membershipClaimMachine } from './membership-claim.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MembershipClaimContext = createActorContext(membershipClaimMachine);
