import { managedUsersMachine } from '#machines/admin/managed-users/managed-users.machine';
import { reportDecisionMachine } from '#machines/admin/report-decision/report-decision.machine';
import { storeReportsMachine } from '#machines/admin/store-reports/store-reports.machine';
import { userAdditionMachine } from '#machines/admin/user-addition/user-addition.machine';
import { userRemovalMachine } from '#machines/admin/user-removal/user-removal.machine';
import { decideOnTarget, loadReports } from '#services/admin/moderation';
import { addManagedUser, loadManagedUsers, removeManagedUser } from '#services/admin/managed-users';
import { abortable, changing, watchPage } from '../actors';

export const managedUsersLogic = managedUsersMachine.provide({
  actors: {
    load: abortable((_, signal) => loadManagedUsers(signal)),
    watch: watchPage,
  },
});

export const userAdditionLogic = userAdditionMachine.provide({
  actors: { run: changing(addManagedUser) },
});

export const userRemovalLogic = userRemovalMachine.provide({
  actors: { run: changing(removeManagedUser) },
});

export const storeReportsLogic = storeReportsMachine.provide({
  actors: {
    load: abortable(({ query }, signal) => loadReports(query, signal)),
    watch: watchPage,
  },
});

export const reportDecisionLogic = reportDecisionMachine.provide({
  actors: {
    run: changing(({ reason, ...made }, signal) =>
      decideOnTarget({ ...made, reason: reason.trim() }, signal),
    ),
  },
});
