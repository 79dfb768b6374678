import { describe, expect, it } from 'vitest';
import { countsOf, isImported, memberFileOf, type RowResult } from './member-file';

const read = (...lines: (readonly string[])[]) => memberFileOf('users.csv', lines);
const header = ['membership', 'discord_id'];

describe('a file of members', () => {
  it('has its columns in any order, and other columns are named', () => {
    const file = read(
      ['E-mail', ' Discord ID ', 'Display name', 'MEMBERSHIP', ''],
      ['a@b.example', "'412345678901234567", ' Ada ', 'Vault', 'x'],
      ['', '', '', '', ''],
      ['', '412345678901234568', '', 'Vault'],
    );
    expect(file).toEqual({
      ok: true,
      value: {
        name: 'users.csv',
        ignored: ['E-mail'],
        rows: [
          {
            line: 2,
            cells: {
              membership: 'Vault',
              discord_id: '412345678901234567',
              name: 'Ada',
              status: '',
              since: '',
              until: '',
            },
          },
          expect.objectContaining({ line: 4 }),
        ],
      },
    });
  });

  it.each([
    [[], { kind: 'empty' }],
    [[['', '']], { kind: 'empty' }],
    [[header], { kind: 'empty' }],
    [[header, [' ', '']], { kind: 'empty' }],
    [
      [
        ['membership', 'email'],
        ['Vault', 'x'],
      ],
      { kind: 'missingColumns', columns: ['discord_id'], found: ['membership', 'email'] },
    ],
    [
      [['constructor'], ['x']],
      { kind: 'missingColumns', columns: ['membership', 'discord_id'], found: ['constructor'] },
    ],
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
