import { useEffect } from 'react';
import { success, toasts } from '../../toasts';
import { serverNoticeMessages } from '#content/messages/dashboard/server-notices';
import { NoticeChangeContext } from '#machines/dashboard/notice-change/notice-change.machine';
import { ServerNoticesContext } from '#machines/dashboard/server-notices/server-notices.machine';
import { ServerNotices } from '#screens/dashboard/editors/ServerNotices';
import { noticeChangeLogic, serverNoticesLogic } from '../../wiring/dashboard/server-notices';
import { ServerStores } from './ServerStores';

export interface ServerPartsProps {
  serverId: string;
  /** Whether the viewer administers the server. */
  hasNotices: boolean;
}

/** What the Editors tab shows below the editors of a real server. */
export function ServerParts({ serverId, hasNotices }: ServerPartsProps) {
  return (
    <>
      <ServerStores serverId={serverId} />
      {hasNotices && (
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
