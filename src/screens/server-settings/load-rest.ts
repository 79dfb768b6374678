/**
 * Begins to load what a dashboard does not need at first: its history, commands, dialogs, and the larger controls. Rejects
 * where that cannot be loaded.
 */
export const loadRest = () => import('./rest');
