import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import {
  applyChange,
  type Expectation,
  type RosterChange,
  type RosterReport,
  type Team,
} from '#domain/team/roster';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type TeamAnswer = Result<Team, TeamError>;

/** `serverId` is a snowflake string; null for everybody the viewer sees, whatever the server. */
export type RosterInput = { serverId: string | null };

export type TeamRosterEvent =
  /** Loads again what could not be loaded. */
  | { type: 'retry' }
  /** Somebody changes the team here: shown at once, kept or taken back by the answer (`reportChanges`). */
  | RosterReport
  | { type: 'channel joined' }
  | { type: 'channel lost' }
  /** Some row of the team changed, whoever changed it. */
  | { type: 'team changed' };

export interface TeamRosterContext {
  serverId: string | null;
  /** As the backend told them last, without what is expected. */
  members: readonly TeamMember[];
  platformOwnerId: string | null;
  expected: readonly Expectation[];
}

/** The whole of what the roster is made of; the chart itself is `team-roster.machine.ts`. */
export const rosterSetup = setup({
  types: {
    input: {} as RosterInput,
    context: {} as TeamRosterContext,
    events: {} as TeamRosterEvent,
  },
  actors: {
    load: fromPromise<TeamAnswer, RosterInput>(unprovided('load')),
    /** Follows the channel `db-changes`: 'channel joined', 'channel lost', 'team changed'. */
    watchTeam: fromCallback<AnyEventObject>(unprovided('watchTeam')),
  },
  actions: {
    show: assign((_, answer: TeamAnswer) => (answer.ok ? answer.value : {})),
    expect: assign(({ context }, asked: { id: string; change: RosterChange }) => ({
      expected: [
        ...without(context.expected, asked.id),
        { ...asked, known: context.members.map(({ id }) => id) },
      ],
    })),
    confirm: assign(({ context }, done: { id: string; change: RosterChange }) => ({
      members: applyChange(context.members, done.change),
      expected: without(context.expected, done.id),
    })),
    rollBack: assign(({ context }, id: string) => ({ expected: without(context.expected, id) })),
  },
  guards: {
    isOk: (_, answer: TeamAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /** One change of a team is several rows, and each of them is told by itself: they are fetched once. */
    rowsTogether: 100,
  },
});

function without(expected: readonly Expectation[], id: string): readonly Expectation[] {
  return expected.filter((each) => each.id !== id);
}
