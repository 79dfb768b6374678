import { createActorContext } from '@xstate/react';
import { memberEditMachine } from './member-edit.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const MemberEditContext = createActorContext(memberEditMachine);
