import type { ReactNode } from 'react';
import type { ServerPageView } from '#machines/server-page/view';
import { DemoServers } from './DemoServers';
import { LoadingServers } from './LoadingServers';
import { NoServers } from './NoServers';
import { OwnServers } from './OwnServers';
import { ServersAlert } from './ServersAlert';
import { ServersError } from './ServersError';
import { SignInPrompt } from './SignInPrompt';

export interface RetryProps {
  /** Asks for the list once more. */
  onRetry: () => void;
}

export interface ServersBodyProps extends RetryProps {
  view: ServerPageView;
  /** Changes of rights no longer reach the page. */
  isUpdatesLost: boolean;
}

/** The look the page wears (spec §4 «Server page state priority»). Whatever went wrong, the demo stays within reach. */
export function ServersBody({ view, isUpdatesLost, onRetry }: ServersBodyProps) {
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
      return withDemo(<OwnServers isUpdatesLost={isUpdatesLost} />);
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
