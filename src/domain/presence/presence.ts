import * as v from 'valibot';
import { DEFAULT_NAME_COLOR, isNameColor } from '../team/name-color';
import { isUrl } from '../is-url';

/** A staff member who is online. The data comes from the database. */
export interface StaffMember {
  /** The presence key, a uuid. */
  id: string;
  name: string;
  role: string;
  /** `#rrggbb`. A name in the default color is shown in the color of the surrounding text. */
  nameColor: string;
  /** The address of a picture. */
  avatar: string | null;
}

export interface Presence {
  /** In display order. */
  staff: readonly StaffMember[];
  /** The number of people viewing the site, including the viewer. */
  viewing: number;
  /** Whether the channel contains the viewer's own entry. If it does, the dot beside the viewer's account is green. */
  isSeen: boolean;
}

export const nobody: Presence = { staff: [], viewing: 0, isSeen: false };

/** The result of `presenceState()`. For each key, there is one payload per open window. */
export type PresenceEntries = Readonly<Record<string, readonly unknown[]>>;

const shown = v.object({ key: v.pipe(v.string(), v.uuid()) });

/**
 * Returns the unique presence keys in a channel's payloads, sorted. The payloads come from browsers and are not
 * trusted: only the database knows which keys belong to staff. Other fields of the payloads are ignored.
 */
export function staffKeysIn(entries: PresenceEntries): readonly string[] {
  const keys = Object.values(entries)
    .flat()
    .flatMap((payload) => {
      const parsed = v.safeParse(shown, payload);
      return parsed.success ? [parsed.output.key] : [];
    });
  return [...new Set(keys)].toSorted();
}

const card = v.pipe(
  v.object({
    key: v.string(),
    name: v.string(),
    role: v.string(),
    picture: v.fallback(v.nullable(v.pipe(v.string(), v.check(isPicture))), null),
    name_color: v.fallback(
      v.nullable(v.pipe(v.string(), v.check(isNameColor)), DEFAULT_NAME_COLOR),
      DEFAULT_NAME_COLOR,
    ),
  }),
  v.transform(({ key, name, role, picture, name_color }): StaffMember => ({
    id: key,
    name,
    role,
    nameColor: name_color,
    avatar: picture,
  })),
);

/** Parses the staff rows of the database and sorts them by name. Leaves out invalid rows. */
export function staffFrom(rows: readonly unknown[]): readonly StaffMember[] {
  return rows
    .flatMap((row) => {
      const parsed = v.safeParse(card, row);
      return parsed.success ? [parsed.output] : [];
    })
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'));
}

function order({ name, id }: StaffMember): string {
  return `${name.toLowerCase()} ${id}`;
}

function isPicture(address: string): boolean {
  return isUrl(address) && new URL(address).protocol === 'https:';
}
