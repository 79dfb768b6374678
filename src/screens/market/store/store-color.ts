import type { StoreColors } from '#domain/marketplace/readable-colors';

/** Refers to a custom property that `colorProperties` sets. */
export function storeColor(name: keyof StoreColors): string {
  return `var(--store-${name})`;
}
