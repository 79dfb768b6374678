import { createActorContext } from '@xstate/react';
import { teamRosterMachine } from './team-roster.machine';

/** Provides the actor to React. The app supplies the machine's actor implementations. */
export const TeamRosterContext = createActorContext(teamRosterMachine);
