/**
 * A style for a large part of a page that rarely changes. While the user types in another part, the browser reuses the
 * painted layer of this part. Chromium caches the paint only for stacking contexts.
 */
export const drawnApart = { isolation: 'isolate' } as const;
