import { type ComponentType, type ReactNode, use } from 'react';

type Page = ComponentType<{ children?: ReactNode }>;

/** A component whose code is loaded when the page is opened. */
export interface PageCode {
  /** Loads the code once, and again after a failure. Rejects if it cannot be loaded. */
  load: () => Promise<Page>;
  isLoaded: () => boolean;
  /** Suspends until the code is loaded. Throws if it cannot be loaded. */
  Part: Page;
}

export function pageCode(read: () => Promise<{ Component: Page }>): PageCode {
  let loaded: Page | null = null;
  let loading: Promise<Page> | null = null;
  let hasFailed = false;
  const load = () => {
    if (loading && !hasFailed) return loading;
    hasFailed = false;
    loading = read().then(
      ({ Component }) => (loaded = Component),
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    isLoaded: () => loaded !== null,
    Part: function Part(props) {
      // Code that is here already is rendered at once, as hydration requires. A failure is not repeated by each render.
      const Component = loaded ?? use(loading ?? load());
      return <Component {...props} />;
    },
  };
}
