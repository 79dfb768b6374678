import { createActorContext } from '@xstate/react';
import { memberEditMachine } from './member-edit.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MemberEditContext = createActorContext(memberEditMachine);
