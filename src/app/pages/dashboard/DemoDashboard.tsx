import { demoGuild } from '#services/dashboard/demo/demo-guild';
import {
  demoCommandFormLogic,
  demoConfigComparisonLogic,
  demoConfigEditLogic,
  demoConfigHistoryLogic,
  demoConfigProposalLogic,
  demoConfigSaveLogic,
  demoConfigUndoLogic,
  demoHistoryExportLogic,
  demoMemberEditLogic,
  demoOlderRevisionsLogic,
  demoPermissionEditLogic,
  demoStoredSecretsLogic,
  demoTeamRosterLogic,
} from '../../wiring/dashboard/demo';
import type { DashboardLogics } from './dashboard-logics';
import { OpenDashboard, type OpenDashboardProps } from './OpenDashboard';

const demoLogics: DashboardLogics = {
  edit: demoConfigEditLogic,
  save: demoConfigSaveLogic,
  history: demoConfigHistoryLogic,
  older: demoOlderRevisionsLogic,
  comparison: demoConfigComparisonLogic,
  undo: demoConfigUndoLogic,
  proposal: demoConfigProposalLogic,
  historyExport: demoHistoryExportLogic,
  commands: demoCommandFormLogic,
  secrets: demoStoredSecretsLogic,
  roster: demoTeamRosterLogic,
  member: demoMemberEditLogic,
  permissions: demoPermissionEditLogic,
};

/** The dashboard of a demo server. Its machines use local storage instead of the backend. */
export function DemoDashboard(props: Omit<OpenDashboardProps, 'logics' | 'demoGuild'>) {
  return <OpenDashboard {...props} logics={demoLogics} demoGuild={demoGuild} />;
}
