import { Suspense, useCallback, useLayoutEffect, useState, Component, type ReactNode } from 'react';
import { NavigationProvider } from '#components/NavigationProvider/NavigationProvider';
import { paths, storeIn } from '#domain/paths';
import { BrokenPage, LoadingPage } from '#screens/shell/MessagePage';
import { lazyComponent } from '#screens/shell/lazy-component';
import { SessionFlows } from '../boot/SessionFlows';
import { DemoBar } from '../Demo';
import { givenStoreIn } from '../pages/market/given-store';
import { OpenStore } from '../pages/market/OpenStore';
import { PaletteProvider } from '../palette-provider';
import { ToastHost } from '../ToastHost';
import { ToolFrame } from '../ToolFrame';

/**
 * If a component throws in the browser, shows a message that the page has stopped working. On the server, the error is
 * not caught.
 */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <BrokenPage cause="defect" onReload={() => window.location.reload()} />;
  }
}

const NotFound = lazyComponent(
  async () => (await import('#screens/site/not-found/NotFound')).NotFound,
);

export interface ServedPageProps {
  pathname: string;
  /** The data that the server has read and that is not validated yet; null if there is none. */
  data: unknown;
  /** Called once the page is hydrated or rendered. */
  onShown?: () => void;
}

/**
 * A server-rendered page with the same providers as `RootLayout`, but without the router: its links load documents.
 * Both the server and the browser render this component, so that hydration matches.
 */
export function ServedPage({ pathname, data, onShown }: ServedPageProps) {
  const store = storeIn(pathname);
  const [address, setAddress] = useState({ pathname, hash: '' });
  const [given] = useState(() => (store === undefined ? null : givenStoreIn(data, store)));
  useLayoutEffect(() => onShown?.(), [onShown]);
  const showSlug = useCallback((slug: string) => {
    const { search, hash } = window.location;
    replaceAddress(paths.store.href(slug) + search + hash);
    setAddress({ pathname: paths.store.href(slug), hash });
  }, []);
  return (
    <PageBoundary>
      <NavigationProvider address={address} replaceHash={(hash) => replaceAddress(`#${hash}`)}>
        <PaletteProvider>
          <SessionFlows />
          <DemoBar isExpected />
          <ToolFrame>
            {store === undefined ? (
              <Suspense fallback={<LoadingPage />}>
                <NotFound />
              </Suspense>
            ) : (
              <OpenStore store={store} given={given} onAddress={showSlug} />
            )}
          </ToolFrame>
        </PaletteProvider>
        <ToastHost />
      </NavigationProvider>
    </PageBoundary>
  );
}

function replaceAddress(to: string): void {
  window.history.replaceState(window.history.state, '', to);
}
