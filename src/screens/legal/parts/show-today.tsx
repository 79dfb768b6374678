import type { Enhancer } from '../../_shell/islands/enhancer';

/** Not `Intl`: loading its locale data would delay the text. */
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

/** Returns the local date: '21 November 2026'. */
function spelledOut(day: Date): string {
  return `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;
}

/** Returns the local date as ISO: '2026-11-21'. */
function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
