import type { BrowserContext, Page } from '@playwright/test';

/**
 * The prefix of the storage keys for the mock backend's data. Sessions and drafts have other keys and stay separate in
 * each browser.
 */
const DATA = 'grouped:demo-';

declare global {
  interface Window {
    tellOthers(key: string, before: string | null, after: string | null): Promise<void>;
  }
}

/**
 * Connects two browsers to one mock backend. Data that one browser writes is copied to the other one, which gets a
 * `storage` event as if from a second tab. Call this function before either browser opens a page, and open both pages
 * before any action.
 */
export async function shareBackend(one: Page, other: Page): Promise<void> {
  await connect(one.context(), other);
  await connect(other.context(), one);
}

async function connect(from: BrowserContext, to: Page): Promise<void> {
  await from.exposeFunction(
    'tellOthers' satisfies keyof Window,
    (key: string, before: string | null, after: string | null) => tell(to, { key, before, after }),
  );
  await from.addInitScript((prefix) => {
    /** Replaces a method of `Storage` with a method that also reports the change. */
    const told = (name: 'setItem' | 'removeItem') => {
      const own = Object.getOwnPropertyDescriptor(Storage.prototype, name)?.value;
      Object.defineProperty(Storage.prototype, name, {
        configurable: true,
        value(this: Storage, ...args: string[]) {
          const [key = ''] = args;
          const before = this.getItem(key);
          Reflect.apply(own, this, args);
          const after = this.getItem(key);
          if (key.startsWith(prefix) && before !== after)
            void window.tellOthers(key, before, after);
        },
      });
    };
    told('setItem');
    told('removeItem');
  }, DATA);
}

interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

/**
 * Sends a change to a page. A page that is navigating cannot receive the change, so the function tries again after the
 * page has loaded.
 */
async function tell(to: Page, change: Change): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // A page that was never opened has no storage. Wait for a page with an http URL.
    await to.waitForURL(/^http/, { waitUntil: 'domcontentloaded' });
    try {
      await to.evaluate(hear, change);
      return;
    } catch (error) {
      if (attempt === 5 || to.isClosed()) throw error;
    }
  }
}

/**
 * Stores the change in the receiving page and dispatches the event. Bypasses the patched `setItem`, so that the change
 * is not sent back.
 */
function hear({ key, before, after }: Change): void {
  if (after === null) delete localStorage[key];
  else localStorage[key] = after;
  window.dispatchEvent(
    new StorageEvent('storage', {
      key,
      oldValue: before,
      newValue: after,
      storageArea: localStorage,
    }),
  );
}
