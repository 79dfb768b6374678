import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LoadingPage } from '#screens/shell/MessagePage';
import { NotFound } from '#screens/site/not-found/NotFound';
import { carryCurrentToast } from '../../toasts';

/**
 * Shown for every URL that is not a route of the app. If an in-app link leads to such a URL, the router handles the
 * navigation first, so that it can warn about unsaved changes. The browser then loads the document at that URL.
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
