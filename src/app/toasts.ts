import { createToasts } from '#components/Toasts/queue';

/** The one queue of the app: whatever any flow has to say is said here, one at a time (spec §9). */
export const toasts = createToasts();
