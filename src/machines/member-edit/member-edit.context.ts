import { createActorContext } from '@xstate/react';
import { memberEditMachine } from './member-edit.machine';

/** Adding, changing and removing members, for React; the app gives it its actors. */
export const MemberEditContext = createActorContext(memberEditMachine);
