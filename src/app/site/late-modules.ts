/** Loads what hydrates islands. */
export const loadHydration = () => import('./hydrate');

/** Loads the dialogs that islands share. */
export const loadDialogs = () => import('./dialogs');
