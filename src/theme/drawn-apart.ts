/**
 * For a large part of a page that rarely changes: the browser reuses its painted layer while the user types elsewhere.
 * Chromium only caches the paint of stacking contexts.
 */
export const drawnApart = { isolation: 'isolate' } as const;
