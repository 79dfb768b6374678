import { once } from './once';

const grouped = once(() => new Intl.NumberFormat('en-US'));

export function formatNumber(value: number): string {
  return grouped().format(value);
}
