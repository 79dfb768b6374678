import { describe, expect, it } from 'vitest';
import { seeded, anyText } from './arbitrary.fixture';
import { locateJsonError } from './json-error';

describe('locateJsonError', () => {
  it.each([
    ['', 1, 1, ''],
    ['{', 1, 2, ''],
    ['{\n  "a": 1,\n}', 3, 1, '}'],
    ['{"a" 1}', 1, 6, '1'],
    ['{"a": }', 1, 7, '}'],
    ['{a: 1}', 1, 2, 'a'],
    ["{'a': 1}", 1, 2, "'"],
    ['{"a": 1 "b": 2}', 1, 9, '"'],
    ['[1, 2', 1, 6, ''],
    ['[1,, 2]', 1, 4, ','],
    ['[1}', 1, 3, '}'],
    ['{} {}', 1, 4, '{'],
    ['{"a": "b\nc"}', 1, 9, '\n'],
    ['{"a": "b', 1, 9, ''],
    ['{"a": "\\x"}', 1, 8, '\\'],
    ['{"a": "\\N"}', 1, 8, '\\'],
    ['{"a": "\\u12"}', 1, 8, '\\'],
    ['{"a": undefined}', 1, 7, 'u'],
    ['{"a": True}', 1, 7, 'T'],
    ['{"a": 01}', 1, 8, '1'],
    ['{"a": .5}', 1, 7, '.'],
    ['{"a": 1.}', 1, 8, '.'],
    ['{"a": +1}', 1, 7, '+'],
    ['// comment\n{}', 1, 1, '/'],
    ['\r\n{"🎉": "🎉" 🎉}', 2, 11, '🎉'],
    ['{"a": 1,\n"b": [1,\n2,\n]}', 4, 1, ']'],
    ['\ufeff{}', 1, 1, '\ufeff'],
  ])('%o: line %d, column %d, %o', (text, line, column, found) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(locateJsonError(text)).toEqual({ line, column, found });
  });

  it.each([
    '{}',
    '[]',
    ' "a" ',
    '-0.5e+10',
    'null',
    '[{"a":[true,false,{}]}]',
    '"\\u00e9\\n🎉\u007f"',
  ])('accepts %o', (text) => {
    expect(locateJsonError(text)).toBeNull();
  });

  it('agrees with JSON.parse', () => {
    const random = seeded(5);
    const whole = JSON.stringify({ a: [1, -2.5e3, 'x\n"🎉', true, null, { b: {} }], c: '' });
    for (let run = 0; run < 3000; run += 1) {
      const at = Math.floor(random() * whole.length);
      const text =
        whole.slice(0, at) + anyText(random, 3) + whole.slice(at + Math.floor(random() * 3));
      expect([text, locateJsonError(text) === null]).toEqual([text, isJson(text)]);
    }
  });

  it('handles deep and long input', () => {
    expect(locateJsonError('['.repeat(200_000))).toEqual({ line: 1, column: 200_001, found: '' });
    expect(locateJsonError(`"${'a'.repeat(500_000)}`)).toEqual({
      line: 1,
      column: 500_002,
      found: '',
    });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
