const KEY = 'grouped:tab';

/** Milliseconds to wait for a lock. After a reload, the previous page still holds it for a moment, longer on a busy machine. */
const RELEASE_TIME = 2_000;

let id: string | null = null;
let claim: Promise<string> | null = null;

/** Survives a reload and is unique among the open tabs. A duplicated tab, whose id is locked, creates a new one. */
export function claimTab(): Promise<string> {
  claim ??= claimId();
  return claim;
}

/** Returns the id of this tab without waiting; `claimTab` may still replace it. */
export function tabId(): string {
  id ??= readKeptId() ?? newId();
  return id;
}

/** Returns the ids of the open tabs; null if the browser has no Web Locks. */
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

/** Acquires the lock of an id until the page closes. Returns false if another tab holds the lock. */
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
    // If session storage is blocked, a reload counts as a new tab.
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

/** Web Locks exist only in secure contexts. */
function locksOrNull(): LockManager | null {
  return globalThis.navigator?.locks ?? null;
}
