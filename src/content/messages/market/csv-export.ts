import { formatNumber } from '#domain/format-number';
import type { ExportError } from '#domain/marketplace/csv-export';

/** What is exported. */
export type ExportedRows = 'users' | 'transactions' | 'visitor counts';

/** Texts that explain why a CSV file was not created. */
export const exportErrors = {
  signInRequired: 'The file was not created: your session has ended. Sign in again.',
  notAllowed: 'The file was not created: this store is no longer yours.',
  tooSlow: 'The file was not created: the server took too long. Try again in a moment.',
  unreachable: 'The file was not created. Check your connection and try again.',
} as const satisfies Record<ExportError['kind'], string>;

/** Returns the name of the progress bar: "Exporting users". */
export function exportingText(rows: ExportedRows): string {
  return `Exporting ${rows}`;
}

/** Returns how much of a file has been read: "1,000 of 5,094 users". */
export function readSoFarText(read: number, total: number, rows: ExportedRows): string {
  return `${formatNumber(read)} of ${formatNumber(total)} ${rows}`;
}

/** Returns what happens after "Try again": "1,000 of 5,094 users were read. Trying again goes on from there." */
export function goesOnText(read: number, total: number, rows: ExportedRows): string {
  return `${readSoFarText(read, total, rows)} were read. Trying again goes on from there.`;
}
