import { idIn } from '#domain/bot-config/snowflake';
import { memberStatuses, type MemberStatus } from './store-member';

/**
 * The names of the statuses: ours, and those of Stripe, Whop and Patreon. They are compared without case and
 * punctuation. The edge function `payment-events` gives the providers' words the same meaning.
 */
const statusWords = {
  active: [
    'active',
    'activepatron',
    'trialing',
    'trial',
    'renewing',
    'canceling',
    'cancelling',
    'expiring',
    'completed',
    'joined',
    'paid',
    'paidonce',
    'paidsubscriber',
    'finishedsplitpay',
  ],
  past_due: ['pastdue', 'unpaid', 'paused', 'unresolved', 'declined', 'declinedpatron'],
  canceled: [
    'canceled',
    'cancelled',
    'ended',
    'expired',
    'incompleteexpired',
    'formerpatron',
    'former',
    'churned',
    'left',
  ],
  refunded: ['refunded'],
} as const satisfies Record<MemberStatus, readonly string[]>;

/** Returns the status in a cell. A text that is no status is returned unchanged. */
export function statusIn(cell: string): string {
  const word = cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.-]/g, '');
  const status = memberStatuses.find((each) => {
    const words: readonly string[] = statusWords[each];
    return words.includes(word);
  });
  return status ?? cell.trim();
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const numeric =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const monthFirst = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i;
const dayFirst = /^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/i;

/**
 * Returns the date or time in a cell, in the format that the database reads: "2026-11-25" or
 * "2026-11-25T10:00:00.123456Z". A time without a zone is in UTC, as in the files of Stripe and Patreon. Digits after the
 * seconds are kept. A text that is no time, or that can mean two days ("03/04/2026"), is returned unchanged.
 */
export function timeIn(cell: string): string {
  const text = cell.trim();
  const [, year, , month, day, hour, minute, second = '00', fraction, zone] =
    numeric.exec(text) ?? [];
  if (year && month && day) {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    if (!hour || !minute) return date;
    const digits = fraction ? `.${fraction.slice(0, 6)}` : '';
    return `${date}T${hour.padStart(2, '0')}:${minute}:${second}${digits}${zoneOf(zone)}`;
  }
  const [, word = '', dayOfMonth = '', inYear = ''] = monthFirst.exec(text) ?? swapped(text);
  const at = months.indexOf(word.toLowerCase());
  if (at === -1) return text;
  return `${inYear}-${String(at + 1).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
}

/** Returns the Discord id in a cell: an id, a mention, or the link to a profile. */
export function personIdIn(cell: string): string {
  const text = idIn(cell.replaceAll(/\p{Cf}/gu, ''));
  return /^https:\/\/discord(?:app)?\.com\/users\/(\d+)\/?$/.exec(text)?.[1] ?? text;
}

function swapped(text: string): readonly string[] {
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  return [text, month, day, year];
}

function zoneOf(zone: string | undefined): string {
  if (!zone || !/^[+-]/.test(zone)) return 'Z';
  const digits = zone.slice(1).replace(':', '').padEnd(4, '0');
  return `${zone.slice(0, 1)}${digits.slice(0, 2)}:${digits.slice(2)}`;
}
