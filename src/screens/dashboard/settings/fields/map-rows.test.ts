import { describe, expect, it } from 'vitest';
import { checkValue } from '#domain/bot-config/parse';
import { fieldOf } from '#domain/bot-config/fields';
import { mapRowProblems, type MapRow, type MapRules, readMap, writeMap } from './map-rows';

const news = '845201933120407001';
const deals = '845201933120407002';

const rules: MapRules<string> = { fold: (name) => name.toLowerCase(), empty: '' };

function row(name: string, value: string): MapRow<string> {
  return { name, value };
}

describe('writeMap', () => {
  it.each<[what: string, rows: MapRow<string>[], map: Record<string, string>]>([
    ['rows in their order', [row('b', news), row('a', deals)], { b: news, a: deals }],
    ['names without the white space around them', [row(' sale ', news)], { sale: news }],
    ['nothing of a blank row', [row('a', news), row(' ', '')], { a: news }],
    ['a row without a value', [row('a', '')], { a: '' }],
    ['a row without a name', [row('', news), row('b', deals)], { '': news, b: deals }],
    ['one row without a name at most', [row('', news), row('', deals)], { '': news }],
    ['a taken name as none', [row('Deal', news), row('deal', deals)], { Deal: news, '': deals }],
  ])('writes %s', (_, rows, map) => {
    expect(Object.entries(writeMap(rows, rules))).toEqual(Object.entries(map));
  });

  it('returns the map that was read', () => {
    const map = { restock: news, '': deals };
    expect(writeMap(readMap(map), rules)).toEqual(map);
  });
});

describe('mapRowProblems', () => {
  function problemsOf(...rows: MapRow<string>[]) {
    return mapRowProblems(rows, rules, checkValue(fieldOf('relayConfig'), writeMap(rows, rules)));
  }

  it('reports no problem for valid and blank rows', () => {
    expect(problemsOf(row('a', news), row('', ''), row('b', deals))).toEqual([null, null, null]);
  });

  it('reports a duplicate name at the later row, ignoring case', () => {
    expect(problemsOf(row('Deal', news), row('deal ', deals))).toEqual([
      null,
      { kind: 'duplicate', path: 'name' },
    ]);
  });

  it('reports every row that has no name', () => {
    const missing = { kind: 'emptyName', path: 'name' };
    expect(problemsOf(row('', news), row('', deals))).toEqual([missing, missing]);
  });

  it("assigns the map's problem to its row, despite blank rows and reordered names", () => {
    expect(problemsOf(row('', ''), row('a', 'x'), row('7', news))).toEqual([
      null,
      { kind: 'notASnowflake', path: 'value' },
      null,
    ]);
  });
});
