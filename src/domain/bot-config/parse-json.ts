import { readWholeNumber } from '#domain/whole-number';
import { channelIdIn, idIn } from './snowflake';

/** A property of an unknown value; what it merely inherits (`__proto__`, `constructor`) is not there. */
export function own(raw: unknown, name: string): unknown {
  return isRecord(raw) && Object.hasOwn(raw, name) ? raw[name] : undefined;
}

/**
 * The named entries of an unknown value. `__proto__` is left out: whoever copies it by assignment would
 * change the prototype of the copy.
 */
export function entriesOf(raw: unknown): [string, unknown][] {
  return isRecord(raw) ? Object.entries(raw).filter(([name]) => name !== '__proto__') : [];
}

export function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

export function parseText(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? raw : fallback;
}

/** An id is text only: as a number it has already lost its last digits. */
export function parseId(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? idIn(raw) : fallback;
}

/** As `parseId`; of a copied link to a channel, the id of the channel. */
export function parseChannelId(raw: unknown, fallback: string): string {
  return typeof raw === 'string' ? channelIdIn(raw) : fallback;
}

/**
 * '' is «not set». A fraction, a number out of bounds and a text that is no whole number are kept as they are: it is
 * `checkValue` that refuses them.
 */
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
