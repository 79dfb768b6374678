import { fromCallback, fromPromise } from 'xstate';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import { configEditMachine } from '#machines/dashboard/config-edit/config-edit.machine';
import { configComparisonMachine } from '#machines/dashboard/config-comparison/config-comparison.machine';
import { configHistoryMachine } from '#machines/dashboard/config-history/config-history.machine';
import { configProposalMachine } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import { configUndoMachine } from '#machines/dashboard/config-undo/config-undo.machine';
import { historyExportMachine } from '#machines/dashboard/history-export/history-export.machine';
import { memberEditMachine } from '#machines/dashboard/member-edit/member-edit.machine';
import { olderRevisionsMachine } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { permissionEditMachine } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { storedSecretsMachine } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { teamRosterMachine } from '#machines/dashboard/team-roster/team-roster.machine';
import { historyCsv } from '#domain/bot-config/history-csv';
import { withDraft } from '#services/dashboard/drafts';
import { loadDemoConfig, saveDemoConfig, watchDemoConfig } from '#services/dashboard/demo/configs';
import { demoGuild } from '#services/dashboard/demo/demo-guild';
import { loadDemoHistory, wholeDemoHistory } from '#services/dashboard/demo/history';
import { compareDemoConfigs, readDemoProposal } from '#services/dashboard/demo/proposals';
import { loadDemoSecrets } from '#services/dashboard/demo/secrets';
import {
  addDemoMember,
  loadDemoTeam,
  removeDemoMember,
  replaceDemoPermissions,
  updateDemoMember,
  uploadDemoPicture,
} from '#services/dashboard/demo/team';
import { onDemoTeamChange } from '#services/dashboard/demo/team-store';
import { storesDrafts } from './dashboard';

// The actors of a demo server. They use local storage, so they need no account and no network (product.md §18.2).

export const demoConfigEditLogic = configEditMachine.provide({
  actors: {
    load: fromPromise(async ({ input }) => withDraft(input, await loadDemoConfig(input))),
    watchRemote: fromCallback(({ input, sendBack }) =>
      watchDemoConfig(input, (stored) => sendBack({ type: 'remote changed', stored })),
    ),
  },
  actions: storesDrafts,
});

export const demoConfigSaveLogic = configSaveMachine.provide({
  actors: { save: fromPromise(({ input }) => saveDemoConfig(input)) },
});

export const demoConfigHistoryLogic = configHistoryMachine.provide({
  actors: {
    load: fromPromise(({ input: { serverId, query } }) =>
      loadDemoHistory({ serverId, query, before: null }),
    ),
  },
});

export const demoOlderRevisionsLogic = olderRevisionsMachine.provide({
  actors: { run: fromPromise(({ input }) => loadDemoHistory(input)) },
});

export const demoHistoryExportLogic = historyExportMachine.provide({
  actors: {
    run: fromPromise(async ({ input: { serverId, query, resources } }) => ({
      ok: true,
      value: historyCsv(wholeDemoHistory(serverId, query), resources),
    })),
  },
});

export const demoConfigComparisonLogic = configComparisonMachine.provide({
  actors: { load: fromPromise(({ input }) => compareDemoConfigs(input)) },
});

export const demoConfigUndoLogic = configUndoMachine.provide({
  actors: { undo: fromPromise(({ input }) => saveDemoConfig(input)) },
});

export const demoConfigProposalLogic = configProposalMachine.provide({
  actors: {
    read: fromPromise(({ input }) => readDemoProposal(input)),
    readServer: fromPromise(async () => demoGuild),
  },
});

export const demoCommandFormLogic = commandFormMachine.provide({
  actors: { record: fromPromise(({ input }) => saveDemoConfig(input)) },
});

export const demoStoredSecretsLogic = storedSecretsMachine.provide({
  actors: { load: fromPromise(({ input }) => loadDemoSecrets(input)) },
});

export const demoTeamRosterLogic = teamRosterMachine.provide({
  actors: {
    load: fromPromise(({ input }) => loadDemoTeam(input)),
    watch: fromCallback(({ sendBack }) =>
      onDemoTeamChange(() => sendBack({ type: 'rows changed' })),
    ),
  },
});

export const demoMemberEditLogic = memberEditMachine.provide({
  actors: {
    addMember: fromPromise(({ input }) => addDemoMember(input)),
    updateMember: fromPromise(({ input }) => updateDemoMember(input)),
    removeMember: fromPromise(({ input }) => removeDemoMember(input)),
    uploadPicture: fromPromise(({ input }) => uploadDemoPicture(input)),
  },
  // A demo picture is stored in its editor as a data URL, so there is no upload to delete.
  actions: { dropPicture: () => {} },
});

export const demoPermissionEditLogic = permissionEditMachine.provide({
  actors: { replace: fromPromise(({ input }) => replaceDemoPermissions(input)) },
});
