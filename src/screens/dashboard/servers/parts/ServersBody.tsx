import type { ReactNode } from 'react';
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
import { box } from '#theme/box';
import { DiscordSignInButton } from '../../../session/DiscordSignInButton';
import { LoadingServers } from './LoadingServers';
import { OwnServers, type OwnServersProps } from './OwnServers';
import { ServerList } from './ServerList';
import * as css from './ServersBody.css';
import { ServerSection } from './ServerSection';
import { ServersError } from './ServersError';
import { useRetryRests } from './view';

const { title: noServersTitle, body: noServersBody } = serversMessages.empty.noServers;

const words = {
  missingScopes: serversMessages.notices.permissionsRequired.description,
  tokenExpired: serversMessages.notices.authenticationExpired.description,
} as const;

const { title, body } = serversMessages.empty.signedOut;

const demoServers = [demoServer];

export interface RetryProps {
  onRetry: () => void;
}

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
 * The demo servers (product.md §7.1). They do not belong to the viewer, so they are shown in every state of the page.
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

/**
 * Shown if the user has to sign in again, either to grant more scopes or to get a new session (product.md §7.2). Below
 * the text is the raw error, which the user can send to support.
 */
function ServersAlert({ failure }: ServersAlertProps) {
  const error = ServerPageContext.useSelector(({ context }) => context.error);
  return (
    <AlertPanel
      isLive
      tone="warning"
      title={serversMessages.alerts[failure]}
      actions={<DiscordSignInButton>Reconnect Discord</DiscordSignInButton>}
    >
      <p>{words[failure]}</p>
      {error && <p className={css.raw}>{serversErrorText(error)}</p>}
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
