/**
 * Values that local storage rejected because it is full or blocked (a private window). They last until the page closes,
 * and callers do not need to handle it.
 */
const pageMemory = new Map<string, string>();

export function readItem(key: string): string | null {
  return pageMemory.get(key) ?? localStorageOrNull()?.getItem(key) ?? null;
}

/** Stores a value, or keeps it in memory when the browser rejects it. Returns whether the value survives a reload. */
export function writeItem(key: string, value: string): boolean {
  try {
    const storage = localStorageOrNull();
    if (!storage) throw new Error('No local storage');
    storage.setItem(key, value);
    pageMemory.delete(key);
    return true;
  } catch {
    // The quota is exceeded or storage is blocked.
    pageMemory.set(key, value);
    return false;
  }
}

export function removeItem(key: string): void {
  pageMemory.delete(key);
  localStorageOrNull()?.removeItem(key);
}

export function itemKeys(): string[] {
  const storage = localStorageOrNull();
  const storedKeys = Array.from({ length: storage?.length ?? 0 }, (_, index) =>
    storage?.key(index),
  );
  return [
    ...new Set([...pageMemory.keys(), ...storedKeys.filter((key) => typeof key === 'string')]),
  ];
}

/** Calls back when another tab changes the value of a key. Returns a function that stops it. */
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
    // Reading `localStorage` throws when the user blocks site data.
    return null;
  }
}
