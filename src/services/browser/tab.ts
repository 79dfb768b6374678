const KEY = 'grouped:tab';

/** Milliseconds to wait for the lock of the page that a reload replaced. */
const RELEASE_TIME = 300;

let id: string | null = null;
let claim: Promise<string> | null = null;

/**
 * Returns the id of this tab: a reload keeps it, and no other open tab has it. A duplicated tab starts with a copy of
 * the session storage; the lock on the id is how it finds out, and it then takes a new id.
 */
export function claimTab(): Promise<string> {
  claim ??= claimId();
  return claim;
}

/** Returns the id of this tab as far as it is known without waiting; `claimTab` may still replace it. */
export function tabId(): string {
  id ??= readKeptId() ?? newId();
  return id;
}

/** Returns the ids of the tabs that are open, or null where the browser has no Web Locks to ask. */
export async function openTabs(): Promise<ReadonlySet<string> | null> {
  const locks = locksOrNull();
  if (!locks) return null;
  const { held = [] } = await locks.query();
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(`${KEY}:`) ? [name.slice(KEY.length + 1)] : [])),
  );
}

async function claimId(): Promise<string> {
  const locks = locksOrNull();
  if (locks && !(await holdsLock(locks, tabId()))) {
    id = newId();
    await holdsLock(locks, id);
  }
  return tabId();
}

/** Takes the lock of an id until the page is gone. Returns false where another tab keeps holding it. */
function holdsLock(locks: LockManager, wanted: string): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(`${KEY}:${wanted}`, { signal: AbortSignal.timeout(RELEASE_TIME) }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });
}

function newId(): string {
  const made = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, made);
  } catch {
    // Without session storage a reload counts as a new tab.
  }
  return made;
}

function readKeptId(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Web Locks are there in secure contexts only. */
function locksOrNull(): LockManager | null {
  return globalThis.navigator?.locks ?? null;
}
