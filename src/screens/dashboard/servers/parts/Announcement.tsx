import { serversMessages } from '#content/messages/dashboard/servers';
import type { ServerPageView } from '#machines/dashboard/server-page/view';
import { ServerPageContext } from '#machines/dashboard/server-page/server-page.machine';
import { visuallyHidden } from '#theme/visually-hidden.css';

/**
 * A polite live region. It announces that servers are loading, and then their number. Alerts are announced separately.
 */
export function Announcement({ view }: { view: ServerPageView }) {
  const count = ServerPageContext.useSelector(({ context }) => context.servers.length);
  return (
    <p role="status" className={visuallyHidden}>
      {view === 'loading' && serversMessages.loading}
      {view === 'empty' && serversMessages.empty.noServers.outcome}
      {view === 'listed' && serversMessages.listed(count)}
    </p>
  );
}
