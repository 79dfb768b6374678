import { type ReactNode, useEffect } from 'react';
import { StartFailure } from '#screens/shell/MessagePage';
import { isDemo } from './boot/is-demo';
import { reachBackend, usePageState } from './boot/page-state';

/** Wraps a page that works without an account and does not wait for the backend. Demo mode starts in the background. */
export function ToolFrame({ children }: { children: ReactNode }) {
  const { failure } = usePageState();
  useEffect(() => {
    if (isDemo) reachBackend();
  }, []);
  if (failure !== null) return <StartFailure reason={failure.message} />;
  return children;
}
