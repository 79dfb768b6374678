import type { SnapshotFrom } from 'xstate';
import type { DeclineError, RequestsError } from '#domain/team/access-request';
import type { accessRequestsMachine } from './access-requests.machine';

type AccessRequestsSnapshot = SnapshotFrom<typeof accessRequestsMachine>;

/** Returns why the requests could not be read; null if they were read or are being read. */
export function requestsFailure({ value }: AccessRequestsSnapshot): RequestsError['kind'] | null {
  return typeof value === 'object' && 'failed' in value ? value.failed : null;
}

/** Returns why the last request could not be declined; null if there is no such failure. */
export function declineFailure({ value }: AccessRequestsSnapshot): DeclineError['kind'] | null {
  if (typeof value !== 'object' || !('listed' in value)) return null;
  return typeof value.listed === 'object' ? value.listed.notDeclined : null;
}
