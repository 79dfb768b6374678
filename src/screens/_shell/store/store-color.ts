import type { StoreColors } from '#domain/marketplace/readable-colors';

/** Returns a color of the store as a CSS value. `colorProperties` sets the custom properties. */
export function storeColor(name: keyof StoreColors): string {
  return `var(--store-${name})`;
}
