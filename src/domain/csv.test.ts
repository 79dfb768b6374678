import { describe, expect, it } from 'vitest';
import { csvOf, textOfCell } from './csv';

const cell = (value: string | number | null) => csvOf(['a'], [[value]]).split('\r\n')[1];

describe('a CSV file', () => {
  it('begins with a byte order mark, and ends each line with CR and LF', () => {
    expect(csvOf(['name', 'amount'], [['Ada', 5]])).toBe('\uFEFFname,amount\r\nAda,5\r\n');
    expect(csvOf(['name'], [])).toBe('\uFEFFname\r\n');
  });

  it.each([
    ['Ada', 'Ada'],
    ['', ''],
    [null, ''],
    [-5, '-5'],
    [49.99, '49.99'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['2026-11-25', '2026-11-25'],
    ["O'Neill", "O'Neill"],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['412000000000000001', "'412000000000000001"],
    ['2026', '2026'],
  ])('%j is written as %s', (value, text) => {
    expect(cell(value)).toBe(text);
  });

  it.each(['=1', '-x', '\t1', '412000000000000001', 'Ada', "O'Neill", "'quoted", ''])(
    'reads %j again as it was',
    (text) => {
      const written = cell(text) ?? '';
      expect(textOfCell(written)).toBe(text);
    },
  );
});
