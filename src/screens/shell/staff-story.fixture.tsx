import type { StaffMember } from '#domain/presence/presence';

/** Staff members: one with a hard-to-read name color, one with the default name color, one with a very long name. */
export const storyStaff: readonly StaffMember[] = [
  { id: '1', name: 'Amara 夜', role: 'Bots and relays', nameColor: '#2b2d55', avatar: null },
  {
    id: '2',
    name: 'Jonas Lindqvist-Abernathy von und zu Hohenstein',
    role: 'Success channel and weekend giveaways coordinator',
    nameColor: '#5fd39a',
    avatar: null,
  },
  { id: '3', name: 'Priya Raman', role: 'Head of support', nameColor: '#9b87f5', avatar: null },
  { id: '4', name: 'theo', role: 'admin', nameColor: '#FFFFFF', avatar: null },
];
