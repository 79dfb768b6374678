import { describe, expect, it } from 'vitest';
import { personIdIn, statusIn, timeIn } from './member-cells';
import { fileColumns } from './member-columns';
import {
  countsOf,
  ignoredHeaders,
  isImported,
  memberFileOf,
  missingColumns,
  type RowResult,
  withColumns,
} from './member-file';

const read = (...lines: (readonly string[])[]) => memberFileOf('users.csv', lines);
const header = ['membership', 'discord_id'];
const fileOf = (...lines: (readonly string[])[]) => {
  const file = read(...lines);
  if (!file.ok) throw new Error(file.error.kind);
  return file.value;
};

describe('a file of members', () => {
  it('has its columns in any order, and other columns are named', () => {
    const file = fileOf(
      ['', ' '],
      ['E-mail', ' Discord ID ', 'Display name', 'MEMBERSHIP', ''],
      ['a@b.example', "'412345678901234567", ' Ada ', 'Vault', 'x'],
      ['', '', '', '', ''],
      ['', '<@412345678901234568>', "''=Kim", 'Vault'],
    );
    const blank = { status: '', since: '', until: '' };
    expect(ignoredHeaders(file)).toEqual(['E-mail']);
    expect(missingColumns(file)).toEqual([]);
    expect(file.rows).toEqual([
      {
        line: 3,
        cells: { ...blank, membership: 'Vault', discord_id: '412345678901234567', name: ' Ada ' },
      },
      {
        line: 5,
        cells: { ...blank, membership: 'Vault', discord_id: '412345678901234568', name: "'=Kim" },
      },
    ]);
  });

  it.each([
    [[], { kind: 'empty' }],
    [[['', '']], { kind: 'empty' }],
    [[header], { kind: 'empty' }],
    [[header, [' ', '']], { kind: 'empty' }],
    [
      [
        [...header, 'name', 'Display name'],
        ['Vault', '1', 'a', 'b'],
      ],
      { kind: 'repeatedColumn', column: 'name' },
    ],
    [
      [header, ...Array.from({ length: 5_001 }, () => ['Vault', '1'])],
      { kind: 'tooManyRows', count: 5_001 },
    ],
  ] as const)('is refused as case %#', (lines, error) => {
    expect(read(...lines)).toEqual({ ok: false, error });
  });

  it('can be read from other columns, or give everyone one membership', () => {
    const file = fileOf(['constructor', 'account', 'tag'], ['Vault', '412345678901234567', 'Ada']);
    expect(missingColumns(file)).toEqual(['membership', 'discord_id']);
    const columns = { ...file.columns, discord_id: 1, name: 2 };
    const mapped = withColumns(file, columns, 'id of Vault');
    expect(missingColumns(mapped)).toEqual([]);
    expect(ignoredHeaders(mapped)).toEqual(['constructor']);
    expect(mapped.rows[0]?.cells).toMatchObject({
      membership: 'id of Vault',
      discord_id: '412345678901234567',
      name: 'Ada',
    });
    expect(missingColumns(withColumns(file, columns, null))).toEqual(['membership']);
  });

  const patreon =
    'Name,Email,Discord,Patron Status,Follows You,Free Member,Free Trial,Lifetime Amount,Pledge Amount,Charge Frequency,Tier,Addressee,Street,City,State,Zip,Country,Phone,Patronage Since Date,Last Charge Date,Last Charge Status,Additional Details,User ID,Last Updated,Currency,Max Posts,Access Expiration,Next Charge Date,Full country name,Subscription Source';
  const stripe =
    'id,Customer ID,Customer Description,Customer Email,Customer Name,Plan,Quantity,Currency,Interval,Amount,Status,Created (UTC),Start (UTC),Start Date (UTC),Current Period Start (UTC),Current Period End (UTC),Trial Start (UTC),Trial End (UTC),Canceled At (UTC),Ended At (UTC),discord_id (metadata)';
  it.each([
    [
      'Patreon',
      patreon,
      ['Tier', null, 'Name', 'Patron Status', 'Patronage Since Date', 'Access Expiration'],
    ],
    [
      'Stripe',
      stripe,
      [
        'Plan',
        'discord_id (metadata)',
        'Customer Name',
        'Status',
        'Start Date (UTC)',
        'Ended At (UTC)',
      ],
    ],
    [
      'Whop',
      'User name,Email,Product name,Plan,Status,Total spend,Created at,Discord ID',
      ['Product name', 'Discord ID', 'User name', 'Status', 'Created at', null],
    ],
  ])('of %s has known columns', (_, line, expected) => {
    const file = fileOf(line.split(','), ['x']);
    const found = fileColumns.map((column) => {
      const at = file.columns[column];
      return at === null ? null : file.headers[at];
    });
    expect(found).toEqual(expected);
  });
});

describe('a cell', () => {
  it.each([
    ['Past due', 'past_due'],
    [' past_due ', 'past_due'],
    ['PAST-DUE', 'past_due'],
    ['cancelled', 'canceled'],
    ['Canceled', 'canceled'],
    ['trialing', 'active'],
    ['unpaid', 'past_due'],
    ['Active patron', 'active'],
    ['Declined patron', 'past_due'],
    ['Former patron', 'canceled'],
    ['incomplete_expired', 'canceled'],
    ['churned', 'canceled'],
    ['Refunded', 'refunded'],
    ['', ''],
    ['incomplete', 'incomplete'],
    ['constructor', 'constructor'],
  ])('with %j has the status %j', (cell, status) => {
    expect(statusIn(cell)).toBe(status);
  });

  it.each([
    ['2026-11-25', '2026-11-25'],
    [' 2026/1/5 ', '2026-01-05'],
    ['2023-04-08 17:45:28.731953', '2023-04-08T17:45:28.731953Z'],
    ['2023-05-31 07:46:37', '2023-05-31T07:46:37Z'],
    ['2023-05-31 7:46', '2023-05-31T07:46:00Z'],
    ['2026-10-01T00:00:00.123456+00:00', '2026-10-01T00:00:00.123456+00:00'],
    ['2026-10-01 00:00:00+02', '2026-10-01T00:00:00+02:00'],
    ['2026-10-01T00:00:00-0330', '2026-10-01T00:00:00-03:30'],
    ['2026-10-01 12:00 UTC', '2026-10-01T12:00:00Z'],
    ['2026-10-01T00:00:00.1234567Z', '2026-10-01T00:00:00.123456Z'],
    ['Nov 5, 2026', '2026-11-05'],
    ['Sept. 5 2026', '2026-09-05'],
    ['November 25th, 2026', '2026-11-25'],
    ['5. November 2026', '2026-11-05'],
    ['25-Nov-2026', '2026-11-25'],
    ['Wed, 25 Nov 2026 10:00:00 GMT', '2026-11-25T10:00:00Z'],
    ['Nov 25, 2026, 10:05 PM', '2026-11-25T22:05:00Z'],
    ['2026-11-25 12:30 a.m.', '2026-11-25T00:30:00Z'],
    ['2026-11-25 13:30 PM', '2026-11-25 13:30 PM'],
    ['2026.11.25', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['03.04.2026 7:46', '2026-04-03T07:46:00Z'],
    ['11/25/2026', '2026-11-25'],
    ['25/11/2026 10:00', '2026-11-25T10:00:00Z'],
    ['04/04/2026', '2026-04-04'],
    ['3-4-2026', '3-4-2026'],
    ['11/25/26', '11/25/26'],
    ['', ''],
    ['03/04/2026', '03/04/2026'],
    ['2026-11/25', '2026-11/25'],
    ['Foo 5, 2026', 'Foo 5, 2026'],
    ['Mayor 5, 2026', 'Mayor 5, 2026'],
    ['10:00', '10:00'],
    ['1700000000', '1700000000'],
    ['soon', 'soon'],
  ])('with %j has the time %j', (cell, time) => {
    expect(timeIn(cell)).toBe(time);
  });

  it.each([
    ['<@845201933120405504>', '845201933120405504'],
    ['<@!845201933120405504>', '845201933120405504'],
    ['\u200b845201933120405504\u00a0', '845201933120405504'],
    ['https://discord.com/users/845201933120405504', '845201933120405504'],
    ['<@&845201933120405504>', '<@&845201933120405504>'],
    ['<#845201933120405504>', '<#845201933120405504>'],
    ['kim#1234', 'kim#1234'],
    ['5.0E+17', '5.0E+17'],
  ])('with %j has the Discord id %j', (cell, id) => {
    expect(personIdIn(cell)).toBe(id);
  });
});

describe('an import without a response', () => {
  const add: RowResult = { action: 'add' };
  const unchanged: RowResult = { action: 'unchanged' };
  const refused: RowResult = { action: 'refused', reason: 'status' };
  it.each([
    [[add, refused], [unchanged, refused], true],
    [[add, unchanged], [unchanged, unchanged], true],
    [[add, refused], [add, refused], false],
    [[add, add], [unchanged, add], false],
    [[add], [refused], false],
    [[add], [], false],
  ])('%j, then %j: was made is %s', (preview, again, isMade) => {
    expect(isImported(preview, again)).toBe(isMade);
  });
});

it('counts what an import does', () => {
  expect(
    countsOf([{ action: 'add' }, { action: 'add' }, { action: 'refused', reason: null }]),
  ).toEqual({
    add: 2,
    update: 0,
    unchanged: 0,
    refused: 1,
  });
});
