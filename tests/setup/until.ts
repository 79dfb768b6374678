import { vi } from 'vitest';

/** Waits for a check to hold, for as long as a slow machine may take, and returns what it returned. */
export function until<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 60_000 });
}
