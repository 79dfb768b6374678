const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a day in the viewer's time zone, such as "November 21, 2026". The result is the same as with `dateStyle:
 * 'long'`. It does not use `Intl`, because the first use of `Intl` on a page loads the browser's locale data.
 */
export function formatLongDate(date: Date): string {
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
}
