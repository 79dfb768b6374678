import { vi } from 'vitest';

/**
 * Retries a check until it passes, and returns the result of the check. The timeout is long enough for a slow machine.
 */
export function until<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 60_000 });
}
