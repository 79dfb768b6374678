import { useEffect } from 'react';
import { PermissionEditContext } from '#machines/permission-edit/permission-edit.context';
import { TeamRosterContext } from '#machines/team-roster/team-roster.context';

/** Lets the edits of rights know of the team as it is stored, whenever that changes. */
export function useMembersFeed(): void {
  // Before it was read the team is not known to be empty: edits that wait would be given up.
  const members = TeamRosterContext.useSelector((state) =>
    state.matches({ list: 'listed' }) ? state.context.members : null,
  );
  const edits = PermissionEditContext.useActorRef();
  useEffect(() => {
    if (members) edits.send({ type: 'members changed', members });
  }, [members, edits]);
}
