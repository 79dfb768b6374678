import { withMember } from './member-places';
import { holdsPlace, type StoreMemberRow } from './store-member-row';
import type { MembershipRow, StoreRow } from './store-row';

/** A row of an imported file, in the format that `import_store_members()` accepts. */
export type ImportRow = Readonly<
  Partial<
    Record<
      'membership' | 'discord_id' | 'display_name' | 'status' | 'since' | 'until',
      string | null
    >
  >
>;

interface RowResult {
  action: 'add' | 'update' | 'unchanged' | 'refused';
  reason: string | null;
}

const statuses = ['active', 'past_due', 'canceled', 'refunded'] as const;
const refused = (reason: string) => ({ action: 'refused', reason }) as const;

/** Imports the rows of a file. Returns the results of `import_store_members()` and the members after the import. */
export function importedMembers(
  before: readonly StoreMemberRow[],
  store: StoreRow,
  rows: readonly ImportRow[],
  now: number,
): { results: readonly RowResult[]; members: readonly StoreMemberRow[] } {
  const seen = new Set<string>();
  const today = new Date(now).toISOString();
  let members = before;
  const results = rows.map((row): RowResult => {
    const read = readRow(row, store);
    if ('reason' in read) return refused(read.reason);
    const { sold, discordId } = read;
    if (seen.has(sold.id + discordId)) return refused('repeated');
    seen.add(sold.id + discordId);
    const existing = members
      .filter((each) => each.membership_id === sold.id && each.discord_id === discordId)
      .toSorted(
        (a, b) =>
          Number(holdsPlace(b)) - Number(holdsPlace(a)) ||
          Date.parse(b.created_at) - Date.parse(a.created_at),
      )[0];
    if (!existing) {
      if (isBefore(read.until, read.since ?? today)) return refused('untilBeforeSince');
      members = withMember(members, newRow(read, store, today), sold);
      return { action: 'add', reason: null };
    }
    if (existing.provider === 'stripe' || existing.provider === 'whop') {
      return refused('managedByProvider');
    }
    const wanted: StoreMemberRow = {
      ...existing,
      display_name: read.name || existing.display_name,
      status: read.status ?? existing.status,
      since: read.since ?? existing.since,
      until: read.until ?? existing.until,
    };
    if (isBefore(wanted.until, wanted.since)) return refused('untilBeforeSince');
    if (isSame(wanted, existing)) return { action: 'unchanged', reason: null };
    members = withMember(members, wanted, sold);
    return { action: 'update', reason: null };
  });
  return { results, members };
}

interface ReadRow {
  sold: MembershipRow;
  discordId: string;
  name: string;
  /** Null if the cell is blank. The same applies to `since` and `until`. */
  status: StoreMemberRow['status'] | null;
  since: string | null;
  until: string | null;
}

function readRow(row: ImportRow, { memberships }: StoreRow): ReadRow | { reason: string } {
  const cell = (name: keyof ImportRow) => (row[name] ?? '').trim();
  const discordId = cell('discord_id');
  if (!/^\d{17,20}$/.test(discordId)) return { reason: 'discordId' };
  const wanted = cell('membership').toLowerCase();
  const found = memberships.filter(
    ({ id, name }) => id === wanted || name.trim().toLowerCase() === wanted,
  );
  const [sold] = found;
  if (!sold || found.length > 1) return { reason: 'membership' };
  if (Array.from(cell('display_name')).length > 100) return { reason: 'nameTooLong' };
  const status = statuses.find((each) => each === cell('status').toLowerCase()) ?? null;
  if (cell('status') !== '' && status === null) return { reason: 'status' };
  const [since, until] = [timeOf(cell('since')), timeOf(cell('until'))];
  if (since === undefined || until === undefined) return { reason: 'date' };
  if (since !== null && isBefore(until, since)) return { reason: 'untilBeforeSince' };
  return { sold, discordId, name: cell('display_name'), status, since, until };
}

function newRow(read: ReadRow, { id }: StoreRow, today: string): StoreMemberRow {
  return {
    id: crypto.randomUUID(),
    store_id: id,
    membership_id: read.sold.id,
    status: read.status ?? 'active',
    provider: 'file',
    provider_reference: null,
    provider_customer_id: null,
    discord_id: read.discordId,
    display_name: read.name,
    since: read.since ?? today,
    until: read.until,
    is_oversold: false,
    created_at: today,
    email: null,
  };
}

/** Parses a time, as `private.time_of` does. Returns null if the text is blank, and undefined if it is not a time. */
function timeOf(text: string): string | null | undefined {
  if (text === '') return null;
  const isTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/.test(
    text,
  );
  const time = isTime ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) return undefined;
  // JavaScript reads February 30 as March 2.
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text.slice(0, 10)) {
    return undefined;
  }
  return new Date(time).toISOString();
}

function isBefore(until: string | null, since: string): boolean {
  return until !== null && Date.parse(until) < Date.parse(since);
}

function isSame(a: StoreMemberRow, b: StoreMemberRow): boolean {
  const time = (iso: string | null) => (iso === null ? null : Date.parse(iso));
  return (
    a.status === b.status &&
    a.display_name === b.display_name &&
    time(a.since) === time(b.since) &&
    time(a.until) === time(b.until)
  );
}
