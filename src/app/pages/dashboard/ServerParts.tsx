import { useEffect, useEffectEvent } from 'react';
import { success, toasts } from '../../toasts';
import { requirementMessages } from '#content/messages/dashboard/factor-requirement';
import { serverNoticeMessages } from '#content/messages/dashboard/server-notices';
import { hasFullAccess } from '#domain/permissions/panel-access';
import type { Editor } from '#domain/permissions/roles';
import type { FactorRequirement } from '#domain/servers/factor-requirement';
import type { Server } from '#domain/servers/server';
import { FactorRequirementContext } from '#machines/dashboard/factor-requirement/factor-requirement.machine';
import { NoticeChangeContext } from '#machines/dashboard/notice-change/notice-change.machine';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { FactorRequirement as Requirement } from '#screens/dashboard/editors/FactorRequirement';
import { ServerNotices } from '#screens/dashboard/editors/ServerNotices';
import {
  factorRequirementLogic,
  noticeChangeLogic,
  serverNoticesLogic,
} from '../../wiring/dashboard/server-notices';
import { ServerStores } from './ServerStores';

export interface ServerPartsProps {
  server: Server;
  editor: Editor;
  onRequirement: OnRequirement;
}

/** Called after the viewer has changed whether the server requires a second factor; with null if the result is unknown. */
export type OnRequirement = (changed: FactorRequirement | null) => void;

/** What the Editors tab shows below the editors of a real server. */
export function ServerParts({ server, editor, onRequirement }: ServerPartsProps) {
  const { id: serverId } = server;
  return (
    <>
      <FactorRequirementContext.Provider logic={factorRequirementLogic}>
        <RequirementReports onRequirement={onRequirement} />
        <Requirement server={server} editor={editor} />
      </FactorRequirementContext.Provider>
      <ServerStores serverId={serverId} />
      {hasFullAccess({ server, editor }) && (
        <ServerNoticesContext.Provider logic={serverNoticesLogic} options={{ input: { serverId } }}>
          <NoticeChangeContext.Provider logic={noticeChangeLogic}>
            <Reports />
            <ServerNotices />
          </NoticeChangeContext.Provider>
        </ServerNoticesContext.Provider>
      )}
    </>
  );
}

function RequirementReports({ onRequirement }: Pick<ServerPartsProps, 'onRequirement'>) {
  const requirement = FactorRequirementContext.useActorRef();
  const onReport = useEffectEvent(onRequirement);
  useEffect(() => {
    const reports = [
      requirement.on('done', ({ subject }) => {
        onReport(subject);
        const { on, off } = requirementMessages.done;
        toasts.show(success(subject.isRequired ? on : off));
      }),
      requirement.on('failed', ({ kind }) => {
        if (kind !== 'factorRequired') onReport(null);
      }),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [requirement]);
  return null;
}

/** After a change, also one that may have been made, the state is read again. */
function Reports() {
  const notices = ServerNoticesContext.useActorRef();
  const changes = NoticeChangeContext.useActorRef();
  useEffect(() => {
    const reports = [
      changes.on('done', ({ subject }) => {
        notices.send({ type: 'reload' });
        toasts.show(success(serverNoticeMessages.done[subject.change.kind]));
      }),
      changes.on('failed', ({ kind }) => {
        if (kind === 'noWebhook' || kind === 'unanswered') notices.send({ type: 'reload' });
      }),
    ];
    return () => {
      for (const report of reports) report.unsubscribe();
    };
  }, [notices, changes]);
  return null;
}
