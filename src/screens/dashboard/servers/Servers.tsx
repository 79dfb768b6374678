import { useRef } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { serverListMessages } from '#content/messages/dashboard/server-list';
import { serversMessages } from '#content/messages/dashboard/servers';
import {
  ServerPageContext,
  areUpdatesLost,
  type ServerPageView,
  serverPageView,
} from '#machines/dashboard/server-page/server-page.machine';
import { useIsRefreshing } from '#machines/charts/known.context';
import { SessionContext } from '#machines/session/session/session.machine';
import { stack } from '#theme/box';
import { visuallyHidden } from '#theme/visually-hidden.css';
import { LazySignInDialog } from '../../session/LazySignInDialog';
import { LazyAddServerDialog, ServersTopBar, type TeamButtonProps } from './parts/ServersTopBar';
import type { OwnServersProps } from './parts/OwnServers';
import { type Pins, SettingToOpenContext } from './parts/ServerList';
import { ServersBody } from './parts/ServersBody';
import * as css from './Servers.css';

export interface ServersProps {
  /** The user returns from Discord's consent page. A loading state is then shown for a while (product.md §6.6). */
  isReturning?: boolean;
  /** The Team Management button; null for viewers without a role on the site. */
  team?: TeamButtonProps | null;
  /** The pinned servers; null if they cannot be pinned. */
  pins?: Pins | null;
  /** The setting that the user chose in the documentation. It opens in the server that is chosen here. */
  setting?: string | null;
  /** The list of the servers in which the viewer is only a member. It may suspend. */
  joinedList: OwnServersProps['joinedList'];
}

/**
 * The server picker (product.md §7.1). Signed-in users choose a server, and every visitor can try the demo. Reads the
 * session and the machines `server-page`, `sign-in-dialog` and `add-server`.
 */
export function Servers({
  isReturning = false,
  team = null,
  pins = null,
  setting = null,
  joinedList,
}: ServersProps) {
  const view = useView(isReturning);
  const isUpdatesLost = ServerPageContext.useSelector(areUpdatesLost);
  const serverPage = ServerPageContext.useActorRef();
  const body = useRef<HTMLDivElement>(null);
  const retry = () => {
    // Move the focus here, because the pressed button is unmounted while the list loads.
    body.current?.focus();
    serverPage.send({ type: 'retry' });
  };
  return (
    <>
      <title>{`Your Dashboard · ${brand.name}`}</title>
      <ServersTopBar isLoading={view === 'loading'} team={team} />
      <main id="main" aria-busy={useIsRefreshing() || undefined} tabIndex={-1} className={css.page}>
        <PageHeader
          title="Your Dashboard"
          subtitle={
            setting === null ? serverListMessages.choose : serverListMessages.chooseForSetting
          }
        />
        <Announcement view={view} />
        <div ref={body} tabIndex={-1} className={stack({ gap: 'xxl', outline: 'none' })}>
          <SettingToOpenContext value={setting}>
            <ServersBody
              view={view}
              isUpdatesLost={isUpdatesLost}
              pins={pins}
              joinedList={joinedList}
              onRetry={retry}
            />
          </SettingToOpenContext>
        </div>
      </main>
      <LazySignInDialog />
      <LazyAddServerDialog />
    </>
  );
}

/** Returns `loading` until the session is known, and for a while after Discord's redirect (product.md §6.6). */
function useView(isReturning: boolean): ServerPageView {
  const isRestoring = SessionContext.useSelector((session) => session.matches('restoring'));
  const view = ServerPageContext.useSelector(serverPageView);
  return isRestoring || isReturning ? 'loading' : view;
}

/** Announces that servers are loading, and then their number. Alerts are announced separately. */
function Announcement({ view }: { view: ServerPageView }) {
  const count = ServerPageContext.useSelector(({ context }) => context.servers.length);
  return (
    <p role="status" className={visuallyHidden}>
      {view === 'loading' && serversMessages.loading}
      {view === 'empty' && serversMessages.empty.noServers.outcome}
      {view === 'listed' && serversMessages.listed(count)}
    </p>
  );
}
