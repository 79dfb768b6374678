import { expect, it } from 'vitest';
import { csvText } from './csv';

const lineOf = (...cells: Parameters<typeof csvText>[1][number]) =>
  csvText(['a'], [cells]).split('\r\n')[1];

it('begins with a byte order mark and ends each line with CRLF', () => {
  expect(csvText(['Name', 'City'], [['Ada', 'Paris']])).toBe('\uFEFFName,City\r\nAda,Paris\r\n');
});

it('quotes what would break the columns', () => {
  expect(lineOf('a,b', 'say "hi"', 'two\nlines', '')).toBe('"a,b","say ""hi""","two\nlines",');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('does not let %j be a formula', (text) => {
  expect(lineOf(text)).toContain(`'${text}`);
});

it('keeps every digit of an id, and decimals as numbers', () => {
  expect(lineOf({ id: '218345611802574848' }, { decimal: '-49.90' }, null)).toBe(
    '"=""218345611802574848""",-49.90,',
  );
});

it('does not turn an id that is not a number into a formula', () => {
  expect(lineOf({ id: '=cmd()' })).toBe("'=cmd()");
});
