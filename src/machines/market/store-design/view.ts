import type { SnapshotFrom } from 'xstate';
import { designChanges } from '#domain/marketplace/design-form';
import type { storeDesignMachine } from './store-design.machine';

type DesignSnapshot = SnapshotFrom<typeof storeDesignMachine>;

/** Returns whether the form has unsaved changes. */
export function isDesignChanged({ context: { store, form } }: DesignSnapshot): boolean {
  return designChanges(store.design, form).length > 0;
}

/** Returns whether the form has changes from an earlier visit that were stored in this browser. */
export function isDesignRestored(snapshot: DesignSnapshot): boolean {
  return snapshot.context.isRestored && isDesignChanged(snapshot);
}
