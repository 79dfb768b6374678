// Statistics and output of the benchmarks.
import { loadavg } from 'node:os';

/**
 * Returns the quantile of `numbers` at `share`, with linear interpolation. Returns NaN for an empty array. A NaN in
 * `numbers` is a measurement that timed out and counts as the slowest.
 * @param {readonly number[]} numbers
 * @param {number} share 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = numbers
    .map((number) => (Number.isNaN(number) ? Infinity : number))
    .toSorted((one, other) => (one === other ? 0 : one - other));
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below === above ? below : below + (above - below) * (place % 1);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return quantile(numbers, 0.5);
}

/**
 * Formats a number: without decimals if it is 100 or more, otherwise with one decimal. Returns a dash if it is not
 * finite.
 * @param {number} number
 */
export function short(number) {
  if (!Number.isFinite(number)) return '–';
  return number.toFixed(number >= 100 ? 0 : 1);
}

/** @param {number} ratio */
export function times(ratio) {
  return Number.isFinite(ratio) ? `${ratio.toFixed(2)} x` : '';
}

/** @param {number} bytes */
export function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/**
 * Prints rows as columns. The first column is left-aligned and the others are right-aligned.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function printTable(rows) {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}

/** Returns the load average of the last minute. Figures are unreliable when it exceeds the number of cores. */
export function machineLoad() {
  return loadavg()[0]?.toFixed(1) ?? '';
}
