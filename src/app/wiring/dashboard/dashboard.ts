import { fromCallback } from 'xstate';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import {
  configEditMachine,
  type DraftToStore,
} from '#machines/dashboard/config-edit/config-edit.machine';
import { configHistoryMachine } from '#machines/dashboard/config-history/config-history.machine';
import { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import { configUndoMachine } from '#machines/dashboard/config-undo/config-undo.machine';
import { olderRevisionsMachine } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { storedSecretsMachine } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { viewerRightsMachine } from '#machines/session/viewer-rights/viewer-rights.machine';
import { storeDraft, withDraft } from '#services/dashboard/drafts';
import { loadConfig, saveConfig, watchConfig } from '#services/dashboard/configs';
import { loadHistory } from '#services/dashboard/history';
import { loadSecrets } from '#services/dashboard/secrets';
import { loadEditor, loadServer } from '#services/session/viewer';
import { watchRights } from '#services/session/viewer-rights';
import { abortable, watchRows } from '../actors';
import { visitor } from '#domain/permissions/roles';
import {
  dashboardOpeningMachine,
  type OpeningAnswer,
} from '#machines/dashboard/dashboard-opening/dashboard-opening.machine';
import type { Server } from '#domain/servers/server';

export const viewerRightsLogic = viewerRightsMachine.provide({
  actors: {
    load: abortable((_, signal) => loadEditor(signal)),
    watch: watchRows((_, reports) => watchRights(reports)),
  },
});

/**
 * The machine for demo servers and signed-out users, whose rights never change. It therefore does not watch for
 * changes.
 */
export const fixedRightsLogic = viewerRightsMachine.provide({
  actors: { watch: fromCallback(() => {}) },
});

/** An action that stores unsaved changes, so that they survive a reload. */
export const storesDrafts = {
  storeDraft: (_: unknown, { owner, draft }: DraftToStore) => storeDraft(owner, draft),
};

export const configEditLogic = configEditMachine.provide({
  actors: {
    load: abortable(async (owner, signal) => withDraft(owner, await loadConfig(owner, signal))),
    watchRemote: fromCallback(({ input, sendBack }) =>
      watchConfig(input, (stored) => sendBack({ type: 'remote changed', stored })),
    ),
  },
  actions: storesDrafts,
});

export const configSaveLogic = configSaveMachine.provide({
  actors: { save: abortable(saveConfig) },
});

export const configHistoryLogic = configHistoryMachine.provide({
  actors: {
    load: abortable(({ serverId, query }, signal) =>
      loadHistory({ serverId, ...query, before: null }, signal),
    ),
  },
});

export const olderRevisionsLogic = olderRevisionsMachine.provide({
  actors: { run: abortable(loadHistory) },
});

export const configUndoLogic = configUndoMachine.provide({
  actors: { undo: abortable(saveConfig) },
});

export const commandFormLogic = commandFormMachine.provide({
  actors: { record: abortable(saveConfig) },
});

export const storedSecretsLogic = storedSecretsMachine.provide({
  actors: { load: abortable(loadSecrets) },
});

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
