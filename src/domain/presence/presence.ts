import * as v from 'valibot';
import { DEFAULT_NAME_COLOR, isNameColor } from '../team/name-color';

/** A staff member who is online, as the database describes them. */
export interface StaffMember {
  /** The presence key from the database, a uuid. */
  id: string;
  name: string;
  role: string;
  /** `#rrggbb`; the default is the text's own color. */
  nameColor: string;
  /** The address of a picture. */
  avatar: string | null;
}

/** What is told about who is online. */
export interface Presence {
  /** In the order they are shown in. */
  staff: readonly StaffMember[];
  /** How many people look at the site, the viewer among them. */
  viewing: number;
  /** Whether the viewer is among them as far as others see: the dot of the account. */
  isSeen: boolean;
}

export const nobody: Presence = { staff: [], viewing: 0, isSeen: false };

/** What the channel's `presenceState()` returns: by key, one payload for each of its windows. */
export type PresenceEntries = Readonly<Record<string, readonly unknown[]>>;

const shown = v.object({ key: v.pipe(v.string(), v.uuid()) });

/**
 * Returns the staff keys in a channel's payloads, each once, in a fixed order. The payloads come from browsers: a key
 * names a staff member only if the database has a card for it. Other fields are ignored.
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

/** Returns the staff in the database's cards, sorted by name. Rows that are not cards are left out. */
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
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
