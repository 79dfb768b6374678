import { createActorContext } from '@xstate/react';
import { membershipListMachine } from './membership-list.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MembershipListContext = createActorContext(membershipListMachine);
