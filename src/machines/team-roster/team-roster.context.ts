import { createActorContext } from '@xstate/react';
import { teamRosterMachine } from './team-roster.machine';

/** A team's list for React; the app gives it its actors. */
export const TeamRosterContext = createActorContext(teamRosterMachine);
