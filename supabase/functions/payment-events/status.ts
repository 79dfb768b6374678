/** Returns the status of a refund. Both providers have the same statuses. A canceled refund has failed. */
export function refundStatus(status: string): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** Closed without a loss. In the end of an inquiry, and if the charge was refunded, no money is withdrawn. */
const won: readonly string[] = ['won', 'warning_closed', 'prevented', 'closed', 'charge_refunded'];

/**
 * Returns the status of a dispute. Both providers have the same statuses. One that begins with `warning_` is an inquiry.
 */
export function disputeStatus(
  status: string,
  isInquiry = status.startsWith('warning_'),
): 'inquiry' | 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  if (won.includes(status)) return 'won';
  return isInquiry ? 'inquiry' : 'open';
}
