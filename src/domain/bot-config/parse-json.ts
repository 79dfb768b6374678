import { readWholeNumber } from '#domain/whole-number';
import { channelIdIn, idIn } from './snowflake';

/** Returns an object's own property. Never returns an inherited one such as `__proto__` or `constructor`. */
export function own(raw: unknown, name: string): unknown {
  return isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined;
}

/** Leaves out `__proto__`, because assigning that key to an object would change the object's prototype. */
export function entriesOf(raw: unknown): [string, unknown][] {
  return isRecord(raw) ? Object.entries(raw).filter(([name]) => name !== '__proto__') : [];
}

export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function parseText(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? raw : fallback;
}

/** Parses an id. Accepts only text, because a JavaScript number cannot hold all digits of an id. */
export function parseId(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? idIn(raw) : fallback;
}

export function parseChannelId(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? channelIdIn(raw) : fallback;
}

/** '' becomes null ("not set"). A fraction, a number out of bounds or other text is kept; `checkValue` rejects it. */
export function parseNumber(
  raw: unknown,
  fallback: number | string | null,
  unit?: string,
): number | string | null {
  if (typeof raw === 'number' && Number.isFinite(raw)) return raw;
  if (typeof raw !== 'string') return fallback;
  const reading = readWholeNumber(raw, unit);
  if (reading.kind === 'number') return reading.value;
  return reading.kind === 'empty' ? null : raw;
}

export function parseSwitch(raw: unknown, fallback: boolean): boolean {
  if (typeof raw === 'boolean') return raw;
  if (raw === 'true') return true;
  return raw === 'false' ? false : fallback;
}
