import { vi } from 'vitest';

/** Retries a check until it passes, and returns its result. The timeout allows for a slow machine. */
export function until<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 60_000 });
}
