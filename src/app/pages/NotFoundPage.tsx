import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { carryCurrentToast } from '../toasts';

/**
 * Shown for every URL that is not a route of the app. If the target of an in-app link is such a URL, the browser loads
 * its document. The router handles the link first, so that it can warn about unsaved changes.
 */
export function Component() {
  const isLinkOfApp = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!isLinkOfApp) return;
    window.addEventListener('pagehide', carryCurrentToast);
    window.location.reload();
  }, [isLinkOfApp]);
  return isLinkOfApp ? <LoadingPage /> : <NotFound />;
}
