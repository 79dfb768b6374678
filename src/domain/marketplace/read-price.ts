import { currencies, placesOf, type Currency } from './currency';
import { membershipLimits } from './own-membership';

/**
 * Prices are in minor units. `tooPrecise`: too many decimal places; `below` and `above` are the nearest prices.
 * `ambiguous`: the text can mean two amounts. `otherCurrency`: it names another currency than the chosen one.
 */
export type PriceError =
  | { kind: 'notAPrice' | 'negative' | 'tooLarge' }
  | { kind: 'tooPrecise'; below: number; above: number }
  | { kind: 'ambiguous'; small: number; large: number }
  | { kind: 'otherCurrency'; sign: string }
  | { kind: 'extraText'; extra: string };

/** `isPlain`: the text is in the stored format, so the form does not have to explain how it was parsed. */
export type PriceReading =
  | { kind: 'empty' }
  | { kind: 'price'; minor: number; isPlain: boolean }
  | { kind: 'invalid'; error: PriceError };

const longestText = 100;

/** The signs of currencies, in addition to their codes. Every dollar currency can also be written as '$'. */
const signs: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  USD: ['$', 'us$'],
  EUR: ['€'],
  GBP: ['£'],
  CAD: ['$', 'ca$', 'c$'],
  AUD: ['$', 'a$', 'au$'],
  NZD: ['$', 'nz$'],
  CHF: ['fr.', 'sfr.'],
  SEK: ['kr', 'kr.'],
  NOK: ['kr', 'kr.'],
  DKK: ['kr', 'kr.'],
  PLN: ['zł'],
  CZK: ['kč'],
  SGD: ['$', 's$'],
  HKD: ['$', 'hk$'],
  MXN: ['$', 'mx$'],
  BRL: ['r$'],
  INR: ['₹', 'rs', 'rs.'],
  JPY: ['¥', '円'],
  KRW: ['₩', '원'],
  KWD: ['kd'],
  BHD: ['bd'],
  AMD: ['֏'],
  ARS: ['$', 'ar$'],
  AZN: ['₼'],
  BBD: ['$', 'bds$'],
  BDT: ['৳', 'tk'],
  BGN: ['лв', 'лв.'],
  BMD: ['$'],
  BND: ['$', 'b$'],
  BSD: ['$'],
  BTC: ['₿'],
  BZD: ['$', 'bz$'],
  CLP: ['$', 'clp$'],
  CNY: ['¥', 'cn¥', '元', 'rmb'],
  COP: ['$', 'col$'],
  CRC: ['₡'],
  DOP: ['$', 'rd$'],
  EGP: ['e£'],
  FJD: ['$', 'fj$'],
  GEL: ['₾'],
  GHS: ['₵', 'gh₵'],
  GYD: ['$', 'g$'],
  HUF: ['ft', 'ft.'],
  IDR: ['rp', 'rp.'],
  ILS: ['₪'],
  ISK: ['kr', 'kr.'],
  JMD: ['$', 'j$'],
  KES: ['ksh', 'ksh.'],
  KHR: ['៛'],
  KYD: ['$', 'ci$'],
  KZT: ['₸'],
  LAK: ['₭'],
  LKR: ['rs', 'rs.'],
  LRD: ['$', 'l$'],
  MNT: ['₮'],
  MUR: ['rs', 'rs.'],
  MYR: ['rm'],
  NAD: ['$', 'n$'],
  NGN: ['₦'],
  NPR: ['rs', 'rs.'],
  PEN: ['s/', 's/.'],
  PHP: ['₱'],
  PKR: ['rs', 'rs.'],
  PYG: ['₲'],
  RON: ['lei'],
  RUB: ['₽', 'руб', 'руб.'],
  SBD: ['$', 'si$'],
  SRD: ['$', 'sr$'],
  THB: ['฿'],
  TRY: ['₺', 'tl'],
  TTD: ['$', 'tt$'],
  TWD: ['$', 'nt$'],
  TZS: ['tsh', 'tsh.'],
  UAH: ['₴', 'грн', 'грн.'],
  UGX: ['ush', 'ush.'],
  UYU: ['$', '$u'],
  VND: ['₫', 'đ'],
  XAF: ['fcfa'],
  XCD: ['$', 'ec$'],
  XCG: ['cg.'],
  XOF: ['f', 'cfa', 'fcfa'],
  XPF: ['cfpf', 'f'],
  ZAR: ['r'],
};

const allSigns: ReadonlySet<string> = new Set([
  ...Object.values(signs).flat(),
  ...Object.keys(currencies).map((code) => code.toLowerCase()),
]);

/**
 * Parses a typed or pasted price into minor units of `currency`, in the same way for every locale (product.md §21.12).
 * Accepts formats such as "49.99", "49,99", "$49.99", "1,000.50", "1.000,50", "1 000". Rejects any other text, and text
 * that can mean two amounts. Never rounds the amount, never ignores a visible character, and never throws.
 */
export function readPrice(text: string, currency: Currency): PriceReading {
  const trimmed = text.trim();
  if (trimmed.length > longestText) return invalid({ kind: 'notAPrice' });
  const odd = Array.from(trimmed).find(isNumberSign);
  if (odd !== undefined) return invalid({ kind: 'extraText', extra: odd });
  const plain = trimmed
    // A line break or tab separates two numbers; it never groups digits.
    .replaceAll(/[\r\n\t]+/g, '  ')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('−', '-')
    .trim();
  if (plain === '') return { kind: 'empty' };
  const { amount, sign } = withoutSign(plain);
  if (plain.startsWith('-') || amount.startsWith('-')) {
    const isNumber = plain.split('-').length === 2 && /\d/.test(plain);
    return invalid({ kind: isNumber ? 'negative' : 'notAPrice' });
  }
  if (sign !== null && !isSignOf(sign, currency)) return invalid(wrongSign(sign));
  const digits = placesOf(currency);
  const reading = readAmount(amount, digits);
  return reading.kind === 'price'
    ? { ...reading, isPlain: sign === null && isStoredForm(plain, digits) }
    : reading;
}

/** Returns whether a character stands for a number without being a digit: '²', '①', '½'. NFKC would make it digits. */
function isNumberSign(character: string): boolean {
  return !/\p{Nd}/u.test(character) && /\d/.test(character.normalize('NFKC'));
}

const signAndAmount =
  /^([^\d.,-]*\p{L}\. ?|[^\d.,-]*)(-? ?[\d.,](?:[\d., '’_]*[\d.,])?)([^\d.,]*\.?)$/u;

/** `sign` is the text before and after the amount, or null if there is none. */
function withoutSign(plain: string): { amount: string; sign: string | null } {
  const [, before = '', amount = plain, after = ''] = signAndAmount.exec(plain) ?? [];
  const sign = [before, after].map((part) => part.trim()).join(' ');
  return { amount, sign: sign.trim() || null };
}

/** A price may have both a symbol and a code: "$49.99 USD". */
function isSignOf(sign: string, currency: Currency): boolean {
  const known: readonly string[] = [...(signs[currency] ?? []), currency.toLowerCase()];
  return sign.split(' ').every((part) => known.includes(part.toLowerCase()));
}

function wrongSign(sign: string): PriceError {
  if (allSigns.has(sign.toLowerCase())) return { kind: 'otherCurrency', sign };
  return sign.length <= 20 ? { kind: 'extraText', extra: sign } : { kind: 'notAPrice' };
}

function isStoredForm(text: string, digits: number): boolean {
  const [whole = '', fraction, ...more] = text.split('.');
  const isWhole = /^(?:0|[1-9]\d*)$/.test(whole);
  return isWhole && more.length === 0 && (fraction === undefined || fraction.length === digits);
}

const written = /^(?:\d|[., '’_](?=\d))*\d?[.,]?$/;

function readAmount(amount: string, digits: number): PriceReading {
  const parts = /\d/.test(amount) && written.test(amount) ? partsOf(amount, digits) : null;
  if (parts === null) return invalid({ kind: 'notAPrice' });
  if (!('large' in parts)) return minorOf(parts, digits);
  const [small, large] = [minorOf(parts.small, digits), minorOf(parts.large, digits)];
  return small.kind === 'price' && large.kind === 'price'
    ? invalid({ kind: 'ambiguous', small: small.minor, large: large.minor })
    : small;
}

interface Digits {
  whole: string;
  fraction: string;
}

/**
 * Splits the digits at the decimal mark. If the mark could also separate thousands, the function may return both
 * readings. Returns null if the digits before the decimal mark are grouped, but not in groups of three or as in India.
 */
function partsOf(amount: string, digits: number): Digits | { small: Digits; large: Digits } | null {
  const marks = amount.replaceAll(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined) return ungrouped(amount, '');
  const at = amount.lastIndexOf(last);
  const [before, after] = [amount.slice(0, at), amount.slice(at + 1)];
  if (marks.length > 1) {
    const isDecimal = marks.indexOf(last) === marks.length - 1;
    return isDecimal ? ungrouped(before, after) : ungrouped(amount, '');
  }
  const isThousand = /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
  if (!isThousand) return ungrouped(before, after);
  const [small, large] = [
    { whole: before, fraction: after },
    { whole: before + after, fraction: '' },
  ];
  // The text has a single mark, which is followed by exactly three digits. If the currency has no decimal places, the
  // mark can only separate thousands. If it has two, "1,000" is one thousand, as in English. If it has three, "1.000"
  // is the stored form of 1. In all other cases, the text means 1 to some people and 1000 to others.
  if (digits === 0 || (last === ',' && digits !== 3)) return large;
  return last === '.' && digits === 3 ? small : { small, large };
}

const grouped = /^\d{1,3}(?:([., '’_])\d{3})(?:\1\d{3})*$/;

/** Groups as in India: "12,34,567". */
const groupedInLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

function ungrouped(whole: string, fraction: string): Digits | null {
  if (!/^\d*$/.test(fraction)) return null;
  const isGrouped = grouped.test(whole) || groupedInLakhs.test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return null;
  return { whole: whole.replaceAll(/\D/g, ''), fraction };
}

/** The number of digits of the largest price, plus one. */
const mostDigits = String(membershipLimits.price).length + 1;

function minorOf({ whole, fraction }: Digits, digits: number): PriceReading {
  const kept = fraction.slice(0, digits).padEnd(digits, '0');
  const significant = `${whole}${kept}`.replace(/^0+/, '') || '0';
  if (significant.length > mostDigits) return invalid({ kind: 'tooLarge' });
  const minor = Number(significant);
  if (minor > membershipLimits.price) return invalid({ kind: 'tooLarge' });
  if (/[1-9]/.test(fraction.slice(digits))) {
    const above = Math.min(minor + 1, membershipLimits.price);
    return invalid({ kind: 'tooPrecise', below: minor, above });
  }
  return { kind: 'price', minor, isPlain: false };
}

function invalid(error: PriceError): PriceReading {
  return { kind: 'invalid', error };
}
