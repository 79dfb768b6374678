import { setupWorker } from 'msw/browser';
import { createMockBackend } from './backend';
import { demoLatency, MOCK_ANON_KEY, noLatency } from './context';
import { answerOfConsentPage } from './session/consent.handlers';
import { answerOfEmailLink } from './session/emails.handlers';
import { DATA_KEY } from './data';
import { isWorldName, type WorldName } from './worlds';

/** The public key in demo mode. The URL of the backend is the page's origin. */
export const demoAnonKey = MOCK_ANON_KEY;

/** The id of the bot's application on Discord, which is also that of the bot's account. */
export { BOT_ID as demoClientId } from './dashboard/guild';

const WORLD_KEY = 'grouped:world';
const SESSION_KEY = 'supabase-auth';

declare global {
  interface Window {
    /** Set by journeys before the page loads: demo mode responds without delays (testing.md §11). */
    isDemoInstant?: boolean;
  }
}

export interface Demo {
  world: WorldName;
  /** `away`: the page navigates to another URL. `reload`: it has to be reloaded. Nothing is rendered then. */
  leaving: false | 'away' | 'reload';
  /** Null if there is no such email. Demo mode simulates emails and sends none. */
  emailCode: (address: string) => string | null;
}

/**
 * Starts demo mode (product.md §18.1): reads the world from `?world=`, stores it for the tab, and starts the service
 * worker that responds to all requests. A page load of `/auth/v1/authorize` simulates Discord's consent page, and a
 * page load of `/auth/v1/verify` simulates the link of an email; both redirect back immediately.
 *
 * @throws when the browser has no service workers (an insecure origin, some private windows), which demo mode requires.
 */
export async function startDemo({
  search,
  origin,
}: {
  search: string;
  origin: string;
}): Promise<Demo> {
  const requested = new URLSearchParams(search).get('world');
  const world = worldOf(requested);
  const backend = createMockBackend({
    world,
    url: origin,
    latency: window.isDemoInstant === true ? noLatency : demoLatency,
    keep: localStorage,
  });
  const emailCode = (address: string) => {
    const mail = backend.store.accounts.lastMail(address);
    return mail && mail.code;
  };
  const here = new URL(window.location.href);
  const next =
    answerOfConsentPage(here, backend.context) ?? answerOfEmailLink(here, backend.context);
  if (next !== null) {
    window.location.replace(next);
    return { world, leaving: 'away', emailCode };
  }
  if (requested === world) {
    const session = backend.openStartingSession();
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  }
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === DATA_KEY) backend.store.applyOtherTab(oldValue, newValue);
  });
  if (!(await isControlled())) return { world, leaving: 'reload', emailCode };
  sendThroughWorker();
  await setupWorker(...backend.handlers).start({
    quiet: true,
    serviceWorker: { url: '/demo-worker.js' },
    onUnhandledRequest(request, print) {
      if (isForMockBackend(new URL(request.url), origin)) print.error();
    },
  });
  return { world, leaving: false, emailCode };
}

/** Firefox sends a request that outlives its page past the service worker. */
function sendThroughWorker(): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => send(input, init && { ...init, keepalive: false });
}

/**
 * Also returns true if there is no service worker. After Shift+Reload, a worker that is already active does not take
 * control. MSW then reloads the page, which runs until then, so that the user's changes would be lost.
 */
async function isControlled(): Promise<boolean> {
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

/** Deletes all data of the demo, including drafts and the session. The page has to be reloaded afterward. */
export function resetDemoData(): void {
  const demoKeys = Object.keys(localStorage).filter(
    (key) => key.startsWith('grouped:') && key !== 'grouped:theme',
  );
  for (const key of [...demoKeys, DATA_KEY, SESSION_KEY, 'authRedirectPath'])
    localStorage.removeItem(key);
  sessionStorage.removeItem('grouped:account-form');
}

function worldOf(requested: string | null): WorldName {
  if (isWorldName(requested)) {
    sessionStorage.setItem(WORLD_KEY, requested);
    return requested;
  }
  const remembered = sessionStorage.getItem(WORLD_KEY);
  return isWorldName(remembered) ? remembered : 'signed-out';
}

/** Returns whether a request was meant for the mock backend. A missing handler for such a request is an error. */
function isForMockBackend({ origin, pathname, hostname }: URL, page: string): boolean {
  if (hostname === 'discord.com') return true;
  return origin === page && /^\/(auth|rest|functions|realtime|storage)\/v1\//.test(pathname);
}
