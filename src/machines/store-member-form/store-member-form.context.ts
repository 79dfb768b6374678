import { createActorContext } from '@xstate/react';
import { storeMemberFormMachine } from './store-member-form.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const StoreMemberFormContext = createActorContext(storeMemberFormMachine);
