import * as v from 'valibot';
import { DEFAULT_NAME_COLOR, isNameColor } from '../team/name-color';
import { isUrl } from '../is-url';
import type { Result } from '../result';

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
  /** Whether the viewer is counted. If so, the dot beside the viewer's account is green. */
  isSeen: boolean;
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

/** The page does not say why nothing can be read: the viewer can do nothing about it. */
export type PresenceResult = Result<Presence, { kind: 'unreachable' }>;

/** What the database returns. Staff that cannot be read are left out. */
export const presence = v.pipe(
  v.object({
    viewing: v.pipe(v.number(), v.integer(), v.minValue(1)),
    is_seen: v.boolean(),
    staff: v.array(v.unknown()),
  }),
  v.transform(({ viewing, is_seen, staff }): Presence => ({
    viewing,
    isSeen: is_seen,
    staff: staffFrom(staff),
  })),
);

function staffFrom(rows: readonly unknown[]): readonly StaffMember[] {
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
