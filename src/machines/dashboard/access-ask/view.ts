import type { SnapshotFrom } from 'xstate';
import type { accessAskMachine } from './access-ask.machine';

type AccessAskSnapshot = SnapshotFrom<typeof accessAskMachine>;

/** Why the last attempt to send or withdraw an access request failed. */
export type AccessAskFailure = Extract<AccessAskSnapshot['value'], { failed: unknown }>['failed'];

/**
 * Returns why the last attempt to send or withdraw an access request for the given server failed; null if it did not
 * fail.
 */
export function accessAskFailure(
  { value, context }: AccessAskSnapshot,
  serverId: string,
): AccessAskFailure | null {
  if (context.serverId !== serverId || typeof value !== 'object') return null;
  return value.failed;
}

/** Returns whether an access request for the given server is being sent or withdrawn; null if neither. */
export function pendingRequest(
  { value, context }: AccessAskSnapshot,
  serverId: string,
): 'asking' | 'withdrawing' | null {
  if (context.serverId !== serverId) return null;
  return value === 'asking' || value === 'withdrawing' ? value : null;
}

/**
 * Returns whether an access request for any server is being sent or withdrawn. Another one can be sent only after the
 * response.
 */
export function isRequestPending({ value }: AccessAskSnapshot): boolean {
  return value === 'asking' || value === 'withdrawing';
}
