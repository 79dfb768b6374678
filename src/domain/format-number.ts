import { once } from './once';

const grouped = once(() => new Intl.NumberFormat('en-US'));

/** Formats a number with grouped digits: "4,096". */
export function formatNumber(value: number): string {
  return grouped().format(value);
}
