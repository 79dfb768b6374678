import { idIn } from '#domain/bot-config/snowflake';
import { memberStatuses, type MemberStatus } from './store-member';

/**
 * The words for each status, without case and punctuation: ours, and those of Stripe, Whop and Patreon.
 * `payment-events` gives them the same meanings.
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

const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** A text is a day, or a day and a time of the day with or without a zone. */
const dayAndTime =
  /^(.*?\d)(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i;
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?\s+/i;

/**
 * Returns the time as "2026-11-25" or "2026-11-25T10:00:00.123456Z". A time without a zone is in UTC, as in the files
 * of Stripe and Patreon. A text that is no time, or that can mean two days ("03/04/2026"), is returned unchanged.
 */
export function timeIn(cell: string): string {
  const text = cell.trim();
  const [, dayText = '', hour, minute, second = '00', fraction, half, zone] =
    dayAndTime.exec(text) ?? [];
  const day = dayIn(dayText);
  if (day === null) return text;
  if (hour === undefined || minute === undefined) return day;
  const hours = half === undefined ? Number(hour) : hourOf(Number(hour), half);
  if (hours === null) return text;
  const digits = fraction ? `.${fraction.slice(0, 6)}` : '';
  return `${day}T${twoDigits(hours)}:${minute}:${second}${digits}${zoneOf(zone)}`;
}

/** Returns a day as "2026-11-25"; null if the text is none, or can mean two days. */
function dayIn(text: string): string | null {
  const [, year, , month, day] = yearFirst.exec(text) ?? [];
  if (year && month && day) return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  const [, first, mark, second, lastYear] = yearLast.exec(text) ?? [];
  if (first && second && lastYear) {
    // With dots, the day is first. With slashes and hyphens, either can be first, unless a number is no month.
    if (mark === '.' || Number(first) > 12) return dayIn(`${lastYear}-${second}-${first}`);
    return Number(second) > 12 || first === second ? dayIn(`${lastYear}-${first}-${second}`) : null;
  }
  const named = text.replace(weekday, '');
  const [, word = '', dayOfMonth = '', inYear = ''] = monthFirst.exec(named) ?? swapped(named);
  const wanted = word.toLowerCase();
  const at = months.findIndex((each) => wanted !== '' && each.startsWith(wanted));
  return at === -1 ? null : `${inYear}-${twoDigits(at + 1)}-${twoDigits(dayOfMonth)}`;
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}

function hourOf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** Returns the Discord id in a cell: an id, a mention, or the link to a profile. */
export function personIdIn(cell: string): string {
  const text = cell.replaceAll(/\p{Cf}/gu, '').trim();
  // A mention of a role or a channel contains an id, but not of a person.
  if (/^<(?:#|@&)/.test(text)) return text;
  const id = idIn(text);
  return /^https:\/\/discord(?:app)?\.com\/users\/(\d+)\/?$/.exec(id)?.[1] ?? id;
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
