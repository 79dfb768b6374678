import { fromCallback, fromPromise } from 'xstate';
import { commandFormMachine } from '#machines/command-form/command-form.machine';
import { configEditMachine } from '#machines/config-edit/config-edit.machine';
import { configHistoryMachine } from '#machines/config-history/config-history.machine';
import { configSaveMachine } from '#machines/config-save/config-save.machine';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine';
import { permissionEditMachine } from '#machines/permission-edit/permission-edit.machine';
import { storedSecretsMachine } from '#machines/stored-secrets/stored-secrets.machine';
import { teamRosterMachine } from '#machines/team-roster/team-roster.machine';
import { withDraft } from '#services/browser/drafts';
import { loadDemoConfig, saveDemoConfig, watchDemoConfig } from '#services/demo/configs';
import { loadDemoHistory } from '#services/demo/history';
import { loadDemoSecrets } from '#services/demo/secrets';
import {
  addDemoMember,
  loadDemoTeam,
  removeDemoMember,
  replaceDemoPermissions,
  updateDemoMember,
  uploadDemoPicture,
  watchDemoTeam,
} from '#services/demo/team';
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
    load: fromPromise(({ input }) => loadDemoHistory(input)),
    loadOlder: fromPromise(({ input }) => loadDemoHistory(input)),
    undo: fromPromise(({ input }) => saveDemoConfig(input)),
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
    watchTeam: fromCallback(({ sendBack }) =>
      watchDemoTeam({
        onJoined: () => sendBack({ type: 'channel joined' }),
        onChange: () => sendBack({ type: 'team changed' }),
      }),
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
