import { fromCallback } from 'xstate';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import {
  configEditMachine,
  type DraftToStore,
} from '#machines/dashboard/config-edit/config-edit.machine';
import { configHistoryMachine } from '#machines/dashboard/config-history/config-history.machine';
import { configSaveMachine } from '#machines/dashboard/config-save/config-save.machine';
import { storedSecretsMachine } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { viewerRightsMachine } from '#machines/session/viewer-rights/viewer-rights.machine';
import { storeDraft, withDraft } from '#services/dashboard/drafts';
import { loadConfig, saveConfig, watchConfig } from '#services/dashboard/configs';
import { loadHistory } from '#services/dashboard/history';
import { loadSecrets } from '#services/dashboard/secrets';
import { loadEditor } from '#services/session/viewer';
import { watchRights } from '#services/session/viewer-rights';
import { abortable, watchRows } from '../actors';

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
    load: abortable(loadHistory),
    loadOlder: abortable(loadHistory),
    undo: abortable(saveConfig),
  },
});

export const commandFormLogic = commandFormMachine.provide({
  actors: { record: abortable(saveConfig) },
});

export const storedSecretsLogic = storedSecretsMachine.provide({
  actors: { load: abortable(loadSecrets) },
});
