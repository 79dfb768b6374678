import { formatLongDate } from '#domain/format-long-date';
import type { Enhancer } from '../../../shell/islands/enhancer';

export const showToday: Enhancer = (line) => {
  const day = new Date();
  const time = line.querySelector('time');
  if (time) {
    time.dateTime = isoDay(day);
    time.textContent = formatLongDate(day);
  }
  line.dataset['known'] = '';
  return () => {};
};

function isoDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
