export const fileColumns = [
  'membership',
  'discord_id',
  'name',
  'status',
  'since',
  'until',
] as const;
export type FileColumn = (typeof fileColumns)[number];

export const requiredColumns = ['membership', 'discord_id'] as const satisfies FileColumn[];

/** Headers as `keyOf` writes them: ours, then those of other programs by precedence (product.md §21.13). */
const headersOf = {
  membership: [
    ['membership'],
    ['membershipname', 'tier', 'product', 'productname', 'plan', 'planname'],
  ],
  discord_id: [['discordid'], ['discorduserid', 'discordaccountid']],
  name: [
    ['name', 'displayname'],
    ['fullname', 'customername', 'username', 'user', 'customerdescription'],
  ],
  status: [['status'], ['patronstatus', 'membershipstatus', 'subscriptionstatus']],
  since: [
    ['since'],
    [
      'patronagesincedate',
      'startdate',
      'start',
      'joinedat',
      'joined',
      'joindate',
      'createdat',
      'created',
      'creationdate',
    ],
  ],
  until: [['until'], ['accessexpiration', 'endedat', 'expiresat', 'expirationdate', 'enddate']],
} as const satisfies Record<FileColumn, readonly [own: string[], others: string[]]>;

/** Which column of a file holds which of our columns: its index, or null if the file does not have the column. */
export type ColumnChoice = Readonly<Record<FileColumn, number | null>>;

export function knownColumns(headers: readonly string[]): ColumnChoice {
  const keys = headers.map(keyOf);
  const indexOf = (column: FileColumn) => {
    const at = headersOf[column]
      .flat()
      .map((header) => keys.indexOf(header))
      .find((index) => index !== -1);
    return at ?? null;
  };
  return {
    membership: indexOf('membership'),
    discord_id: indexOf('discord_id'),
    name: indexOf('name'),
    status: indexOf('status'),
    since: indexOf('since'),
    until: indexOf('until'),
  };
}

/** Returns how many of our columns a line of headers has. */
export function knownCount(headers: readonly string[]): number {
  return Object.values(knownColumns(headers)).filter((index) => index !== null).length;
}

/** Returns one of our columns that a file has twice, under our own headers; undefined if there is none. */
export function repeatedColumn(headers: readonly string[]): FileColumn | undefined {
  const keys = headers.map(keyOf);
  return fileColumns.find((column) => {
    const own: readonly string[] = headersOf[column][0];
    return keys.filter((key) => own.includes(key)).length > 1;
  });
}

/** Returns a header without case, punctuation, and the remarks that Stripe adds: "Start Date (UTC)" is "startdate". */
function keyOf(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\((?:utc|metadata)\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
