import type { SnapshotFrom } from 'xstate';
import { hasChanges } from './editing';
import type { storeSetupMachine } from './store-setup.machine';

/** Returns whether leaving the form would leave unsaved changes behind. A created store leads on by itself. */
export function isUnsaved(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  const isCreated =
    setup.matches({ form: 'created' }) || setup.matches({ form: 'createdWithoutLogo' });
  return hasChanges(setup.context) && !isCreated;
}

/** Returns whether the form has changes that this browser kept from an earlier visit. */
export function isSetupRestored(setup: SnapshotFrom<typeof storeSetupMachine>): boolean {
  return setup.context.isRestored && isUnsaved(setup);
}
