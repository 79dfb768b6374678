import { expect, it } from 'vitest';
import { membersCsv, membersFileName } from './members-csv';

it('has one line for each member, with text that no spreadsheet changes', () => {
  const csv = membersCsv(
    [
      {
        id: '1',
        membershipId: 'm1',
        status: 'past_due',
        isOversold: true,
        provider: 'stripe',
        reference: 'sub_1',
        discordId: '412345678901234567',
        isConfirmed: false,
        name: '=cmd|calc',
        email: 'ada@buyers.example',
        since: '2026-10-01T00:00:00.000Z',
        until: null,
      },
    ],
    [
      { id: 'm1', name: 'Vault, yearly' },
      { id: 'm2', name: 'Vault' },
    ],
  );
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFmembership,discord_id,name,status,since,until,source,email,reference,oversold',
    `"Vault, yearly",'412345678901234567,'=cmd|calc,past_due,2026-10-01T00:00:00.000Z,,stripe,ada@buyers.example,sub_1,yes`,
    '',
  ]);
});

it('names a membership by its id if another one has the same name', () => {
  const member = {
    id: '1',
    status: 'active',
    isOversold: false,
    provider: 'file',
    reference: null,
    discordId: '412345678901234567',
    isConfirmed: false,
    name: '',
    email: null,
    since: '2026-10-01T00:00:00.000Z',
    until: null,
  } as const;
  const csv = membersCsv(
    ['m1', 'm2', 'm3'].map((membershipId) => ({ ...member, membershipId })),
    [
      { id: 'm1', name: 'Gold' },
      { id: 'm2', name: 'gold' },
      { id: 'm3', name: 'Gold' },
    ],
  );
  expect(
    csv
      .split('\r\n')
      .slice(1, 4)
      .map((line) => line.split(',')[0]),
  ).toEqual(['m1', 'gold', 'm3']);
});

it('is named after the store and the day', () => {
  expect(membersFileName('cards', Date.parse('2026-11-25T03:00:00Z'))).toBe(
    'cards-users-2026-11-25.csv',
  );
});
