import { people, type Person, userOf } from '../session/people';

export interface StaffCardRow {
  user_id: string;
  /** A random uuid of the card. */
  key: string;
  name: string | null;
  role: string | null;
  picture: string | null;
  name_color: string | null;
}

export type ShownCard = Omit<StaffCardRow, 'user_id' | 'name' | 'role'> & {
  name: string;
  role: string;
};

/** Staff whose accounts no one can sign in to. */
export const otherStaff: readonly Person[] = [
  staffPerson(9, 'priya.raman', '318264950173892609'),
  staffPerson(10, 'jonas.lindqvist', '427193846102958081'),
  staffPerson(11, 'amara.night', '640912375588290561'),
  staffPerson(12, 'yuki.blossom', '752048193367040001'),
];

const staff: readonly Person[] = [people.admin, people.platformOwner, ...otherStaff];

/** The card values that an operator has set. All other names and pictures come from Discord. */
const set: Readonly<Record<string, Partial<StaffCardRow>>> = {
  'priya.raman': { name: 'Priya Raman', role: 'Head of support', name_color: '#9b87f5' },
  'jonas.lindqvist': {
    name: 'Jonas Lindqvist-Abernathy von und zu Hohenstein',
    role: 'Onboarding calls and weekend coordination',
    name_color: '#5fd39a',
  },
  // Too dark to read on a dark background.
  'amara.night': { name: 'Amara 夜', role: 'Bots and relays', name_color: '#2b2d55' },
  'ines.grouped': { role: 'Founder' },
};

export const staffCardRows: readonly StaffCardRow[] = staff.map((person, index) => ({
  user_id: person.id,
  key: `57aff000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
  name: null,
  role: null,
  picture: null,
  name_color: null,
  ...set[person.discord?.username ?? ''],
}));

/** Returns the cards of the staff who are online, as the function `site_presence()` does. */
export function staffCardsOf(isOnline: (userId: string) => boolean): readonly ShownCard[] {
  return staffCardRows
    .filter(({ user_id }) => isOnline(user_id))
    .flatMap(({ user_id, key, name, role, picture, name_color }) => {
      const person = staff.find(({ id }) => id === user_id);
      if (!person) return [];
      const { full_name, avatar_url } = userOf(person).user_metadata;
      return {
        key,
        name: name ?? String(full_name),
        role: role ?? (person.role === 'owner' ? 'Owner' : 'Admin'),
        picture: picture ?? String(avatar_url),
        name_color,
      };
    });
}

function staffPerson(number: number, username: string, discordId: string): Person {
  return {
    id: `6f1c1c1e-0000-4000-8000-${String(number).padStart(12, '0')}`,
    email: `${username}@grouped.example`,
    password: null,
    discord: { id: discordId, username, avatarHash: null },
    role: 'admin',
    guilds: [],
    serverPermissions: [],
  };
}
