import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { createPath, NavigationType, type Navigator, Router } from 'react-router-dom';
import type { PageHistory } from '#domain/page-history';

const PageHistoryContext = createContext<PageHistory | null>(null);

export interface PageRouterProps {
  history: PageHistory;
  /** Loads the code of the page at a path; null if there is nothing to load. Must not reject. */
  load?: (pathname: string) => Promise<void> | null;
  children: ReactNode;
}

/**
 * Provides the location of a history to React Router. The previous page stays until the code of the next one is loaded.
 */
export function PageRouter({ history, load, children }: PageRouterProps) {
  const [location, setLocation] = useState(history.location);
  const [navigator] = useState(() => navigatorOf(history));
  useLayoutEffect(() => {
    const follow = () => {
      const next = history.location();
      const show = () => {
        if (history.location() === next) startTransition(() => setLocation(next));
      };
      const loading = load?.(next.pathname) ?? null;
      if (loading) void loading.then(show);
      else show();
    };
    // A layout effect of a child can navigate before this one subscribes.
    follow();
    return history.subscribe(follow);
  }, [history, load]);
  return (
    <PageHistoryContext value={history}>
      <Router
        location={location}
        navigationType={location.isRevisited ? NavigationType.Pop : NavigationType.Push}
        navigator={navigator}
      >
        {children}
      </Router>
    </PageHistoryContext>
  );
}

/** @throws outside a `PageRouter` */
export function usePageHistory(): PageHistory {
  const history = use(PageHistoryContext);
  if (history === null) throw new Error('This component must be inside a PageRouter');
  return history;
}

function navigatorOf(history: PageHistory): Navigator {
  const open =
    (replace: boolean): Navigator['push'] =>
    (to, state: unknown, { preventScrollReset: keepsScroll = false } = {}) =>
      history.navigate(hrefOf(to), { replace, state, keepsScroll });
  return { createHref: hrefOf, go: history.go, push: open(false), replace: open(true) };
}

const hrefOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
