import type { Result } from '#domain/result';
import type { TeamError } from '#domain/team/failure';
import { withReport, type EditorsKept, type Roster, type RosterReport } from '#domain/team/roster';
import { createReaderContext } from '../../charts/known.context';
import { reader } from '../../charts/reader';

/**
 * The members of a server, or all that the viewer can see. A patch is a change of this tab, saved or not.
 */
export const teamRosterMachine = reader<{
  answer: Result<Roster, TeamError>;
  /** A snowflake, or null for every member that the viewer can see. */
  input: { serverId: string | null };
  patch: RosterReport | EditorsKept;
}>()({
  id: 'teamRoster',
  kinds: { forbidden: 'closes', tooSlow: 'stays', unreachable: 'stays' },
  follows: 'rows',
  merge: ({ expected = [] }, read) => ({ ...read, expected }),
  patch: withReport,
  // One change of a team can affect several rows, and others wait for it (product.md §12.19).
}).provide({ delays: { quietDelay: 100 } });

export const TeamRosterContext = createReaderContext(teamRosterMachine, {
  // A later visit cannot tell whether a pending change was saved.
  kept: ({ members, platformOwnerId }: Roster) => ({ members, platformOwnerId }),
});
