import type { SnapshotFrom } from 'xstate';
import { designChanges } from '#domain/marketplace/design-form';
import type { storeDesignMachine } from './store-design.machine';

type DesignSnapshot = SnapshotFrom<typeof storeDesignMachine>;

/** Returns whether there is anything to lose. */
export function isDesignChanged({ context: { store, form } }: DesignSnapshot): boolean {
  return designChanges(store.design, form).length > 0;
}

/** Returns whether the form has changes that this browser kept from an earlier visit. */
export function isDesignRestored(snapshot: DesignSnapshot): boolean {
  return snapshot.context.isRestored && isDesignChanged(snapshot);
}
