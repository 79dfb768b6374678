import { type ReactNode, useDeferredValue } from 'react';
import { LogIn, RotateCw, ServerOff } from 'lucide-react';
import { AlertPanel } from '#components/AlertPanel/AlertPanel';
import { Button } from '#components/Button/Button';
import { EmptyState } from '#components/EmptyState/EmptyState';
import { LinkButton } from '#components/LinkButton/LinkButton';
import { serversMessages, serversErrorText } from '#content/messages/dashboard/servers';
import { demoServer } from '#domain/servers/server';
import {
  ServerPageContext,
  type ServerPageView,
} from '#machines/dashboard/server-page/server-page.machine';
import { box, stack } from '#theme/box';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { OwnServers, type OwnServersProps } from './OwnServers';
import { ServerList } from './ServerList';
import { ServerSection } from './ServerSection';
import { type RetryProps, ServersError, useRetryRests } from './ServersError';
import * as css from './ServerList.css';

const { title: noServersTitle, body: noServersBody } = serversMessages.empty.noServers;

const words = {
  missingScopes: serversMessages.notices.permissionsRequired.description,
  tokenExpired: serversMessages.notices.authenticationExpired.description,
} as const;

const { title, body } = serversMessages.empty.signedOut;

const demoServers = [demoServer];

export interface ServersBodyProps extends RetryProps, OwnServersProps {
  view: ServerPageView;
}

/** The content for the state of the page (product.md §7.2). The demo servers are shown in every state. */
export function ServersBody({ view, onRetry, ...own }: ServersBodyProps) {
  switch (view) {
    case 'loading':
      return <LoadingServers />;
    case 'signedOut':
      return withDemo(<SignInPrompt />);
    case 'missingScopes':
    case 'tokenExpired':
      return withDemo(<ServersAlert failure={view} />);
    case 'failed':
      return withDemo(<ServersError onRetry={onRetry} />);
    case 'empty':
      return withDemo(<NoServers onRetry={onRetry} />);
    case 'listed':
      return withDemo(<OwnServers {...own} />);
  }
}

function withDemo(own: ReactNode) {
  return (
    <>
      {own}
      <DemoServers />
    </>
  );
}

/**
 * The demo servers are shown in every state of the page, because they do not belong to the viewer (product.md §7.1).
 */
function DemoServers() {
  return (
    <ServerSection
      title="Demo Servers"
      note="Try every setting. What you save stays in this browser."
    >
      <ServerList servers={demoServers} />
    </ServerSection>
  );
}

function SignInPrompt() {
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<LogIn />}
        title={title}
        description={body}
        actions={<DiscordSignInButton>Sign in with Discord</DiscordSignInButton>}
      />
    </div>
  );
}

interface ServersAlertProps {
  failure: keyof typeof words;
}

/** Asks the user to sign in again (product.md §7.2). Shows the raw error, which the user can send to support. */
function ServersAlert({ failure }: ServersAlertProps) {
  const error = ServerPageContext.useSelector(({ context }) => context.error);
  return (
    <AlertPanel
      isLive
      tone="warning"
      title={serversMessages.alerts[failure]}
      actions={<DiscordSignInButton>Reconnect Discord</DiscordSignInButton>}
    >
      <div className={stack({ gap: 'xs' })}>
        <p>{words[failure]}</p>
        {error && (
          <p className={box({ font: 'mono', size: 'xs', breaks: true })}>
            {serversErrorText(error)}
          </p>
        )}
      </div>
    </AlertPanel>
  );
}

/** Shown if the user is signed in, but Discord has returned no servers (product.md §7.2). */
function NoServers({ onRetry }: RetryProps) {
  const rests = useRetryRests();
  return (
    <div className={box({ surface: 'card' })}>
      <EmptyState
        icon={<ServerOff />}
        title={noServersTitle}
        description={noServersBody}
        actions={
          <>
            <LinkButton href="https://discord.com/app" target="_blank">
              Open Discord
            </LinkButton>
            <Button tone="plain" icon={<RotateCw />} isDisabled={rests} onPress={onRetry}>
              Refresh Discord Data
            </Button>
          </>
        }
      />
    </div>
  );
}

/** Number of skeleton rows (product.md §7.2). */
const ROWS = 6;

/** The skeletons appear in a deferred render, because the list has often been loaded by then. */
function LoadingServers() {
  const isDue = useDeferredValue(true, false);
  if (!isDue) return null;
  return (
    <ServerSection title="Your Discord Servers">
      <ul aria-busy aria-label="Loading" className={box({ surface: 'card', overflow: 'hidden' })}>
        {Array.from({ length: ROWS }, (_, index) => (
          <li key={index} className={css.row}>
            <span className={box({ flex: 'none' })}>
              <Skeleton shape="block" width="2.5rem" height="2.5rem" />
            </span>
            <span className={css.loadingWords}>
              <Skeleton width={index % 2 === 0 ? '14rem' : '10rem'} />
              <Skeleton width="4.5rem" />
            </span>
          </li>
        ))}
      </ul>
    </ServerSection>
  );
}
