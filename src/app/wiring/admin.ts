import { managedUsersMachine } from '#machines/managed-users/managed-users.machine';
import { storeReportsMachine } from '#machines/store-reports/store-reports.machine';
import { decideOnTarget, loadReports } from '#services/supabase/moderation';
import {
  addManagedUser,
  loadManagedUsers,
  removeManagedUser,
} from '#services/supabase/managed-users';
import { abortable } from './actors';

export const managedUsersLogic = managedUsersMachine.provide({
  actors: {
    load: abortable((_, signal) => loadManagedUsers(signal)),
    add: abortable(addManagedUser),
    remove: abortable(removeManagedUser),
  },
});

export const storeReportsLogic = storeReportsMachine.provide({
  actors: { load: abortable(loadReports), decide: abortable(decideOnTarget) },
});
