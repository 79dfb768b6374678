import { useEffect } from 'react';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { TeamRosterContext } from '#machines/dashboard/team-roster/team-roster.machine';

/** Sends the stored team to the machine `permission-edit` whenever the team changes. */
export function useMembersFeed(): void {
  // Before the first load, the team is unknown. An empty list must not be sent, because it would discard pending edits.
  const members = TeamRosterContext.useSelector((state) =>
    state.matches({ list: 'listed' }) ? state.context.members : null,
  );
  const edits = PermissionEditContext.useActorRef();
  useEffect(() => {
    if (members) edits.send({ type: 'members changed', members });
  }, [members, edits]);
}
