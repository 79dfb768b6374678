import { describe, expect, it } from 'vitest';
import { readMemberFile } from './member-file';

const read = (text: BlobPart) => readMemberFile(new File([text], 'users.csv'));
const rowsIn = async (text: BlobPart) => {
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

  it.each([
    ['membership;discord_id;name\nVault, yearly;1;Ada, B\nGold, A, B, C;2;Ben, C', 2],
    ['sep=;\r\nmembership;discord_id;name\r\nVault, yearly;1;Ada, B\r\nGold, A;2;Ben, C', 3],
    ['\uFEFF"sep=,"\nmembership,discord_id,name\n"Vault, yearly",1,"Ada, B"\nGold,2,"Ben, C"', 3],
    ['\n\nmembership|discord_id|name\na,b,c|1|Ada, B\n;;;|2|Ben, C', 4],
    ['membership;discord_id;name;notes, tags, and, more\nA, B;1;Ada, B;\nA;2;Ben, C;x', 2],
    ['sep=\t\nmembership\tdiscord_id\tname\nA;B\t1\tAda, B\nA\t2\tBen, C', 3],
    ['sep=;\nmembership\tdiscord_id\tname\nA;B\t1\tAda, B\nA\t2\tBen, C', 3],
    ['sep=^\nmembership^discord_id^name\nA;B^1^Ada, B\nA^2^Ben, C', 3],
  ])('has the separator of its known columns: case %#', async (text, line) => {
    expect(await rowsIn(text)).toEqual([
      [line, 'Ada, B'],
      [line + 1, 'Ben, C'],
    ]);
  });

  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  it('is read in the code page of Windows, and says so', async () => {
    const text = bytes('membership;discord_id;name\nVault;1;Ren\u00E9\n');
    expect(await rowsIn(text)).toEqual([[2, 'René']]);
    expect(await readMemberFile(new File([text], 'a.csv'))).toMatchObject({
      value: { codePage: 'windows-1252' },
    });
    expect(await readMemberFile(new File([text], 'a.csv'), 'windows-1251')).toMatchObject({
      value: { codePage: 'windows-1251', rows: [{ cells: { name: 'Renй' } }] },
    });
    expect(await read('membership;discord_id;name\nVault;1;René\n')).toMatchObject({
      value: { codePage: null, rows: [{ cells: { name: 'René' } }] },
    });
  });

  it('is read in UTF-16, as Excel saves it', async () => {
    const text = '\uFEFFmembership\tdiscord_id\tname\r\nVault\t1\tЖ\r\n';
    expect(await rowsIn(Uint8Array.from(Buffer.from(text, 'utf16le')))).toEqual([[2, 'Ж']]);
    expect(await rowsIn(Uint8Array.from(Buffer.from(text.slice(1), 'utf16le')))).toEqual([
      [2, 'Ж'],
    ]);
  });

  it('is read in another code page if the likely one has no such text', async () => {
    const header = Buffer.from('membership,discord_id,name\nVault,1,');
    const name = Uint8Array.from([0x82, 0xb3, 0x82, 0xad, 0x82, 0xe7, 0x81, 0x40, 0x0a]);
    expect(await readMemberFile(new File([header, name], 'a.csv'))).toMatchObject({
      value: { codePage: 'shift_jis', rows: [{ cells: { name: 'さくら\u3000' } }] },
    });
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
    [Uint8Array.from(Buffer.from('\uFEFFm\0,\0d\0\n\0a\0', 'utf16le')), { kind: 'notText' }],
    ['membership,discord_id\nVault\0,1', { kind: 'notText' }],
    [Uint8Array.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0x81]), { kind: 'notText' }],
    ['x'.repeat(1_048_577), { kind: 'tooLarge' }],
  ])('is refused as case %#', async (text, error) => {
    expect(await rowsIn(text)).toEqual(error);
  });
});
