import { once } from '#domain/once';
import type { NumberError } from '#domain/whole-number';

/** Returns why a text is not a whole number, and what to enter instead. */
export function numberErrorText(error: Exclude<NumberError, { kind: 'tooLarge' }>): string {
  switch (error.kind) {
    case 'notANumber':
      return 'Enter one whole number in digits, like 25.';
    case 'fraction':
      return `Enter a whole number: ${error.below} or ${error.above}.`;
    case 'ambiguous':
      return `This can mean ${error.small} or ${error.large}. Enter it without the dot.`;
    case 'extraText':
      return `Enter only the number, without “${error.extra}”.`;
  }
}

const grouped = once(() => new Intl.NumberFormat('en-US'));

/** Both bounds are included. */
export function outOfBoundsText(least: number, most: number): string {
  return `Enter a whole number from ${grouped().format(least)} to ${grouped().format(most)}.`;
}

/** Shown when the text is not plain digits. */
export function savedAsText(value: number): string {
  return `This will be saved as ${value}.`;
}
