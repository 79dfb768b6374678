import { fromCallback, fromPromise } from 'xstate';
import type { SaveRequest } from '#domain/bot-config/config';
import type { Result } from '#domain/result';
import type { ChangeError } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import { commandFormMachine } from '#machines/command-form/command-form.machine';
import { configSaveMachine, type SaveAnswer } from '#machines/config-save/config-save.machine';
import type {
  Addition,
  ChosenPicture,
  PictureAnswer,
  Removal,
  Update,
} from '#machines/member-edit/member-edit.events';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine';
import { permissionEditMachine } from '#machines/permission-edit/permission-edit.machine';
import type { PermissionsRequest } from '#machines/permission-edit/permission-edit.setup';
import {
  commandFormLogic,
  configEditLogic,
  configHistoryLogic,
  configSaveLogic,
  storedSecretsLogic,
} from '../wiring/dashboard';
import { memberEditLogic, permissionEditLogic, teamRosterLogic } from '../wiring/team';

/** The flows of the dashboard of a server that is no demo. */
export const backendLogics = {
  edit: configEditLogic,
  save: configSaveLogic,
  history: configHistoryLogic,
  commands: commandFormLogic,
  secrets: storedSecretsLogic,
  roster: teamRosterLogic,
  member: memberEditLogic,
  permissions: permissionEditLogic,
};

/** The flows of a dashboard, each with what it asks for. */
export type DashboardLogics = typeof backendLogics;

/**
 * The same for a dashboard that is viewed as somebody else: all of it can be read, no draft is kept, and what would
 * change something is not there. The channel of the configuration stays with the viewer's own flows.
 */
export function readOnly({ edit, history, ...others }: DashboardLogics): DashboardLogics {
  return {
    ...others,
    edit: edit.provide({
      actors: { watchRemote: fromCallback(() => {}) },
      actions: { keepDraft: () => {} },
    }),
    save: configSaveMachine.provide({ actors: { save: notSaved } }),
    history: history.provide({ actors: { undo: notSaved } }),
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

/*
 * In place of what would change something. Every button that leads here is out of use in such a dashboard.
 */
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
