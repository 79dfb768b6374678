import { setupWorker } from 'msw/browser';
import { createMockBackend } from './backend';
import { demoLatency, MOCK_ANON_KEY } from './context';
import { answerOfConsentPage } from './handlers/consent';
import { DATA_KEY } from './data';
import { isWorldName, type WorldName } from './worlds';

/** The public key demo mode is configured with; its address is the page's own origin. */
export const demoAnonKey = MOCK_ANON_KEY;

const WORLD_KEY = 'grouped:world';
const SESSION_KEY = 'supabase-auth';

/** What the app needs to know before it draws anything. */
export interface Demo {
  world: WorldName;
  /** `away`: the page is on its way to another address. `reload`: it has to be loaded again. Nothing is to be drawn. */
  leaving: false | 'away' | 'reload';
}

/**
 * Starts demo mode: reads the world from `?world=`, remembers it for the tab, and starts the service worker that answers
 * every request. A page load of `/auth/v1/authorize` stands for Discord's consent page and redirects back at once.
 *
 * @throws where the browser has no service workers (an insecure address, some private windows): there is no demo
 *   without them.
 */
export async function startDemo({
  search,
  origin,
}: {
  search: string;
  origin: string;
}): Promise<Demo> {
  const asked = new URLSearchParams(search).get('world');
  const world = worldOf(asked);
  const backend = createMockBackend({
    world,
    url: origin,
    latency: demoLatency,
    keep: localStorage,
  });
  const next = answerOfConsentPage(new URL(window.location.href), backend.context);
  if (next !== null) {
    window.location.replace(next);
    return { world, leaving: 'away' };
  }
  if (asked === world) {
    const session = backend.openStartingSession();
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  }
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === DATA_KEY) backend.store.hearOtherTab(oldValue, newValue);
  });
  if (!(await isWithinReach())) return { world, leaving: 'reload' };
  await setupWorker(...backend.handlers).start({
    quiet: true,
    serviceWorker: { url: '/demo-worker.js' },
    onUnhandledRequest(request, print) {
      if (isOurs(new URL(request.url), origin)) print.error();
    },
  });
  return { world, leaving: false };
}

/**
 * Whether the worker answers this page, or will once it is there. One that stands already takes over a page that was
 * loaded while it came up; past a page that was loaded without it (Shift and Reload) it stays. MSW loads such a page
 * once more, but lets it go on meanwhile, and what it does then is lost.
 */
async function isWithinReach(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return true;
  const registration = await workers.getRegistration();
  if (!registration) return true;
  if (registration.active?.state !== 'activated') {
    await new Promise((resolve) => {
      workers.addEventListener('controllerchange', resolve, { once: true });
      setTimeout(resolve, LONGEST_TAKEOVER);
    });
  }
  return workers.controller !== null;
}

/** In ms. */
const LONGEST_TAKEOVER = 3_000;

/** Forgets everything done in the demo, drafts and session included. The page has to be loaded again after it. */
export function resetDemoData(): void {
  const kept = Object.keys(localStorage).filter(
    (key) => key.startsWith('grouped:') && key !== 'grouped:theme',
  );
  for (const key of [...kept, DATA_KEY, SESSION_KEY, 'authRedirectPath'])
    localStorage.removeItem(key);
}

function worldOf(asked: string | null): WorldName {
  if (isWorldName(asked)) {
    sessionStorage.setItem(WORLD_KEY, asked);
    return asked;
  }
  const remembered = sessionStorage.getItem(WORLD_KEY);
  return isWorldName(remembered) ? remembered : 'signed-out';
}

/** Whether a call was meant for the pretend backend, which should then have had an answer. */
function isOurs({ origin, pathname, hostname }: URL, page: string): boolean {
  if (hostname === 'discord.com') return true;
  return origin === page && /^\/(auth|rest|functions|realtime|storage)\/v1\//.test(pathname);
}
