import { once } from './once';

const LOCALE = 'en-US';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date in US English and in the viewer's time zone. A number is in Unix ms. */
export function formatDate(date: Date | number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, format);
  return withPlainSpaces(format.format(date));
}

const relative = {
  always: once(() => new Intl.RelativeTimeFormat(LOCALE)),
  auto: once(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })),
};

/** Returns a text such as "in 5 minutes". If `numeric` is `auto`, it may use a word such as "yesterday". */
export function formatRelativeTime(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  numeric: 'always' | 'auto' = 'always',
): string {
  return relative[numeric]().format(value, unit);
}

/** Replaces the narrow no-break space that some browsers put before "PM", so that the text is always the same. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202F', ' ');
}
