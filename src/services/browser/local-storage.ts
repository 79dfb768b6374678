/** Values that local storage rejected because it is full or blocked (as in a private window), until the page closes. */
const pageMemory = new Map<string, string>();

export function readItem(key: string): string | null {
  return pageMemory.get(key) ?? localStorageOrNull()?.getItem(key) ?? null;
}

/** A rejected value is stored in memory. Returns whether the value survives a reload. */
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

/** Returns whether this browser keeps what is stored. It does not if site data is blocked or the storage is full. */
export function keepsItems(): boolean {
  const key = 'storage-check';
  const isKept = writeItem(key, key);
  removeItem(key);
  return isKept;
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
