import type { StoreColors } from '#domain/marketplace/readable-colors';

/**
 * Returns a color of the store as a CSS value that refers to a custom property. `colorProperties` sets these
 * properties.
 */
export function storeColor(name: keyof StoreColors): string {
  return `var(--store-${name})`;
}
