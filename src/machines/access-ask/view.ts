import type { SnapshotFrom } from 'xstate';
import type { accessAskMachine } from './access-ask.machine';

type AccessAskSnapshot = SnapshotFrom<typeof accessAskMachine>;

/** Why the last request was not sent or withdrawn. */
export type AccessAskFailure = Extract<AccessAskSnapshot['value'], { failed: unknown }>['failed'];

/** Returns the failure of the last request for access to a server; null if there is none. */
export function accessAskFailure(
  { value, context }: AccessAskSnapshot,
  serverId: string,
): AccessAskFailure | null {
  if (context.serverId !== serverId || typeof value !== 'object') return null;
  return value.failed;
}

/** Returns the request that is pending for a server; null if there is none. */
export function pendingRequest(
  { value, context }: AccessAskSnapshot,
  serverId: string,
): 'asking' | 'withdrawing' | null {
  if (context.serverId !== serverId) return null;
  return value === 'asking' || value === 'withdrawing' ? value : null;
}

/** Returns whether a request for any server is pending. Another request can be sent only after the response. */
export function isRequestPending({ value }: AccessAskSnapshot): boolean {
  return value === 'asking' || value === 'withdrawing';
}
