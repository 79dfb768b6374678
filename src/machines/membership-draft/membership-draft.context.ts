import { createActorContext } from '@xstate/react';
import { membershipDraftMachine } from './membership-draft.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MembershipDraftContext = createActorContext(membershipDraftMachine);
