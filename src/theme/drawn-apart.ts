/**
 * The browser reuses the painted layer of this part while the user types in another. Chromium needs a stacking context.
 */
export const drawnApart = { isolation: 'isolate' } as const;
