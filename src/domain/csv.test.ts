import fc from 'fast-check';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvOf, textOfCell } from './csv';

const cell = (value: string | number | null) => csvOf(['a'], [[value]]).split('\r\n')[1];

describe('a CSV file', () => {
  it('begins with a byte order mark, and ends each line with CR and LF', () => {
    expect(csvOf(['name', 'amount'], [['Ada', 5]])).toBe('\uFEFFname,amount\r\nAda,5\r\n');
    expect(csvOf(['name'], [])).toBe('\uFEFFname\r\n');
    expect(csvOf(['name'], [['Ada']]) + csvOf(null, [['Ben']])).toBe(
      csvOf(['name'], [['Ada'], ['Ben']]),
    );
    expect(csvOf(null, [])).toBe('');
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
    ['\t=1', "'\t'=1"],
    ['\r=1', '"\'\r\'=1"'],
    ["'=Kim", "''=Kim"],
    ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
    ['Gold - yearly', 'Gold - yearly'],
    ['Ada @home', "Ada '@home"],
    ['a;"=1"', `"a;'""=1"""`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
    ['412000000000000001', "'412000000000000001"],
    ['2026', '2026'],
  ])('%j is written as %s', (value, text) => {
    expect(cell(value)).toBe(text);
  });

  const hostile = fc.array(
    fc.oneof(
      fc.constantFrom(...Array.from(`=+-@＝＋－＠'",;|\t\r\n 1a`), '412000000000000001', '=cmd|'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    ),
    { maxLength: 12 },
  );
  const text = hostile.map((parts) => parts.join(''));

  it('is read again as it was', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
        const [, read = []] = papa.parse<string[]>(csvOf(['a'], [cells]), {
          delimiter: ',',
          newline: '\r\n',
        }).data;
        expect(read.map(textOfCell)).toEqual(cells);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([',', ';', '\t', '|', ' ', '\n', '\r'])(
    'has no formula if %j separates cells',
    (separator) => {
      const isFormula = separator === ' ' ? /^(?:[=@＝＠]|[+\-＋－]\S)/ : /^[\s"]*[=+\-@＝＋－＠]/;
      fc.assert(
        fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (cells) => {
          const csv = csvOf(['a'], [cells]);
          const newline = separator === '\n' || separator === '\r' ? separator : '\r\n';
          const delimiter = newline === separator ? ',' : separator;
          const parsed = papa.parse<string[]>(csv, { delimiter, newline }).data.flat();
          for (const each of [...parsed, ...csv.split(separator)])
            expect(each).not.toMatch(isFormula);
        }),
        { numRuns: 500 },
      );
    },
  );
});
