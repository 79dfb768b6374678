/**
 * The browser's local storage, where it may be used. A private window or a full disk refuses it: then what is
 * written is remembered until the page closes, so that nothing else has to know.
 */
const pageMemory = new Map<string, string>();

/** The value kept under a key, or null. */
export function readItem(key: string): string | null {
  return pageMemory.get(key) ?? localStorageOrNull()?.getItem(key) ?? null;
}

/**
 * Keeps a value under a key: over reloads where the browser allows it, else while the page is open. Answers whether it
 * outlives the page.
 */
export function writeItem(key: string, value: string): boolean {
  try {
    const storage = localStorageOrNull();
    if (!storage) throw new Error('No local storage');
    storage.setItem(key, value);
    pageMemory.delete(key);
    return true;
  } catch {
    // The quota is used up or storage is blocked: no reason to lose what was asked to be kept.
    pageMemory.set(key, value);
    return false;
  }
}

/** Forgets the value kept under a key. */
export function removeItem(key: string): void {
  pageMemory.delete(key);
  localStorageOrNull()?.removeItem(key);
}

/** The keys of everything that is kept. */
export function itemKeys(): string[] {
  const storage = localStorageOrNull();
  const kept = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index));
  return [...new Set([...pageMemory.keys(), ...kept.filter((key) => typeof key === 'string')])];
}

/** Tells of each change another tab makes to a key. Returns the way to stop. */
export function watchItem(key: string, onChange: (value: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listener = (event: StorageEvent) => {
    if (event.key === key) onChange(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    // Reading the property itself throws where the person blocked site data.
    return null;
  }
}
