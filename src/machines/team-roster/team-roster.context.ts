import { createActorContext } from '@xstate/react';
import { teamRosterMachine } from './team-roster.machine';

/** Provides the actor to React. The app passes the machine with its actors. */
export const TeamRosterContext = createActorContext(teamRosterMachine);
