import { serversMessages } from '#content/messages/servers';
import type { ServerPageFace } from '#machines/server-page/face';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { visuallyHidden } from '../../_shell/visually-hidden.css';

/** Says in passing, to those who do not see the cards, that they load and how many came. Alerts speak for themselves. */
export function Announcement({ face }: { face: ServerPageFace }) {
  const count = ServerPageContext.useSelector(({ context }) => context.servers.length);
  return (
    <p role="status" className={visuallyHidden}>
      {face === 'loading' && serversMessages.loading}
      {face === 'empty' && serversMessages.empty.noServers.outcome}
      {face === 'listed' && serversMessages.listed(count)}
    </p>
  );
}
