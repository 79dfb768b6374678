export const loadHydration = () => import('./hydrate');

export const loadDialogs = () => import('./dialogs');
