import type { ActorRefFrom } from 'xstate';
import type { configEditMachine } from '../config-edit/config-edit.machine';

/** The configuration contains no secrets, so a new version reloads them. Returns a function that unsubscribes. */
export function reportChanges(
  edit: ActorRefFrom<typeof configEditMachine>,
  reader: { send: (event: { type: 'reload' }) => void },
): () => void {
  let { version } = edit.getSnapshot().context;
  const report = edit.subscribe(({ context }) => {
    if (context.version === version) return;
    version = context.version;
    reader.send({ type: 'reload' });
  });
  return () => report.unsubscribe();
}
