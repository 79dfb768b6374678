import { readWholeNumber } from '#domain/whole-number';
import type { FieldRow } from './field';
import type { ConfigProblem } from './problem';

/** `value` may be a string of digits. `path` locates it within the setting. */
export function checkNumber(
  value: number | string | null,
  { unit, min, max }: Pick<FieldRow, 'unit' | 'min' | 'max'>,
  path: string,
): ConfigProblem | null {
  if (value === null) return null;
  const [least, most] = [min ?? Number.MIN_SAFE_INTEGER, max ?? Number.MAX_SAFE_INTEGER];
  const isWithin = (number: number) => number >= least && number <= most;
  const outOfBounds = { kind: 'outOfBounds', path, least, most } as const;
  if (typeof value === 'number' && Number.isInteger(value)) {
    return isWithin(value) ? null : outOfBounds;
  }
  const reading = readWholeNumber(String(value), unit);
  if (reading.kind === 'empty') return null;
  if (reading.kind === 'number') return isWithin(reading.value) ? null : outOfBounds;
  const { error } = reading;
  if (error.kind === 'tooLarge') return outOfBounds;
  // A fraction's error suggests the whole numbers around it, so both must be within the bounds.
  const isBeyond = error.kind === 'fraction' && !(isWithin(error.below) && isWithin(error.above));
  return isBeyond ? outOfBounds : { kind: 'notAnInteger', path, error };
}
