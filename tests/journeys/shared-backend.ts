import type { BrowserContext, Page } from '@playwright/test';

/** Storage keys of the mock backend's data. Sessions and drafts are separate in each browser. */
const DATA = 'grouped:demo-';

declare global {
  interface Window {
    tellOthers(key: string, before: string | null, after: string | null): Promise<void>;
  }
}

/**
 * Connects two browsers to one mock backend: data that one browser writes is copied to the other, which gets a
 * `storage` event as from a second tab. Call it before either opens a page, and open both pages before any action.
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
    /** Calls a method of the storage and reports the change. */
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

/** A page that is navigating gets no events. It receives the change once it has loaded. */
async function tell(to: Page, change: Change): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // A page that was never opened has no storage.
    await to.waitForURL(/^http/, { waitUntil: 'domcontentloaded' });
    try {
      await to.evaluate(hear, change);
      return;
    } catch (error) {
      if (attempt === 5 || to.isClosed()) throw error;
    }
  }
}

/** Runs in the receiving page. Bypasses the patched `setItem`, so that the change is not sent back. */
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
