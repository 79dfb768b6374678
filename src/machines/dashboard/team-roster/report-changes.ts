import type { ActorRefFrom } from 'xstate';
import type { editorConfirmationMachine } from '../editor-confirmation/editor-confirmation.machine';
import type { memberEditMachine } from '../member-edit/member-edit.machine';
import type { permissionEditMachine } from '../permission-edit/permission-edit.machine';
import type { teamRosterMachine } from './team-roster.machine';

/**
 * Passes pending changes and their results on to the list, which shows changes optimistically. Returns a function that
 * unsubscribes.
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

/** Shows confirmed editors in the list. Without a response they may be confirmed, so the list is read again. */
export function reportConfirmations(
  confirmation: ActorRefFrom<typeof editorConfirmationMachine>,
  roster: ActorRefFrom<typeof teamRosterMachine>,
): () => void {
  const reports = [
    confirmation.on('done', ({ subject: { memberIds } }) =>
      roster.send({ type: 'editors kept', memberIds }),
    ),
    confirmation.on('failed', ({ kind }) => {
      if (kind === 'unreachable') roster.send({ type: 'team changed' });
    }),
  ];
  return () => reports.forEach((report) => report.unsubscribe());
}
