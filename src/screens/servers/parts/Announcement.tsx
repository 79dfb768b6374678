import { serversMessages } from '#content/messages/servers';
import type { ServerPageView } from '#machines/server-page/view';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { visuallyHidden } from '../../_shell/visually-hidden.css';

/** Says in passing, to those who do not see the cards, that they load and how many came. Alerts speak for themselves. */
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
