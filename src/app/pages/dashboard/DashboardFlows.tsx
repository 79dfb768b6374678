import { type ReactNode, useEffect } from 'react';
import { noTimes } from '#domain/bot-config/comparison';
import { historyList } from '#domain/bot-config/history-query';
import type { Server } from '#domain/servers/server';
import { CommandFormContext } from '#machines/dashboard/command-form/command-form.machine';
import { reportRuns } from '#machines/dashboard/command-form/report-runs';
import { ConfigComparisonContext } from '#machines/dashboard/config-comparison/config-comparison.machine';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { ConfigHistoryContext } from '#machines/dashboard/config-history/config-history.machine';
import {
  ConfigSaveContext,
  type SaveNotice,
} from '#machines/dashboard/config-save/config-save.machine';
import { reportSaves } from '#machines/dashboard/config-save/report-saves';
import { ConfigProposalContext } from '#machines/dashboard/config-proposal/config-proposal.machine';
import { reportProposals } from '#machines/dashboard/config-proposal/report-proposals';
import { ConfigUndoContext } from '#machines/dashboard/config-undo/config-undo.machine';
import { reportUndos } from '#machines/dashboard/config-undo/report-undos';
import { HistoryExportContext } from '#machines/dashboard/history-export/history-export.machine';
import { MemberEditContext } from '#machines/dashboard/member-edit/member-edit.machine';
import { OlderRevisionsContext } from '#machines/dashboard/older-revisions/older-revisions.machine';
import { reportOlder } from '#machines/dashboard/older-revisions/report-older';
import { PermissionEditContext } from '#machines/dashboard/permission-edit/permission-edit.machine';
import { SettingsSearchContext } from '#machines/dashboard/settings-search/settings-search.machine';
import { reportChanges } from '#machines/dashboard/stored-secrets/report-changes';
import { StoredSecretsContext } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { TypedSecretsContext, usePageSecrets } from '#screens/shell/typed-secrets';
import { fileNameOf } from '#domain/file-name';
import { downloadCsv } from '#services/browser/files';
import { teamMessages } from '#content/messages/dashboard/team';
import { toasts, useNotices, danger, success } from '../../toasts';
import type { DashboardLogics } from './dashboard-logics';
import { useHistoryAddress } from './use-history-address';
import type { ToastToShow } from '#components/Toasts/queue';
import {
  commandExecutedText,
  configMessages,
  proposedText,
} from '#content/messages/dashboard/config';

const saveNotices: Record<SaveNotice, ToastToShow> = {
  saved: success(configMessages.saved),
  notAllowedToModify: danger(configMessages.notAllowedToModify),
  notAllowedToSave: danger(configMessages.notAllowedToSave),
  notAllowedToEditApi: danger(configMessages.notAllowedToEditApi),
  signInRequired: danger(configMessages.signInRequired),
  factorRequired: danger(configMessages.factorRequired),
  factorMissing: danger(configMessages.factorMissing),
  invalidServer: danger(configMessages.invalidServer),
  unanswered: danger(configMessages.unanswered),
  unknown: danger(configMessages.unknown),
};

const commandExecutedToast = (command: string): ToastToShow => ({
  ...success(configMessages.commandExecuted),
  description: commandExecutedText(command),
});

export interface DashboardFlowsProps {
  server: Server;
  /** The id of the user who owns the draft; null on a demo server. */
  userId: string | null;
  logics: DashboardLogics;
  children: ReactNode;
}

/**
 * Provides the machines of a dashboard, except for the machine of the team list, which the Editors tab starts
 * (`EditorsTab`).
 */
export function DashboardFlows({ server, userId, logics, children }: DashboardFlowsProps) {
  const { id: serverId, name } = server;
  const secrets = usePageSecrets();
  return (
    <ConfigEditContext.Provider logic={logics.edit} options={{ input: { userId, serverId } }}>
      <ConfigSaveContext.Provider logic={logics.save}>
        <ConfigHistoryContext.Provider
          logic={logics.history}
          options={{ input: { serverId, query: historyList.whole } }}
        >
          <OlderRevisionsContext.Provider logic={logics.older}>
            <ConfigUndoContext.Provider logic={logics.undo} options={{ input: { serverId } }}>
              <CommandFormContext.Provider
                logic={logics.commands}
                options={{ input: { serverId } }}
              >
                <StoredSecretsContext.Provider
                  logic={logics.secrets}
                  options={{ input: { serverId } }}
                >
                  <MemberEditContext.Provider
                    logic={logics.member}
                    options={{ input: { server: { id: serverId, name } } }}
                  >
                    <PermissionEditContext.Provider logic={logics.permissions}>
                      <SettingsSearchContext.Provider>
                        <ConfigProposalContext.Provider
                          logic={logics.proposal}
                          options={{ input: { serverId } }}
                        >
                          <HistoryExportContext.Provider logic={logics.historyExport}>
                            <ConfigComparisonContext.Provider
                              logic={logics.comparison}
                              options={{ input: { serverId, query: noTimes } }}
                            >
                              <Reports serverName={name} />
                              <TypedSecretsContext value={secrets}>{children}</TypedSecretsContext>
                            </ConfigComparisonContext.Provider>
                          </HistoryExportContext.Provider>
                        </ConfigProposalContext.Provider>
                      </SettingsSearchContext.Provider>
                    </PermissionEditContext.Provider>
                  </MemberEditContext.Provider>
                </StoredSecretsContext.Provider>
              </CommandFormContext.Provider>
            </ConfigUndoContext.Provider>
          </OlderRevisionsContext.Provider>
        </ConfigHistoryContext.Provider>
      </ConfigSaveContext.Provider>
    </ConfigEditContext.Provider>
  );
}

function Reports({ serverName }: { serverName: string }) {
  const edit = ConfigEditContext.useActorRef();
  const save = ConfigSaveContext.useActorRef();
  const history = ConfigHistoryContext.useActorRef();
  const older = OlderRevisionsContext.useActorRef();
  const undo = ConfigUndoContext.useActorRef();
  const proposal = ConfigProposalContext.useActorRef();
  const historyExport = HistoryExportContext.useActorRef();
  const commands = CommandFormContext.useActorRef();
  const secrets = StoredSecretsContext.useActorRef();
  useHistoryAddress(history);
  useNotices(save, saveNotices);
  useNotices(undo, saveNotices);
  useNotices(commands, saveNotices);
  useNotices(MemberEditContext.useActorRef(), teamMessages.notices);
  useNotices(PermissionEditContext.useActorRef(), teamMessages.notices);
  useEffect(() => reportSaves(save, edit), [save, edit]);
  useEffect(() => reportUndos(undo, edit), [undo, edit]);
  useEffect(() => reportProposals(proposal, edit), [proposal, edit]);
  useEffect(() => reportOlder(older, history), [older, history]);
  useEffect(() => reportChanges(edit, history), [edit, history]);
  useEffect(() => reportChanges(edit, secrets), [edit, secrets]);
  useEffect(() => reportRuns(commands, edit), [commands, edit]);
  useEffect(() => {
    const proposed = proposal.on('proposed', ({ values }) => {
      // The history would cover the form, which has the values now.
      history.send({ type: 'stop' });
      toasts.show(success(proposedText(Object.keys(values).length)));
    });
    return () => proposed.unsubscribe();
  }, [proposal, history]);
  useEffect(() => {
    const exported = historyExport.on('done', ({ subject: { query }, value }) => {
      const content = historyList.isNarrowed(query) ? 'filtered-history' : 'history';
      downloadCsv(fileNameOf(serverName, content, 'csv', Date.now()), [new Blob([value])]);
    });
    return () => exported.unsubscribe();
  }, [historyExport, serverName]);
  useEffect(() => {
    const executed = commands.on('executed', ({ command }) =>
      toasts.show(commandExecutedToast(command)),
    );
    return () => executed.unsubscribe();
  }, [commands]);
  return null;
}
