import { editorConfirmationMachine } from '#machines/dashboard/editor-confirmation/editor-confirmation.machine';
import { memberEditMachine } from '#machines/dashboard/member-edit/member-edit.machine';
import { permissionEditMachine } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { teamRosterMachine } from '#machines/dashboard/team-roster/team-roster.machine';
import { removePicture, uploadPicture } from '#services/session/avatar';
import { loadTeam, watchTeam } from '#services/dashboard/team';
import {
  addMember,
  confirmEditors,
  removeMember,
  replacePermissions,
  updateMember,
} from '#services/dashboard/team-changes';
import { abortable, changing, watchRows } from '../actors';

export const teamRosterLogic = teamRosterMachine.provide({
  actors: {
    load: abortable(loadTeam),
    watch: watchRows(watchTeam),
  },
});

export const editorConfirmationLogic = editorConfirmationMachine.provide({
  actors: { run: changing(confirmEditors) },
});

export const memberEditLogic = memberEditMachine.provide({
  actors: {
    addMember: changing(addMember),
    updateMember: changing(updateMember),
    removeMember: changing(removeMember),
    uploadPicture: abortable(uploadPicture),
  },
  actions: {
    dropPicture: (_, address) => {
      if (address !== null) void removePicture(address);
    },
  },
});

export const permissionEditLogic = permissionEditMachine.provide({
  actors: { replace: changing(replacePermissions) },
});
