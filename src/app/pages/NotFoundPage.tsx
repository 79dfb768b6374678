import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { LoadingPage } from '#screens/_shell/LoadingPage';
import { NotFound } from '#screens/not-found/NotFound';
import { carryCurrentToast } from '../toasts';

/**
 * Any address that is not the app's. A link of the app that leads there leads to a page with a document of its own,
 * which is loaded; it goes by the router first, so that whoever has unsaved changes is asked.
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
