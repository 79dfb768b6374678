import type { SetupWorker } from 'msw/browser';
import { StrictMode, useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { actAdvice, loggedByAuthClient } from './console-errors';
import { createMockBackend, type MockBackend } from '#mocks/backend';
import { resetDemoData } from '#mocks/browser';
import { type Latency, MOCK_ANON_KEY, MOCK_URL, noLatency } from '#mocks/context';
import type { WorldName } from '#mocks/worlds';
import { knownAnswers } from '#services/browser/known-answers';
import { memoryEntries } from '#services/browser/memory-entries';
import { createPageHistory } from '#services/browser/page-history';
import { forgetProviderToken } from '#services/session/provider-token';
import { configureSupabase } from '#services/supabase/client';
import { pageState } from '../src/app/boot/page-state';
import { appRoutes } from '../src/app/routes/app';
import { App, appRouteAt, loadRoute } from '../src/app/routes/router';
import { ThemeProvider } from '../src/app/boot/AppProviders';
import { toasts } from '../src/app/toasts';

export interface WorldStoryOptions {
  world: WorldName;
  at: string;
  /**
   * The kind of request that gets no response until `respond` is called. The story can thus show a pending state for as
   * long as it needs.
   */
  pending?: keyof Latency;
}

/**
 * Creates a story that runs the real routes and wiring of the app in one mock world. Spread `annotations` into the
 * story. `backend` returns the mock backend. `respond` sends the responses to the `pending` requests; later requests of
 * that kind get their responses at once. The story fails if the app logs an error to the console.
 */
export function worldStory({ world, at, pending }: WorldStoryOptions) {
  let opened: {
    backend: MockBackend;
    errors: ReturnType<typeof watchErrors>;
    respond: () => void;
  } | null = null;
  const current = () => {
    if (!opened) throw new Error(`The world ${world} has not been entered yet`);
    return opened;
  };
  return {
    backend: () => current().backend,
    respond: () => current().respond(),
    annotations: {
      render: () => <AppAt path={at} />,
      async beforeEach({ msw }: { msw: SetupWorker }) {
        await loadApp(at);
        let respond = () => {};
        const responds = new Promise<void>((resolve) => {
          respond = resolve;
        });
        const backend = createMockBackend({
          world,
          url: MOCK_URL,
          latency: { ...noLatency, ...(pending && { [pending]: responds }) },
        });
        opened = { backend, errors: watchErrors(), respond };
        enterWorld(backend, msw);
        return leaveWorld;
      },
      async afterEach() {
        const { calls } = current().errors.mock;
        const isOurs = (text: string) => !actAdvice.test(text) && text !== loggedByAuthClient;
        await expect(calls.filter(([first]) => isOurs(String(first)))).toEqual([]);
      },
    },
  };
}

/** Switches the mock responses to another world and opens the initial session of that world. */
export function answersLike(world: WorldName, msw: SetupWorker): MockBackend {
  const backend = createMockBackend({ world });
  backend.openStartingSession();
  msw.use(...backend.handlers);
  return backend;
}

/**
 * Clicks a link to another page. A native click is used, because Storybook's `userEvent` wraps clicks in React's `act`,
 * which would discard the new page while the page is still waiting for its data.
 */
export function follow(link: HTMLElement): void {
  link.click();
}

/** Renders the app at a path, without changing the story's own URL. */
function AppAt({ path }: { path: string }) {
  const [history] = useState(() => createPageHistory(memoryEntries(path)));
  return (
    <StrictMode>
      <ThemeProvider>
        <App history={history} />
      </ThemeProvider>
    </StrictMode>
  );
}

/**
 * Preloads the modules that the app loads lazily: the page at a path, its layout, and the pages to which it links. If
 * a busy development server loaded them during the story, the story could time out.
 */
async function loadApp(path: string): Promise<void> {
  const layout = appRouteAt(path)?.layout;
  await Promise.all([
    import('@supabase/auth-js'),
    import('@supabase/realtime-js'),
    import('../src/app/boot/SessionHost'),
    import('#components/Toasts/Toasts'),
    loadRoute(path),
    ...appRoutes.filter((route) => route.layout === layout).map((route) => route.load()),
  ]);
}

const watchErrors = () => spyOn(console, 'error');

function enterWorld(backend: MockBackend, msw: SetupWorker): void {
  leaveWorld();
  msw.use(...backend.handlers);
  const session = backend.openStartingSession();
  if (session) localStorage.setItem('supabase-auth', JSON.stringify(session));
}

/**
 * Cleans up after a story, because all stories run on the same page. Removes the session, the drafts, the toasts, the
 * Discord token, and the Supabase client, which would otherwise try to rejoin its channels.
 */
function leaveWorld(): void {
  resetDemoData();
  forgetProviderToken();
  toasts.clear();
  pageState.restart();
  knownAnswers.forgetAll();
  configureSupabase({ url: MOCK_URL, anonKey: MOCK_ANON_KEY });
}
