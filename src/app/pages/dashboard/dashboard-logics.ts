import { fromCallback, fromPromise } from 'xstate';
import type { SaveRequest } from '#domain/bot-config/config';
import type { Result } from '#domain/result';
import type { ChangeError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import { commandFormMachine } from '#machines/dashboard/command-form/command-form.machine';
import {
  configSaveMachine,
  type SaveAnswer,
} from '#machines/dashboard/config-save/config-save.machine';
import { configUndoMachine } from '#machines/dashboard/config-undo/config-undo.machine';
import type {
  Addition,
  ChosenPicture,
  PictureAnswer,
  Removal,
  Update,
} from '#machines/dashboard/member-edit/member-edit.events';
import { memberEditMachine } from '#machines/dashboard/member-edit/member-edit.machine';
import { permissionEditMachine } from '#machines/dashboard/permission-edit/permission-edit.machine';
import type { PermissionsRequest } from '#machines/dashboard/permission-edit/permission-edit.setup';
import {
  commandFormLogic,
  configComparisonLogic,
  configEditLogic,
  configHistoryLogic,
  configProposalLogic,
  configSaveLogic,
  configUndoLogic,
  historyExportLogic,
  olderRevisionsLogic,
  storedSecretsLogic,
} from '../../wiring/dashboard/dashboard';
import { memberEditLogic, permissionEditLogic, teamRosterLogic } from '../../wiring/dashboard/team';

export const backendLogics = {
  edit: configEditLogic,
  save: configSaveLogic,
  history: configHistoryLogic,
  older: olderRevisionsLogic,
  comparison: configComparisonLogic,
  undo: configUndoLogic,
  proposal: configProposalLogic,
  historyExport: historyExportLogic,
  commands: commandFormLogic,
  secrets: storedSecretsLogic,
  roster: teamRosterLogic,
  member: memberEditLogic,
  permissions: permissionEditLogic,
};

export type DashboardLogics = typeof backendLogics;

/**
 * Returns the machines for view-as. They can read everything, but they store no draft and change no data. They do not
 * subscribe to the configuration either, because the viewer's own machines already do.
 */
export function readOnly({ edit, ...others }: DashboardLogics): DashboardLogics {
  return {
    ...others,
    edit: edit.provide({
      actors: { watchRemote: fromCallback(() => {}) },
      actions: { storeDraft: () => {} },
    }),
    save: configSaveMachine.provide({ actors: { save: notSaved } }),
    undo: configUndoMachine.provide({ actors: { undo: notSaved } }),
    commands: commandFormMachine.provide({ actors: { record: notSaved } }),
    member: memberEditMachine.provide({
      actors: {
        addMember: notChanged<TeamMember, Addition>(),
        updateMember: notChanged<TeamMember, Update>(),
        removeMember: notChanged<null, Removal>(),
        uploadPicture: notStored,
      },
      actions: { dropPicture: () => {} },
    }),
    permissions: permissionEditMachine.provide({
      actors: { replace: notChanged<null, PermissionsRequest>() },
    }),
  };
}

// Replaces the actors that change data. In view-as, the buttons that would start them are disabled.
const notSaved = fromPromise<SaveAnswer, SaveRequest>(async () => ({
  ok: false,
  error: { kind: 'notAllowedToSave' },
}));
const notChanged = <Value, Input>() =>
  fromPromise<Result<Value, ChangeError>, Input>(async () => ({
    ok: false,
    error: { kind: 'notAllowed' },
  }));
const notStored = fromPromise<PictureAnswer, ChosenPicture>(async () => ({
  ok: false,
  error: { kind: 'notAllowed' },
}));
