import type { ActorRefFrom } from 'xstate';
import type { RosterReport } from '#domain/team/roster';
import type { editorConfirmationMachine } from '../editor-confirmation/editor-confirmation.machine';
import type { memberEditMachine } from '../member-edit/member-edit.machine';
import type { permissionEditMachine } from '../permission-edit/permission-edit.machine';
import type { teamRosterMachine } from './team-roster.machine';

/** Has the list read again after a saved change. Returns a function that unsubscribes. */
export function reportChanges(
  editor: ActorRefFrom<typeof memberEditMachine> | ActorRefFrom<typeof permissionEditMachine>,
  roster: ActorRefFrom<typeof teamRosterMachine>,
): () => void {
  const pass = (patch: RosterReport) => roster.send({ type: 'patch', patch });
  const reports = [
    editor.on('expect', pass),
    editor.on('confirm', (report) => {
      pass(report);
      roster.send({ type: 'reload' });
    }),
    editor.on('roll back', pass),
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
    confirmation.on('done', ({ subject }) => {
      roster.send({ type: 'patch', patch: { type: 'editors kept', ...subject } });
      roster.send({ type: 'reload' });
    }),
    confirmation.on('failed', ({ kind }) => {
      if (kind === 'unreachable') roster.send({ type: 'reload' });
    }),
  ];
  return () => reports.forEach((report) => report.unsubscribe());
}
