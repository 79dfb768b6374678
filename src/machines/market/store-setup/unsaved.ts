import type { SnapshotFrom } from 'xstate';
import { hasChanges } from './editing';
import type { storeSetupMachine } from './store-setup.machine';

/**
 * Returns whether the user would lose unsaved changes by leaving the page. Returns false after the store was created,
 * because the page then navigates to the dashboard of the store by itself.
 */
export function isUnsaved(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  const isCreated =
    setup.matches({ form: 'created' }) || setup.matches({ form: 'createdWithoutLogo' });
  return hasChanges(setup.context) && !isCreated;
}

/** Returns whether the form has changes from an earlier visit that were stored in this browser. */
export function isSetupRestored(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  return setup.context.isRestored && isUnsaved(setup);
}
