import { formatNumber } from '#domain/format-number';
import type { NumberError } from '#domain/whole-number';

/** Returns the text that explains why the input is not a whole number, and how to correct it. */
export function numberErrorText(error: Exclude<NumberError, { kind: 'tooLarge' }>): string {
  switch (error.kind) {
    case 'notANumber':
      return 'Enter one whole number in digits, like 25.';
    case 'fraction':
      return `Enter a whole number: ${formatNumber(error.below)} or ${formatNumber(error.above)}.`;
    case 'ambiguous':
      return `This could mean ${formatNumber(error.small)} or ${formatNumber(error.large)}. Enter it without the period.`;
    case 'extraText':
      return `Enter only the number, without “${error.extra}”.`;
  }
}

/** Returns the text that names the allowed range. Both bounds are included. */
export function outOfBoundsText(least: number, most: number): string {
  return `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.`;
}

/** Shown if the typed text does not consist of plain digits. `value` is the number that will be saved. */
export function savedAsText(value: number): string {
  return `This will be saved as ${value}.`;
}
