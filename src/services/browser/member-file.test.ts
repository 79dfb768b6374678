import { describe, expect, it } from 'vitest';
import { readMemberFile } from './member-file';

const read = (text: string) => readMemberFile(new File([text], 'users.csv'));
const rowsIn = async (text: string) => {
  const file = await read(text);
  return file.ok ? file.value.rows.map(({ line, cells }) => [line, cells.name]) : file.error;
};

describe('a CSV file of members', () => {
  it.each([
    ['membership,discord_id,name\r\nVault,1,Ada\r\n'],
    ['\uFEFFmembership,discord_id,name\nVault,1,Ada'],
    ['membership;discord_id;name\nVault;1;Ada\n\n'],
    ['membership\tdiscord_id\tname\nVault\t1\tAda'],
    ['"membership","discord_id","name"\n"Vault","1","Ada"'],
  ])('is read as case %#', async (text) => {
    expect(await rowsIn(text)).toEqual([[2, 'Ada']]);
  });

  it('keeps quotes, separators and line breaks in cells', async () => {
    const text = 'membership,discord_id,name\nVault,1,"Ada ""A"", the\nfirst"\nVault,2,Ben';
    expect(await rowsIn(text)).toEqual([
      [2, 'Ada "A", the\nfirst'],
      [3, 'Ben'],
    ]);
  });

  it('is refused with a quote that is not closed', async () => {
    expect(await rowsIn('membership,discord_id,name\nVault,1,"Ada\nVault,2,Ben')).toEqual({
      kind: 'broken',
      line: 2,
    });
  });

  it.each([
    ['', { kind: 'empty' }],
    ['\n\n', { kind: 'empty' }],
    ['name\nAda', expect.objectContaining({ kind: 'missingColumns' })],
    ['x'.repeat(1_048_577), { kind: 'tooLarge' }],
  ])('is refused as case %#', async (text, error) => {
    expect(await rowsIn(text)).toEqual(error);
  });
});
