import type { Enhancer } from '../../_shell/islands/enhancer';

/** Written out here: a format of `Intl` would hold up a text that needs nothing else of the browser's language data. */
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

/** Says in a line which day it is by the reader's calendar. */
export const showToday: Enhancer = (line) => {
  const day = new Date();
  const time = line.querySelector('time');
  if (time) {
    time.dateTime = isoDay(day);
    time.textContent = spelledOut(day);
  }
  line.dataset['known'] = '';
  return () => {};
};

/** The day by the reader's calendar: '21 November 2026'. */
function spelledOut(day: Date): string {
  return `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;
}

/** The same for machines: '2026-11-21'. */
function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
