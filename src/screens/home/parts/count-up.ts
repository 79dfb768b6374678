/** What customers have earned, in dollars: where the count begins and where it ends (spec §1). */
export const EARNED_FROM = 1_000_000;
export const EARNED = 40_000_000;

/** How long the count takes, in ms (spec §1). */
export const COUNT_DURATION = 15_000;

/** The amount `elapsed` ms into the count: even steps, and never past its end. */
export function earnedAt(elapsed: number): number {
  const share = Math.min(Math.max(elapsed / COUNT_DURATION, 0), 1);
  return Math.round(EARNED_FROM + (EARNED - EARNED_FROM) * share);
}

/** `$40,000,000`, the same on every machine. */
export function dollars(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
