import type { ReactNode } from 'react';
import type { ServerPageView } from '#machines/dashboard/server-page/view';
import { DemoServers } from './DemoServers';
import { LoadingServers } from './LoadingServers';
import { NoServers } from './NoServers';
import { OwnServers, type OwnServersProps } from './OwnServers';
import { ServersAlert } from './ServersAlert';
import { ServersError } from './ServersError';
import { SignInPrompt } from './SignInPrompt';

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
