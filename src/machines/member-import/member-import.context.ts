import { createActorContext } from '@xstate/react';
import { memberImportMachine } from './member-import.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const MemberImportContext = createActorContext(memberImportMachine);
