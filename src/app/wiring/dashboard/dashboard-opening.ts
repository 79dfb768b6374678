import { visitor } from '#domain/permissions/roles';
import {
  dashboardOpeningMachine,
  type OpeningAnswer,
} from '#machines/dashboard/dashboard-opening/dashboard-opening.machine';
import type { Server } from '#domain/servers/server';
import { loadEditor, loadServer } from '#services/session/viewer';
import { abortable } from '../actors';

export const dashboardOpeningLogic = dashboardOpeningMachine.provide({
  actors: { open: abortable(openDashboard) },
});

/**
 * Reads the server and the viewer's rights to edit its settings. If the previous page passed the server, it is not read
 * again: its data may be out of date, but the database checks every right anyway. Owners and admins need no editor
 * rights; for other viewers, the dashboard is 'unreachable' if reading their rights fails.
 */
async function openDashboard(
  { serverId, given }: { serverId: string; given: Server | null },
  signal: AbortSignal,
): Promise<OpeningAnswer> {
  const [server, editor] = await Promise.all([
    given ? ({ ok: true, value: given } as const) : loadServer(serverId, signal),
    loadEditor(signal),
  ]);
  if (!server.ok) return server;
  if (editor.ok) return { ok: true, value: { server: server.value, editor: editor.value } };
  const { role } = server.value;
  if (role !== 'Owner' && role !== 'Admin') return editor;
  return { ok: true, value: { server: server.value, editor: visitor } };
}
