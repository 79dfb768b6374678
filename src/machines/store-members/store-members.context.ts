import { createActorContext } from '@xstate/react';
import { storeMembersMachine } from './store-members.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreMembersContext = createActorContext(storeMembersMachine);
