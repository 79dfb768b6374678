import { fromCallback } from 'xstate';
import type { StoredConfig } from '#domain/bot-config/config';
import { withHiddenValues } from '#domain/bot-config/draft';
import { isOutage } from '#machines/charts/kinds';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import {
  configEditMachine,
  type DraftToStore,
} from '#machines/dashboard/config-edit/config-edit.machine';
import { configComparisonMachine } from '#machines/dashboard/config-comparison/config-comparison.machine';
import { configHistoryMachine } from '#machines/dashboard/config-history/config-history.machine';
import { configProposalMachine } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import { configUndoMachine } from '#machines/dashboard/config-undo/config-undo.machine';
import { guildResourcesMachine } from '#machines/dashboard/guild-resources/guild-resources.machine';
import { historyExportMachine } from '#machines/dashboard/history-export/history-export.machine';
import { olderRevisionsMachine } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { storedSecretsMachine } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { viewerRightsMachine } from '#machines/session/viewer-rights/viewer-rights.machine';
import { knownAnswers } from '#services/browser/known-answers';
import { storeDraft, withDraft } from '#services/dashboard/drafts';
import { loadConfig, saveConfig, type SeenConfig, watchConfig } from '#services/dashboard/configs';
import { readGuildResources } from '#services/dashboard/guild-resources';
import { loadGuildResources } from '#services/dashboard/guild-resources';
import { loadHistory, loadNewestHistory } from '#services/dashboard/history';
import { loadSecrets } from '#services/dashboard/secrets';
import { loadEditor, loadServer } from '#services/session/viewer';
import { watchRights } from '#services/session/viewer-rights';
import { abortable, changing, watchRows } from '../actors';
import { visitor } from '#domain/permissions/roles';
import { dashboardOpeningMachine } from '#machines/dashboard/dashboard-opening/dashboard-opening.machine';
import type { OpeningAnswer } from '#machines/dashboard/dashboard-opening/dashboard-opening.setup';
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
    load: abortable(async (owner, signal) => {
      const known = knownConfig(owner);
      if (known) return withDraft(owner, known);
      const keep = knownAnswers.keeper();
      const read = await loadConfig(owner, signal);
      if (read.ok) keep(configKey(owner), read.value);
      return withDraft(owner, read);
    }),
    watchRemote: fromCallback(({ input, sendBack }) => {
      const report = (stored: StoredConfig) => {
        if (knownConfig(input)?.value.version !== stored.version) {
          knownAnswers.forget(configKey(input));
        }
        sendBack({ type: 'remote changed', stored });
      };
      const stops = [watchConfig(input, report)];
      if (knownConfig(input)) stops.push(renewConfig(input, report));
      return () => stops.forEach((stop) => stop());
    }),
  },
  actions: storesDrafts,
});

const configKey = ({ serverId }: { serverId: string }) => `configEdit ${serverId}`;

/** Returns the configuration that an earlier visit to the dashboard of this server has read; null if it is unknown. */
function knownConfig(of: { serverId: string }): { ok: true; value: SeenConfig } | null {
  const known = knownAnswers.recall(configKey(of)) as SeenConfig | undefined;
  return known ? { ok: true, value: known } : null;
}

/**
 * Reads a configuration that is shown as an earlier visit has read it. If the viewer may no longer see it, the dashboard
 * closes, because it is read again, too. Without a response, `watchConfig` reads on. Returns a function that stops.
 */
function renewConfig(of: { serverId: string }, onRead: (stored: StoredConfig) => void): () => void {
  const left = new AbortController();
  left.signal.addEventListener('abort', knownAnswers.beginRefresh());
  const keep = knownAnswers.keeper();
  const renew = async () => {
    const read = await loadConfig(of, left.signal);
    if (left.signal.aborted) return;
    left.abort();
    if (!read.ok) {
      if (!isOutage(read.error.kind)) knownAnswers.forgetAll();
      return;
    }
    // A change that was saved during the request has made its response outdated.
    const isCurrent = knownConfig(of) !== null;
    onRead(withHiddenValues(read.value, {}));
    if (isCurrent) keep(configKey(of), read.value);
  };
  void renew();
  return () => left.abort();
}

/** The machines whose answers do not depend on the configuration of a server. */
const apartFromConfigs = ['serverPage', 'dashboardOpening', 'guildResources'];

export const configSaveLogic = configSaveMachine.provide({
  actors: { save: changing(saveConfig, apartFromConfigs) },
});

export const configHistoryLogic = configHistoryMachine.provide({
  actors: { load: abortable(loadNewestHistory) },
});

export const olderRevisionsLogic = olderRevisionsMachine.provide({
  actors: { run: abortable((query, signal) => loadHistory(query, signal)) },
});

/** Few visits need these services. Null if their code cannot be loaded. */
const loadProposals = () => import('#services/dashboard/proposals').catch(() => null);
const loadExport = () => import('#services/dashboard/history-export').catch(() => null);

export const historyExportLogic = historyExportMachine.provide({
  actors: {
    run: abortable(async (asked, signal) => {
      const part = await loadExport();
      if (part === null) return { ok: false, error: { kind: 'unreachable' } };
      return part.exportHistory(asked, signal);
    }),
  },
});

export const configComparisonLogic = configComparisonMachine.provide({
  actors: {
    load: abortable(async (asked, signal) => {
      const part = await loadProposals();
      if (part === null) return { ok: false, error: { kind: 'unreachable' } };
      return part.compareConfigs(asked, signal);
    }),
  },
});

export const configUndoLogic = configUndoMachine.provide({
  actors: { undo: changing(saveConfig, apartFromConfigs) },
});

export const configProposalLogic = configProposalMachine.provide({
  actors: {
    listServers: abortable(async (asked, signal) => {
      const part = await loadProposals();
      if (part === null) return { ok: false, error: { kind: 'unavailable' } };
      return part.listOwnServers(asked, signal);
    }),
    read: abortable(async (asked, signal) => {
      const part = await loadProposals();
      if (part === null) return { ok: false, error: { kind: 'unreachable' } };
      return part.readProposal(asked, signal);
    }),
    readServer: abortable(loadGuildResources),
  },
});

export const commandFormLogic = commandFormMachine.provide({
  actors: { record: changing(saveConfig, apartFromConfigs) },
});

export const storedSecretsLogic = storedSecretsMachine.provide({
  actors: { load: abortable(loadSecrets) },
});

export const guildResourcesLogic = guildResourcesMachine.provide({
  actors: { load: abortable(readGuildResources) },
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
