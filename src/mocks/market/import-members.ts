import { cleanName } from '#domain/names';
import { isReadableTime } from '#domain/readable-time';
import { withMember } from '../dashboard/member-places';
import { holdsPlace, type StoreMemberRow } from './store-member-row';
import type { MembershipRow, StoreRow } from './store-row';

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

type Plan = Readonly<Record<'plan_id' | 'membership_id', string>>;

export function importedMembers(
  before: readonly StoreMemberRow[],
  { store, plans }: { store: StoreRow; plans: readonly Plan[] },
  rows: readonly ImportRow[],
  now: number,
): { results: readonly RowResult[]; members: readonly StoreMemberRow[] } {
  const today = new Date(now).toISOString();
  const stored = new Set(before.map(keyOfMember));
  const read = rows.map((row) => {
    const known = readRow(row, { store, plans });
    return { ...known, isStored: stored.has(keyOfRow(known)) };
  });
  const seen = new Set(read.flatMap((row) => (row.isStored ? [personOf(row)] : [])));
  let members = before;
  const results = read.map((row): RowResult => {
    if (row.isStored) return { action: 'unchanged', reason: null };
    const reason = problemOf(row);
    const { sold, discordId } = row;
    if (reason || !sold) return refused(reason ?? 'membership');
    if (seen.has(personOf(row))) return refused('repeated');
    seen.add(personOf(row));
    const existing = members
      .filter((each) => each.membership_id === sold.id && each.discord_id === discordId)
      .toSorted(
        (a, b) =>
          Number(holdsPlace(b)) - Number(holdsPlace(a)) ||
          Date.parse(b.created_at) - Date.parse(a.created_at),
      )[0];
    const [since, until] = [row.since ?? null, row.until ?? null];
    if (!existing) {
      if (isBefore(until, since ?? today)) return refused('untilBeforeSince');
      members = withMember(members, newRow(row, sold, store, today), sold);
      return { action: 'add', reason: null };
    }
    if (existing.provider === 'stripe' || existing.provider === 'whop') {
      return refused('managedByProvider');
    }
    const isSameName = ['', cleanName(existing.display_name)].includes(row.name);
    const wanted: StoreMemberRow = {
      ...existing,
      display_name: isSameName ? existing.display_name : row.name,
      status: statusIn(row) ?? existing.status,
      since: since ?? existing.since,
      until: until ?? existing.until,
    };
    if (isBefore(wanted.until, wanted.since)) return refused('untilBeforeSince');
    if (isSame(wanted, existing)) return { action: 'unchanged', reason: null };
    members = withMember(members, wanted, sold);
    return { action: 'update', reason: null };
  });
  return { results, members };
}

interface ReadRow {
  sold: MembershipRow | null;
  discordId: string;
  name: string;
  /** '' if the cell is blank. */
  status: string;
  /** Null if the cell is blank, undefined if it has no time. */
  since: string | null | undefined;
  until: string | null | undefined;
}

function readRow(
  row: ImportRow,
  { store: { memberships }, plans }: { store: StoreRow; plans: readonly Plan[] },
): ReadRow {
  const cell = (name: keyof ImportRow) => row[name] ?? '';
  const wanted = cell('membership');
  const folded = cleanName(wanted).toLowerCase();
  const planned = new Set(
    plans.flatMap((plan) => (plan.plan_id === cleanName(wanted) ? [plan.membership_id] : [])),
  );
  const tries: ((sold: MembershipRow) => boolean)[] = [
    ({ id }) => id === folded,
    ({ name }) => name === wanted,
    ({ name }) => cleanName(name).toLowerCase() === folded,
    ({ id }) => planned.has(id),
  ];
  const found = tries.map((isWanted) => memberships.filter(isWanted));
  return {
    sold: found.find(({ length }) => length === 1)?.[0] ?? null,
    discordId: cell('discord_id').trim(),
    name: cleanName(cell('display_name')),
    status: cell('status').trim().toLowerCase(),
    since: timeOf(cell('since').trim()),
    until: timeOf(cell('until').trim()),
  };
}

function problemOf(row: ReadRow): string | null {
  if (!/^\d{17,20}$/.test(row.discordId)) return 'discordId';
  if (!row.sold) return 'membership';
  if (Array.from(row.name).length > 100) return 'nameTooLong';
  if (row.status !== '' && statusIn(row) === null) return 'status';
  if (row.since === undefined || row.until === undefined) return 'date';
  return row.since !== null && isBefore(row.until, row.since) ? 'untilBeforeSince' : null;
}

function statusIn({ status }: ReadRow): StoreMemberRow['status'] | null {
  return statuses.find((each) => each === status) ?? null;
}

function personOf({ sold, discordId }: ReadRow): string {
  return JSON.stringify([sold?.id, discordId]);
}

/** The key is equal for a row and a member that the database considers equal. Times are compared in milliseconds. */
function keyOfRow({ sold, discordId, name, status, since, until }: ReadRow): string {
  return JSON.stringify([sold?.id, discordId, name, status, since, until]);
}

function keyOfMember(member: StoreMemberRow): string {
  const { membership_id, discord_id, display_name, status, since, until } = member;
  const name = cleanName(display_name);
  const times = [timeOf(since), until === null ? null : timeOf(until)];
  return JSON.stringify([membership_id, discord_id ?? '', name, status, ...times]);
}

function newRow(
  read: ReadRow,
  sold: MembershipRow,
  { id }: StoreRow,
  today: string,
): StoreMemberRow {
  return {
    id: crypto.randomUUID(),
    store_id: id,
    membership_id: sold.id,
    status: statusIn(read) ?? 'active',
    provider: 'file',
    provider_reference: null,
    provider_customer_id: null,
    discord_id: read.discordId,
    display_name: read.name,
    since: read.since ?? today,
    until: read.until ?? null,
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
  if (!isReadableTime(time)) return undefined;
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
