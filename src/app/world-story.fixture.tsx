import type { SetupWorker } from 'msw/browser';
import { StrictMode, useState } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { expect, spyOn } from 'storybook/test';
import { createMockBackend, type MockBackend } from '#mocks/backend';
import { resetDemoData } from '#mocks/browser';
import { type Latency, MOCK_ANON_KEY, MOCK_URL, noLatency } from '#mocks/context';
import type { WorldName } from '#mocks/worlds';
import { forgetProviderToken } from '#services/discord/provider-token';
import { configureSupabase } from '#services/supabase/client';
import { pageState } from './boot/page-state';
import { routerRoutes } from './routes/router';
import { ThemeProvider } from './ThemeProvider';
import { toasts } from './toasts';

export interface WorldStoryOptions {
  world: WorldName;
  /** The path the app is opened at. */
  at: string;
  /** In ms. What is not named takes no time; a state that would pass unseen is given some. */
  latency?: Partial<Latency>;
}

/**
 * The app itself, with its own routes and wiring, in one condition of the world: `annotations` are the story's,
 * `backend` is what answers it. A story in which the app writes an error to the console fails.
 */
export function worldStory({ world, at, latency }: WorldStoryOptions) {
  let opened: { backend: MockBackend; errors: ReturnType<typeof watchErrors> } | null = null;
  const current = () => {
    if (!opened) throw new Error(`The world ${world} has not been entered yet`);
    return opened;
  };
  return {
    backend: () => current().backend,
    annotations: {
      render: () => <AppAt path={at} />,
      async beforeEach({ msw }: { msw: SetupWorker }) {
        await loadApp(at);
        const backend = createMockBackend({
          world,
          url: MOCK_URL,
          latency: { ...noLatency, ...latency },
        });
        opened = { backend, errors: watchErrors() };
        enterWorld(backend, msw);
        return leaveWorld;
      },
      async afterEach() {
        await expect(current().errors).not.toHaveBeenCalled();
      },
    },
  };
}

/** From now on the page that is open is answered as in another world: its session is known there too. */
export function answersLike(world: WorldName, msw: SetupWorker): MockBackend {
  const backend = createMockBackend({ world });
  backend.openStartingSession();
  msw.use(...backend.handlers);
  return backend;
}

/**
 * Presses a link that leads to another page. Storybook's `userEvent` wraps a press in React's `act`, which loses a
 * page that has to wait for its data; a press by the browser itself is wrapped in nothing.
 */
export function follow(link: HTMLElement): void {
  link.click();
}

/** The app at an address of its own: the story's window stays where it is. */
function AppAt({ path }: { path: string }) {
  const [router] = useState(() => createMemoryRouter(routerRoutes, { initialEntries: [path] }));
  return (
    <StrictMode>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </StrictMode>
  );
}

/**
 * What the app loads when it is first needed, which a busy dev server may take longer over than a story waits: the page
 * at a path with what it stands in, and the pages beside it, to which its links lead.
 */
async function loadApp(path: string): Promise<void> {
  const matched = (matchRoutes(routerRoutes, path) ?? []).map(({ route }) => route);
  const needed = new Set([...matched, ...(matched.at(-2)?.children ?? [])]);
  await Promise.all([
    import('@supabase/supabase-js'),
    import('./boot/SessionHost'),
    import('#components/Toasts/Toasts'),
    ...[...needed].map(({ lazy }) => (typeof lazy === 'function' ? lazy() : null)),
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
 * All stories share one page: a world leaves no session, draft, toast or Discord token behind, and no client that
 * would look for its channels once nobody answers.
 */
function leaveWorld(): void {
  resetDemoData();
  forgetProviderToken();
  toasts.clear();
  pageState.restart();
  configureSupabase({ url: MOCK_URL, anonKey: MOCK_ANON_KEY });
}
