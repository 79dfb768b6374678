import { createActorContext } from '@xstate/react';
import { myMembershipsMachine } from './my-memberships.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MyMembershipsContext = createActorContext(myMembershipsMachine);
