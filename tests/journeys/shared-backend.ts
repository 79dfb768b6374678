import type { BrowserContext, Page } from '@playwright/test';

/** The keys the pretend backend keeps its data under; sessions and drafts are each browser's own. */
const DATA = 'grouped:demo-';

declare global {
  interface Window {
    tellOthers(key: string, before: string | null, after: string | null): Promise<void>;
  }
}

/**
 * Puts two people in front of one pretend backend: what one browser writes of its data the other has too, and hears of
 * as it would of a second tab. Call it before either opens a page of the app, and open both before anything is done.
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
    /** Does what a method of the storage does, and tells what came of it. */
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

/** A page on its way to another address hears nothing: it is told once it is there. */
async function tell(to: Page, change: Change): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    // One that has not been opened yet has no storage.
    await to.waitForURL(/^http/, { waitUntil: 'domcontentloaded' });
    try {
      await to.evaluate(hear, change);
      return;
    } catch (error) {
      if (attempt === 5 || to.isClosed()) throw error;
    }
  }
}

/** Runs in the page that hears. Written past `setItem`, so that it is not told back. */
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
