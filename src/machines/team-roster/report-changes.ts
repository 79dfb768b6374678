import type { ActorRefFrom } from 'xstate';
import type { memberEditMachine } from '../member-edit/member-edit.machine';
import type { permissionEditMachine } from '../permission-edit/permission-edit.machine';
import type { teamRosterMachine } from './team-roster.machine';

/**
 * Lets a team's list know what is being changed and how that ends, so that it shows a change at once and takes it back
 * when it is refused. Returns how to stop: what an effect gives back.
 */
export function reportChanges(
  editor: ActorRefFrom<typeof memberEditMachine> | ActorRefFrom<typeof permissionEditMachine>,
  roster: ActorRefFrom<typeof teamRosterMachine>,
): () => void {
  const reports = [
    editor.on('expect', (event) => roster.send(event)),
    editor.on('confirm', (event) => roster.send(event)),
    editor.on('roll back', (event) => roster.send(event)),
  ];
  return () => {
    for (const report of reports) report.unsubscribe();
  };
}
