import type { Conditions } from '../conditions';
import { ownerWhen, type World } from '../world';

const exporting = (description: string, csvExports: Conditions['csvExports']) =>
  ownerWhen(description, { stores: 'manyMembers', payments: 'many', csvExports });

/** Worlds of the CSV files of the store `card-collectors`, which has 5,094 users and 20,000 transactions. */
export const exportWorlds = {
  'export-stops': exporting('An export is stopped once after 1,000 rows', 'stopsOnce'),
  'export-slow': exporting('An export gets no response after 1,000 rows', 'neverAnswers'),
  'export-signed-out': exporting("The seller's session ends during an export", 'signedOut'),
  'export-store-gone': exporting(
    'The store is given to another account during an export',
    'storeGone',
  ),
} as const satisfies Record<string, World>;
