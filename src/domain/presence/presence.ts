import * as v from 'valibot';
import { DEFAULT_NAME_COLOUR, isNameColour } from '../team/name-colour';

/** Someone of the staff who is online, as they show themselves to everybody. */
export interface StaffMember {
  /** Tells them apart: the auth provider's user id. */
  id: string;
  name: string;
  /** What they are called to be, in words of their own. */
  role: string;
  /** `#rrggbb`; the default is the text's own colour. */
  nameColour: string;
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

/** How much of a name and a role is taken, in characters: as the team's tables hold them. */
const limits = { name: 100, role: 50 } as const;

const shownText = (limit: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim().slice(0, limit)),
    v.minLength(1),
  );

/** What a member says of themselves in the channel. It comes from their browser, so nothing in it is believed. */
const card = v.object({
  name: shownText(limits.name),
  role: v.fallback(shownText(limits.role), 'Staff'),
  nameColor: v.fallback(v.pipe(v.string(), v.check(isNameColour)), DEFAULT_NAME_COLOUR),
  avatar: v.fallback(v.nullable(v.pipe(v.string(), v.check(isPicture))), null),
});

export type StaffCard = v.InferOutput<typeof card>;

/** What the channel's `presenceState()` answers: what each key says of itself, one entry for each of its windows. */
export type PresenceEntries = Readonly<Record<string, readonly unknown[]>>;

/**
 * The staff out of a channel's entries, by name: one each however many windows they have open, without whoever says
 * nothing that could be shown.
 */
export function staffIn(entries: PresenceEntries): readonly StaffMember[] {
  return Object.entries(entries)
    .flatMap(([id, windows]) => {
      const said = windows
        .map((window) => v.safeParse(card, window))
        .findLast(({ success }) => success);
      if (!said?.success) return [];
      const { name, role, nameColor, avatar } = said.output;
      return [{ id, name, role, nameColour: nameColor, avatar }];
    })
    .toSorted((a, b) => order(a).localeCompare(order(b), 'en'));
}

function order({ name, id }: StaffMember): string {
  return `${name.toLowerCase()} ${id}`;
}

function isPicture(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
