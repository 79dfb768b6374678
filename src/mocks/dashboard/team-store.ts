import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, type DataStorage } from '../data';
import type { RowChange } from '../realtime-frames';
import { startingTeam, type MemberRow, type PermissionRow, type TeamRows } from './team';

export type TeamStore = ReturnType<typeof createTeamStore>;

/** Each picture has its own storage key, so that a request does not read all pictures. */
const pictureKey = (name: string) => `grouped:demo-picture:${name}`;

/** `data` is base64. */
export interface StoredPicture {
  /** The uuid of the uploader. */
  owner: string;
  type: string;
  data: string;
}

export function createTeamStore({
  keep,
  now,
  team: start,
}: {
  keep: DataStorage;
  now: () => number;
  team: Conditions['team'];
}) {
  const listeners = new Set<(change: RowChange) => void>();
  const rowsIn = (text: string | null): TeamRows =>
    dataFrom(text).teams[start] ?? atPresent(startingTeam(start), now());
  const rows = () => rowsIn(keep.getItem(DATA_KEY));
  const pictures = () => dataFrom(keep.getItem(DATA_KEY)).pictures;
  const keepPictures = (next: Readonly<Record<string, string>>) =>
    keep.setItem(DATA_KEY, JSON.stringify({ ...dataFrom(keep.getItem(DATA_KEY)), pictures: next }));
  const tell = (changes: readonly RowChange[]) => {
    for (const change of changes) for (const listener of listeners) listener(change);
  };
  const write = (next: Partial<TeamRows>) => {
    const before = rows();
    const after = { ...before, ...next };
    const data = dataFrom(keep.getItem(DATA_KEY));
    keep.setItem(DATA_KEY, JSON.stringify({ ...data, teams: { ...data.teams, [start]: after } }));
    tell(changesBetween(before, after));
  };

  return {
    rows,

    saveTeam(team: TeamRows): void {
      write(team);
    },

    /** Adds a member, or replaces the one with the same id. */
    saveMember(member: MemberRow): void {
      const { members } = rows();
      const isNew = !members.some(({ id }) => id === member.id);
      write({
        members: isNew
          ? [...members, member]
          : members.map((row) => (row.id === member.id ? member : row)),
      });
    },

    removeMembers(ids: readonly string[]): void {
      const { members, permissions } = rows();
      write({
        members: members.filter(({ id }) => !ids.includes(id)),
        permissions: permissions.filter(({ team_member_id: id }) => !ids.includes(id)),
      });
    },

    keepPermissions(permissions: readonly PermissionRow[]): void {
      write({ permissions });
    },

    pictureOf(name: string): StoredPicture | null {
      const text = keep.getItem(pictureKey(name));
      return text === null ? null : (JSON.parse(text) as StoredPicture);
    },

    /** Returns the names of the pictures that the given user uploaded, or of all pictures if `owner` is null. */
    pictureNames(owner: string | null): readonly string[] {
      return Object.entries(pictures()).flatMap(([name, by]) =>
        owner === null || owner === by ? [name] : [],
      );
    },

    /** Returns false when the storage is full. */
    savePicture(name: string, picture: StoredPicture): boolean {
      try {
        keep.setItem(pictureKey(name), JSON.stringify(picture));
        keepPictures({ ...pictures(), [name]: picture.owner });
        return true;
      } catch {
        return false;
      }
    },

    removePicture(name: string): void {
      keep.removeItem(pictureKey(name));
      const { [name]: _, ...others } = pictures();
      keepPictures(others);
    },

    /** Registers a listener that is called for each row that changes in this tab or another tab. */
    onChange(listener: (change: RowChange) => void): void {
      listeners.add(listener);
    },

    /** Notifies the listeners of this store about the rows that another tab changed. */
    applyOtherTab(before: string | null, after: string | null): void {
      tell(changesBetween(rowsIn(before), rowsIn(after)));
    },
  };
}

function changesBetween(before: TeamRows, after: TeamRows): readonly RowChange[] {
  return [
    ...changesOf('team_members', before.members, after.members, ({ id }) => id),
    ...changesOf(
      'server_member_permissions',
      before.permissions,
      after.permissions,
      ({ team_member_id, server_id }) => `${team_member_id} ${server_id}`,
    ),
  ];
}

function changesOf<Row extends { id: string }>(
  table: string,
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): RowChange[] {
  const [old, now] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
  const changed = after.flatMap((row): RowChange[] => {
    const was = old?.get(keyOf(row));
    if (was && JSON.stringify(was) === JSON.stringify(row)) return [];
    return [
      { type: was ? 'UPDATE' : 'INSERT', table, record: Object.fromEntries(Object.entries(row)) },
    ];
  });
  const gone = before.filter((row) => !now?.has(keyOf(row)));
  return [
    // Every subscriber gets the event of a deletion, so it contains only the primary key.
    ...gone.map(({ id }): RowChange => ({ type: 'DELETE', table, record: { id } })),
    ...changed,
  ];
}
