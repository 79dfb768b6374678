import type { SnapshotFrom } from 'xstate';
import type { ServerFactsError } from '#domain/servers/server-facts';
import type { serverFactsMachine } from './server-facts.machine';

/** Returns why the facts could not be read; null if they were read or are being read. */
export function serverFactsFailure({
  value,
}: SnapshotFrom<typeof serverFactsMachine>): ServerFactsError['kind'] | null {
  return typeof value === 'object' ? value.failed : null;
}
