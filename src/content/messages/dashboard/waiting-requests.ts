import { formatNumber } from '#domain/format-number';

/** Returns how many people ask for access to a server. */
export function waitingRequestsText(requests: number): string {
  return requests === 1 ? '1 access request' : `${formatNumber(requests)} access requests`;
}
