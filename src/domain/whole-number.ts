/** An ambiguous text means `small` or `large`. `below` and `above` are the nearest whole numbers of a fraction. */
export type NumberError =
  | { kind: 'notANumber' }
  | { kind: 'fraction'; below: number; above: number }
  | { kind: 'ambiguous'; small: number; large: number }
  /** A number with other text before or after it, such as a currency sign. */
  | { kind: 'extraText'; extra: string }
  /** The number exceeds `Number.MAX_SAFE_INTEGER`. */
  | { kind: 'tooLarge' };

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'invalid'; error: NumberError };

/** Longer texts are rejected without parsing. */
const longestText = 400;

const unitWords: Readonly<Record<string, readonly string[]>> = {
  points: ['points', 'point', 'pts', 'pt'],
  '%': ['%', 'percent'],
};

/**
 * Parses a typed or pasted whole number, in the same way for every locale (product.md §9.4). Accepts "1,000", "1 000",
 * "1'000", "1e9", full-width digits, a sign, and the field's `unit`. Rejects text that can mean two numbers. Never
 * rounds, never ignores a visible character, and never throws.
 */
export function readWholeNumber(text: string, unit?: string): NumberReading {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return invalid({ kind: 'notANumber' });
  const plain = trimmed
    // A line break or tab is a separator between two numbers. It never groups digits.
    .replaceAll(/[\r\n\t]+/g, '  ')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('−', '-')
    .trim();
  if (plain === '') return { kind: 'empty' };
  return readPlain(withoutUnit(plain, unit));
}

const written = /^([+-]?) ?((?:\d|[., '’_](?=\d))*\d?[.,]?)(?:[eE]([+-]?\d+))?$/;

function readPlain(plain: string): NumberReading {
  const [, sign = '', mantissa = '', exponent] = written.exec(plain) ?? [];
  if (!/\d/.test(mantissa)) return invalid(whyNot(plain));
  const parts = partsOf(mantissa, exponent !== undefined);
  if (parts === null) return invalid({ kind: 'notANumber' });
  const isNegative = sign === '-';
  if (parts === 'ambiguous') {
    const small = signed(Number(mantissa), isNegative);
    const large = signed(Number(mantissa.replace('.', '')), isNegative);
    return invalid({ kind: 'ambiguous', small, large });
  }
  return valueOf({ ...parts, exponent: Number(exponent ?? 0) }, isNegative);
}

interface Digits {
  whole: string;
  fraction: string;
}

/**
 * Splits the digits at the decimal mark. Returns 'ambiguous' if the mark is a period that could also separate
 * thousands. Returns null if the digits before the decimal mark are grouped, but not in groups of three.
 */
function partsOf(mantissa: string, hasExponent: boolean): Digits | 'ambiguous' | null {
  const marks = mantissa.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return ungrouped(mantissa, '');
  const at = mantissa.lastIndexOf(last);
  const [before, after] = [mantissa.slice(0, at), mantissa.slice(at + 1)];
  if (marks.length > 1) {
    const isDecimal = marks.indexOf(last) === marks.length - 1;
    return isDecimal ? ungrouped(before, after) : ungrouped(mantissa, '');
  }
  const isThousand = !hasExponent && /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
  if (!isThousand) return ungrouped(before, after);
  // "1,000" is one thousand, as in English. "1.000" can mean 1 or 1000.
  return last === ',' ? { whole: before + after, fraction: '' } : 'ambiguous';
}

function ungrouped(whole: string, fraction: string): Digits | null {
  if (!/^\d*$/.test(fraction)) return null;
  const isGrouped = /^\d{1,3}(?:([., '’_])\d{3})(?:\1\d{3})*$/.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return null;
  return { whole: whole.replaceAll(/\D/g, ''), fraction };
}

function valueOf(
  { whole, fraction, exponent }: Digits & { exponent: number },
  isNegative: boolean,
): NumberReading {
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return { kind: 'number', value: 0 };
  /** The number equals `significant` times ten to the power of `scale`. */
  const scale = exponent - fraction.length + (digits.length - significant.length);
  if (significant.length + scale > 16) return invalid({ kind: 'tooLarge' });
  if (scale >= 0) {
    const value = signed(Number(significant + '0'.repeat(scale)), isNegative);
    return Number.isSafeInteger(value) ? { kind: 'number', value } : invalid({ kind: 'tooLarge' });
  }
  const integerDigits = significant.slice(0, Math.max(significant.length + scale, 0));
  const below = Number(integerDigits || '0');
  return invalid(
    isNegative
      ? { kind: 'fraction', below: -below - 1, above: signed(below, true) }
      : { kind: 'fraction', below, above: below + 1 },
  );
}

/** Returns 'extraText' if the text has one number and other characters, otherwise 'notANumber'. */
function whyNot(plain: string): NumberError {
  const numbers = plain.match(/\d[\d.,]*/g) ?? [];
  const extra = plain.replace(/[+-]? ?\d[\d., '’_]*/, '').trim();
  const isNamed = numbers.length === 1 && extra !== '' && /^[^+\-\d]{1,20}$/.test(extra);
  return isNamed ? { kind: 'extraText', extra } : { kind: 'notANumber' };
}

function withoutUnit(plain: string, unit: string | undefined): string {
  if (unit === undefined) return plain;
  const words = unitWords[unit] ?? [unit];
  const lower = plain.toLowerCase();
  const word = words.find((each) => lower.endsWith(each));
  return word === undefined ? plain : plain.slice(0, -word.length).trimEnd();
}

/** Returns the value with its sign. Avoids negative zero. */
function signed(value: number, isNegative: boolean): number {
  return isNegative && value !== 0 ? -value : value;
}

function invalid(error: NumberError): NumberReading {
  return { kind: 'invalid', error };
}
