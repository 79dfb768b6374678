import { expect } from 'vitest';
import { errorIn, type Cases } from '../world';

const visit = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

export const siteStaffCases: Cases = {
  'a visitor, and the owner of a server, are counted, but are not staff': async ({ as }) => {
    for (const person of [null, 'owner', 'editor', 'newcomer'] as const) {
      const { data, status } = await as(person).rpc('site_presence', { visit });
      expect({ data, status }).toEqual({
        status: 200,
        data: { viewing: expect.any(Number), is_seen: true, staff: expect.any(Array) },
      });
    }
  },
  'a site admin and the platform owner are online, with their cards': async ({ as }) => {
    for (const [person, name, role] of [
      ['admin', 'theo', 'Admin'],
      ['platformOwner', 'ines.grouped', 'Founder'],
    ] as const) {
      const { data } = await as(person).rpc('site_presence', { visit });
      expect((data as { staff: readonly object[] }).staff).toContainEqual({
        key: expect.any(String),
        name,
        role,
        picture: expect.stringMatching(/^https:\/\/cdn\.discordapp\.com\//),
        name_color: null,
      });
    }
  },
  'nobody is counted with a session that has ended': async ({ expired }) => {
    const answer = await expired('owner').rpc('site_presence', { visit });
    expect(errorIn(answer)).toEqual({ status: 401, code: 'PGRST303' });
  },
  'a visit must be a UUID': async ({ as }) => {
    const answer = await as('owner').rpc('site_presence', { visit: 'bot' });
    expect(errorIn(answer)).toEqual({ status: 400, code: '22P02' });
  },
};
