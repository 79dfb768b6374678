import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import {
  applyChange,
  withConfirmed,
  type PendingChange,
  type RosterChange,
  type RosterReport,
  type Team,
} from '#domain/team/roster';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type TeamAnswer = Result<Team, TeamError>;

/** `serverId` is a snowflake string, or null for every member that the viewer can see. */
export type RosterInput = { serverId: string | null };

export type TeamRosterEvent =
  | { type: 'retry' }
  /**
   * A change made in this tab. The list shows the change immediately. The change is later confirmed or rolled back
   * (`reportChanges`).
   */
  | RosterReport
  /** The owner of the server has confirmed editors (product.md §12.26). */
  | { type: 'editors kept'; memberIds: readonly string[] }
  | { type: 'channel joined' }
  | { type: 'channel lost' }
  /** A team row changed in the database. */
  | { type: 'team changed' };

export interface TeamRosterData {
  serverId: string | null;
  /** The last response, without pending changes. */
  members: readonly TeamMember[];
  platformOwnerId: string | null;
  expected: readonly PendingChange[];
}

export const rosterSetup = setup({
  types: {
    input: {} as RosterInput,
    context: {} as TeamRosterData,
    events: {} as TeamRosterEvent,
  },
  actors: {
    load: fromPromise<TeamAnswer, RosterInput>(unprovided('load')),
    /** Subscribes to the channel `db-changes`. Sends `channel joined`, `channel lost` and `team changed`. */
    watchTeam: fromCallback<AnyEventObject>(unprovided('watchTeam')),
  },
  actions: {
    show: assign((_, answer: TeamAnswer) => (answer.ok ? answer.value : {})),
    expect: assign(({ context }, expected: { id: string; change: RosterChange }) => ({
      expected: [
        ...without(context.expected, expected.id),
        { ...expected, known: context.members.map(({ id }) => id) },
      ],
    })),
    confirm: assign(({ context }, done: { id: string; change: RosterChange }) => ({
      members: applyChange(context.members, done.change),
      expected: without(context.expected, done.id),
    })),
    showKept: assign(({ context: { members, serverId } }, memberIds: readonly string[]) => ({
      members: withConfirmed(members, serverId, memberIds),
    })),
    rollBack: assign(({ context }, id: string) => ({ expected: without(context.expected, id) })),
  },
  guards: {
    isOk: (_, answer: TeamAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  delays: {
    /**
     * The delay in ms between the first event and the request. One change of a team can affect several rows, but it
     * needs only one request. So all events within this time lead to one request.
     */
    rowsTogether: 100,
  },
});

function without(expected: readonly PendingChange[], id: string): readonly PendingChange[] {
  return expected.filter((each) => each.id !== id);
}
