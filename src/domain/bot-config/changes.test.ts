import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween, rebase } from './changes';
import { sameValue } from '../same-value';
import type { BotConfig, ConfigPatch, ConfigValue, Conflict } from './config';
import { defaultConfig } from './fields';

function config(patch: ConfigPatch = {}): BotConfig {
  return { ...defaultConfig(), ...patch };
}

describe('changesBetween', () => {
  it('finds no changes between equal configurations', () => {
    expect(changesBetween(config(), config())).toEqual([]);
  });

  it('returns each changed key with before and after, in the order of the settings', () => {
    const draft = config({ EmbedColor: '#000000', SuccessPoints: 5, NewMemberTicket: true });
    expect(changesBetween(config({ SuccessPoints: 4 }), draft)).toEqual([
      { key: 'NewMemberTicket', before: false, after: true },
      { key: 'SuccessPoints', before: 4, after: 5 },
      { key: 'EmbedColor', before: '#ffffff', after: '#000000' },
    ]);
  });
});

describe('applyChanges', () => {
  it('turns the base into the draft without changing the base', () => {
    const base = config();
    const draft = config({ SuccessPoints: 5, scrambled_words: ['a'] });
    expect(applyChanges(base, changesBetween(base, draft))).toEqual(draft);
    expect(base).toEqual(config());
  });
});

describe('rebase', () => {
  const base = { SuccessPoints: 1, typingPoints: 1 };
  const conflict: Conflict = { key: 'SuccessPoints', base: 1, yours: 2, theirs: 3 };

  it.each<
    [
      title: string,
      draft: ConfigPatch,
      theirs: ConfigPatch,
      merged: ConfigPatch,
      conflicts: Conflict[],
    ]
  >([
    [
      'takes their value where you changed nothing',
      {},
      { SuccessPoints: 3 },
      { SuccessPoints: 3 },
      [],
    ],
    [
      'keeps your value where they changed nothing',
      { SuccessPoints: 2 },
      {},
      { SuccessPoints: 2 },
      [],
    ],
    [
      'merges different settings',
      { SuccessPoints: 2 },
      { typingPoints: 3 },
      { SuccessPoints: 2, typingPoints: 3 },
      [],
    ],
    [
      'reports no conflict when both chose the same value',
      { SuccessPoints: 2 },
      { SuccessPoints: 2 },
      { SuccessPoints: 2 },
      [],
    ],
    [
      'keeps your value and reports a conflict when both differ',
      { SuccessPoints: 2 },
      { SuccessPoints: 3, typingPoints: 9 },
      { SuccessPoints: 2, typingPoints: 9 },
      [conflict],
    ],
    [
      'reports all conflicts in the order of the settings',
      { typingPoints: 2, SuccessPoints: 2 },
      { typingPoints: 3, SuccessPoints: 3 },
      { typingPoints: 2, SuccessPoints: 2 },
      [conflict, { ...conflict, key: 'typingPoints' }],
    ],
  ])('%s', (_, draft, theirs, merged, conflicts) => {
    expect(
      rebase({
        base: config(base),
        draft: config({ ...base, ...draft }),
        theirs: config({ ...base, ...theirs }),
      }),
    ).toEqual({ draft: config({ ...base, ...merged }), conflicts });
  });
});

describe('a secret', () => {
  it('is untouched, replaced or cleared', () => {
    const base = config();
    const changesTo = (WhopAPIKey: ConfigValue) => changesBetween(base, config({ WhopAPIKey }));
    expect(changesTo(null)).toEqual([]);
    expect(changesTo('key')).toEqual([{ key: 'WhopAPIKey', before: null, after: 'key' }]);
    expect(changesTo('')).toEqual([{ key: 'WhopAPIKey', before: null, after: '' }]);
  });

  it('never conflicts', () => {
    const draft = config({ WhopAPIKey: 'typed on' });
    expect(rebase({ base: config({ WhopAPIKey: 'typed' }), draft, theirs: config() })).toEqual({
      draft,
      conflicts: [],
    });
  });
});

describe('sameValue', () => {
  it.each<[a: ConfigValue, b: ConfigValue, same: boolean]>([
    ['a', 'a', true],
    ['a', 'b', false],
    ['1', 1, false],
    [null, null, true],
    [null, 0, false],
    [null, {}, false],
    [false, null, false],
    [[], [], true],
    [[], {}, false],
    [['a', 'b'], ['a', 'b'], true],
    [['a', 'b'], ['b', 'a'], false],
    [['a'], ['a', 'b'], false],
    [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
    [{ a: null }, { b: null }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [{ constructor: 1 }, { a: 1 }, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
    expect(sameValue(b, a)).toBe(same);
  });
});
