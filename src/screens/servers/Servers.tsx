import { useRef } from 'react';
import { PageHeader } from '#components/PageHeader/PageHeader';
import { brand } from '#content/brand';
import { areUpdatesLost } from '#machines/server-page/view';
import { ServerPageContext } from '#machines/server-page/server-page.context';
import { Announcement } from './parts/Announcement';
import { useView } from './parts/view';
import { LazyAddServerDialog } from './parts/LazyAddServerDialog';
import { ServersBody } from './parts/ServersBody';
import { ServersTopBar } from './parts/ServersTopBar';
import type { TeamButtonProps } from './parts/TeamButton';
import { LazySignInDialog } from '../_shell/LazySignInDialog';
import * as css from './Servers.css';

export interface ServersProps {
  /** Someone has just come back from Discord's consent page: the page loads for a while (spec §4). */
  isReturning?: boolean;
  /** The way to Team Management; null for everybody who does not run the site. */
  team?: TeamButtonProps | null;
}

/**
 * The server picker (spec §2 «Server picker»): where someone signed in chooses the server to work on, and everyone may
 * try the demo. It draws the session and the flows `server-page`, `sign-in-dialog` and `add-server`, and asks nobody else.
 */
export function Servers({ isReturning = false, team = null }: ServersProps) {
  const view = useView(isReturning);
  const isUpdatesLost = ServerPageContext.useSelector(areUpdatesLost);
  const serverPage = ServerPageContext.useActorRef();
  const body = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away while the list loads, and must not take the reader's place with it.
    body.current?.focus();
    serverPage.send({ type: 'retry' });
  };
  return (
    <>
      <title>{`Your Dashboard · ${brand.name}`}</title>
      <ServersTopBar isLoading={view === 'loading'} team={team} />
      <main className={css.page}>
        <PageHeader
          title="Your Dashboard"
          subtitle="Choose the server whose bot you want to set up."
        />
        <Announcement view={view} />
        <div ref={body} tabIndex={-1} className={css.body}>
          <ServersBody view={view} isUpdatesLost={isUpdatesLost} onRetry={retry} />
        </div>
      </main>
      <LazySignInDialog />
      <LazyAddServerDialog />
    </>
  );
}
