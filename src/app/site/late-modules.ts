/** Loads what hydrates islands. */
export const wakeModule = () => import('./wake');

/** Loads the dialogs that islands share. */
export const dialogsModule = () => import('./dialogs');
