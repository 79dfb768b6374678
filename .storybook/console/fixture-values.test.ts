import { describe, expect, it } from 'vitest';
import { areEqual, isJson, withoutReferences, withReferences } from './fixture-values';

const [letter, picture] = [new File(['a'], 'a.txt'), new File(['b'], 'b.png')];
const fixtures = [
  { type: 'send', file: letter, more: { files: [letter] } },
  { type: 'send', file: picture, more: { files: [picture] } },
];

describe('references to fixtures', () => {
  it('stand for what JSON cannot hold, at any depth', () => {
    const payload = { file: picture, more: { files: [letter], note: 'kept' } };
    const written = withReferences(payload, fixtures);
    expect(written).toEqual({
      file: { $fixture: 1 },
      more: { files: [{ $fixture: 0 }], note: 'kept' },
    });
    const read = withoutReferences(JSON.parse(JSON.stringify(written)), fixtures);
    expect(read).toEqual(payload);
    expect(read?.['file']).toBe(picture);
  });

  it('leave a value that no fixture has', () => {
    const other = new File(['a'], 'a.txt');
    expect(withReferences({ file: other }, fixtures)['file']).toBe(other);
  });

  it.each([{ file: { $fixture: 2 } }, { file: { $fixture: -1 } }, { other: { $fixture: 0 } }])(
    'are wrong if no fixture has the value: %o',
    (payload) => {
      expect(withoutReferences(payload, fixtures)).toBeNull();
    },
  );
});

it.each<[unknown, boolean]>([
  [{ a: [1, 'b', true, null], c: undefined }, true],
  [letter, false],
  [{ deep: [new Date(0)] }, false],
  [Number.NaN, false],
  [1n, false],
  [() => {}, false],
])('JSON can hold %o: %s', (value, expected) => {
  expect(isJson(value)).toBe(expected);
});

it.each<[unknown, unknown, boolean]>([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, 2] }, { a: [1, 2, 3] }, false],
  [{ a: letter }, { a: letter }, true],
  [{ a: letter }, { a: new File(['a'], 'a.txt') }, false],
  [[], {}, false],
])('%o equals %o: %s', (one, other, expected) => {
  expect(areEqual(one, other)).toBe(expected);
});
