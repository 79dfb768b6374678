/** Why a text is not one whole number. `small` and `large` are the two numbers it can mean, `below` and `above` its neighbors. */
export type NumberError =
  | { kind: 'notANumber' }
  | { kind: 'fraction'; below: number; above: number }
  | { kind: 'ambiguous'; small: number; large: number }
  /** One number with something else around it, such as a currency sign. */
  | { kind: 'extraText'; extra: string }
  /** Beyond what a number holds exactly (`Number.MAX_SAFE_INTEGER`). */
  | { kind: 'tooLarge' };

export type NumberReading =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused'; error: NumberError };

/** Longer texts are not worth reading: no whole number needs as many characters. */
const longestText = 400;

const unitWords: Readonly<Record<string, readonly string[]>> = {
  points: ['points', 'point', 'pts', 'pt'],
  '%': ['%', 'percent'],
};

/**
 * Reads a typed or pasted text as a whole number, the same in every locale: grouped digits ('1,000', '1 000', "1'000"),
 * exponents ('1e9'), full-width digits, a plus or minus sign, and the field's own `unit` behind the number. A text that is
 * no whole number, or that can mean two, is refused; it is never rounded and nothing in it is skipped. Never throws.
 */
export function readWholeNumber(text: string, unit?: string): NumberReading {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return refused({ kind: 'notANumber' });
  const plain = trimmed
    // A line break or a tab divides two numbers; it never groups the digits of one.
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
  if (!/\d/.test(mantissa)) return refused(whyNot(plain));
  const parts = partsOf(mantissa, exponent !== undefined);
  if (parts === null) return refused({ kind: 'notANumber' });
  const isNegative = sign === '-';
  if (parts === 'ambiguous') {
    const small = signed(Number(mantissa), isNegative);
    const large = signed(Number(mantissa.replace('.', '')), isNegative);
    return refused({ kind: 'ambiguous', small, large });
  }
  return valueOf({ ...parts, exponent: Number(exponent ?? 0) }, isNegative);
}

interface Digits {
  whole: string;
  fraction: string;
}

/** Tells the digits before the decimal mark from those after it; null where the digits are not grouped by threes. */
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
  // '1,000' is a thousand in the language of the page; '1.000' is 1 to some people and 1000 to others.
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
  /** The power of ten that the significant digits are multiplied by. */
  const scale = exponent - fraction.length + (digits.length - significant.length);
  if (significant.length + scale > 16) return refused({ kind: 'tooLarge' });
  if (scale >= 0) {
    const value = signed(Number(significant + '0'.repeat(scale)), isNegative);
    return Number.isSafeInteger(value) ? { kind: 'number', value } : refused({ kind: 'tooLarge' });
  }
  const integerDigits = significant.slice(0, Math.max(significant.length + scale, 0));
  const below = Number(integerDigits || '0');
  return refused(
    isNegative
      ? { kind: 'fraction', below: -below - 1, above: signed(below, true) }
      : { kind: 'fraction', below, above: below + 1 },
  );
}

/** Names what stands around a number, where there is exactly one. */
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

/** Without a negative zero. */
function signed(value: number, isNegative: boolean): number {
  return isNegative && value !== 0 ? -value : value;
}

function refused(error: NumberError): NumberReading {
  return { kind: 'refused', error };
}
