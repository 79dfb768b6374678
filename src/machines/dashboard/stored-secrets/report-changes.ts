import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';
import type { storedSecretsMachine } from './stored-secrets.machine';

/**
 * Reports every new version of the configuration to the machine for secrets. The machine has to read again which
 * secrets are set, because the configuration does not contain this information. Returns a function that unsubscribes.
 */
export function reportChanges(
  edit: ActorRefFrom<typeof configEditMachine>,
  secrets: ActorRefFrom<typeof storedSecretsMachine>,
): () => void {
  let { version } = edit.getSnapshot().context;
  const report = edit.subscribe(({ context }) => {
    if (context.version === version) return;
    version = context.version;
    secrets.send({ type: 'reload' });
  });
  return () => report.unsubscribe();
}
