import { atPresent } from '../clock';
import type { Conditions } from '../conditions';
import { DATA_KEY, dataFrom, dataIn, type DataStorage } from '../data';
import { startingTeam, type MemberRow, type PermissionRow, type TeamRows } from './team';

/** Whom a change of the team concerns, as in `private.broadcast_team_change`. */
export interface TeamChange {
  /** The Discord ids of the changed members. */
  discordIds: readonly string[];
  /** The servers on which they have or had rights. */
  serverIds: readonly string[];
}

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
  const listeners = new Set<(change: TeamChange) => void>();
  const rowsIn = (text: string | null): TeamRows =>
    dataFrom(text).teams[start] ?? atPresent(startingTeam(start), now());
  const rows = () => rowsIn(keep.getItem(DATA_KEY));
  const data = dataIn(keep);
  const pictures = () => data.read().pictures;
  const keepPictures = (next: Readonly<Record<string, string>>) => data.write({ pictures: next });
  const tell = (before: TeamRows, after: TeamRows) => {
    const change = changeBetween(before, after);
    if (change) for (const listener of listeners) listener(change);
  };
  const write = (next: Partial<TeamRows>) => {
    const before = rows();
    const after = { ...before, ...next };
    data.write({ teams: { ...data.read().teams, [start]: after } });
    tell(before, after);
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

    /** Registers a listener that is called for each change in this tab or another tab. */
    onChange(listener: (change: TeamChange) => void): void {
      listeners.add(listener);
    },

    /** Notifies the listeners of this store about a change in another tab. */
    applyOtherTab(before: string | null, after: string | null): void {
      tell(rowsIn(before), rowsIn(after));
    },
  };
}

/** Returns null if no row is different. */
function changeBetween(before: TeamRows, after: TeamRows): TeamChange | null {
  const members = differentRows(before.members, after.members);
  const permissions = differentRows(before.permissions, after.permissions);
  if (members.length + permissions.length === 0) return null;
  const ids = new Set([
    ...members.map(({ id }) => id),
    ...permissions.map(({ team_member_id: id }) => id),
  ]);
  const given = [...before.permissions, ...after.permissions];
  return {
    discordIds: unique(
      [...before.members, ...after.members].flatMap(({ id, discord_id }) =>
        ids.has(id) && discord_id !== null ? [discord_id] : [],
      ),
    ),
    serverIds: unique([
      ...permissions.map(({ server_id }) => server_id),
      ...given.flatMap((row) =>
        members.some(({ id }) => id === row.team_member_id) ? [row.server_id] : [],
      ),
    ]),
  };
}

function differentRows<Row>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const [old, now] = [before, after].map((rows) => new Set(rows.map((row) => JSON.stringify(row))));
  return [
    ...before.filter((row) => !now?.has(JSON.stringify(row))),
    ...after.filter((row) => !old?.has(JSON.stringify(row))),
  ];
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];
