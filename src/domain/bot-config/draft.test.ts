import { describe, expect, it } from 'vitest';
import type { BotConfig, ConfigPatch } from './config';
import { ancestorOf, draftOf, parseDraft, resumeDraft } from './draft';
import { defaultConfig } from './fields';

const points = { version: 3, base: { SuccessPoints: 5 }, values: { SuccessPoints: 10 } };

describe('draftOf', () => {
  it('is null without changes', () => {
    const base = config({ SuccessPoints: 5, scrambled_words: ['a'] });
    const draft = config({ SuccessPoints: 5, scrambled_words: ['a'] });
    expect(draftOf({ base, draft, version: 3, conflicts: [] })).toEqual(null);
  });

  it('has each changed key with its value before and after', () => {
    expect(
      draftOf({
        base: config({ SuccessPoints: 5 }),
        draft: config({ SuccessPoints: 10, scrambled_words: ['a', 'b'] }),
        version: 3,
        conflicts: [],
      }),
    ).toEqual({
      version: 3,
      base: { SuccessPoints: 5, scrambled_words: [] },
      values: { SuccessPoints: 10, scrambled_words: ['a', 'b'] },
    });
  });

  it('stores the common base of an undecided conflict', () => {
    expect(
      draftOf({
        base: config({ SuccessPoints: 7 }),
        draft: config({ SuccessPoints: 10 }),
        version: 3,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
      }),
    ).toEqual(points);
  });

  it('leaves out secrets', () => {
    const base = config({});
    const secret = config({ WhopAPIKey: 'apik_live_1' });
    expect(draftOf({ base, draft: secret, version: 3, conflicts: [] })).toEqual(null);
    expect(
      draftOf({
        base: config({ SuccessPoints: 5 }),
        draft: { ...secret, SuccessPoints: 10 },
        version: 3,
        conflicts: [],
      }),
    ).toEqual(points);
  });
});

it.each(['1.5', '$25', '99999999999999999999', '-'])(
  'keeps the invalid number %s as typed',
  (typed) => {
    const base = config({ SuccessPoints: 5 });
    const draft = config({ SuccessPoints: typed });
    const saved = draftOf({ base, draft, version: 3, conflicts: [] });
    const read = parseDraft(JSON.parse(JSON.stringify(saved)));
    expect(read).toEqual({
      version: 3,
      base: { SuccessPoints: 5 },
      values: { SuccessPoints: typed },
    });
  },
);

it('ignores a secret in a stored draft', () => {
  const planted = { version: 3, base: { WhopAPIKey: null }, values: { WhopAPIKey: 'planted' } };
  expect(parseDraft(planted)).toEqual(null);
});

describe('ancestorOf', () => {
  it('is the base except for undecided conflicts', () => {
    const base = config({ SuccessPoints: 7, typingPoints: 1 });
    expect(ancestorOf({ base, conflicts: [] })).toEqual(base);
    expect(
      ancestorOf({
        base,
        conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
      }),
    ).toEqual(config({ SuccessPoints: 5, typingPoints: 1 }));
  });
});

describe('resumeDraft', () => {
  it('applies the changes to the current configuration', () => {
    expect(resumeDraft(points, config({ SuccessPoints: 5, typingPoints: 2 }))).toEqual({
      draft: config({ SuccessPoints: 10, typingPoints: 2 }),
      conflicts: [],
    });
  });

  it('reports a conflict where the server changed too', () => {
    expect(resumeDraft(points, config({ SuccessPoints: 7 }))).toEqual({
      draft: config({ SuccessPoints: 10 }),
      conflicts: [{ key: 'SuccessPoints', base: 5, yours: 10, theirs: 7 }],
    });
  });

  it('reports no conflict where the server already has the same value', () => {
    expect(resumeDraft(points, config({ SuccessPoints: 10 }))).toEqual({
      draft: config({ SuccessPoints: 10 }),
      conflicts: [],
    });
  });
});

describe('parseDraft', () => {
  it('reads what draftOf returned, through JSON', () => {
    const draft = draftOf({
      base: config({ SuccessPoints: 5 }),
      draft: config({
        SuccessPoints: null,
        SuccessDM: true,
        EmbedColor: '#000000',
        logsChannel: '123456789012345678',
        scrambled_words: ['a', 'b'],
        relayConfig: { deal: '123456789012345678' },
        ThreadPoints: { '123456789012345678': 4 },
      }),
      version: 0,
      conflicts: [],
    });
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'draft'],
    ['a list', [points]],
    ['no version', { base: points.base, values: points.values }],
    ['a version that is not a number', { ...points, version: '3' }],
    ['a fractional version', { ...points, version: 1.5 }],
    ['a negative version', { ...points, version: -1 }],
    ['no base', { version: 3, values: points.values }],
    ['values that are not an object', { ...points, values: 10 }],
    ['no changes', { version: 3, base: {}, values: {} }],
    ['only an unknown key', { version: 3, base: { Nope: 1 }, values: { Nope: 2 } }],
    ['only a value equal to its base', { ...points, values: { SuccessPoints: 5 } }],
    ['only a value of another kind', { ...points, values: { SuccessPoints: { deep: true } } }],
    ['only a base of another kind', { ...points, base: { SuccessPoints: [5] } }],
    ['only a value without a base', { ...points, base: {} }],
    ['only a base without a value', { ...points, values: {} }],
  ])('is null for %s', (_, raw) => {
    expect(parseDraft(raw)).toEqual(null);
  });

  it('leaves out what is invalid and keeps the rest', () => {
    expect(
      parseDraft({
        version: 3,
        savedAt: 'today',
        base: {
          SuccessPoints: 5,
          Nope: 1,
          EmbedColor: '#ffffff',
          SuccessDM: false,
          WhopDMs: false,
        },
        values: {
          SuccessPoints: 10,
          Nope: 2,
          EmbedColor: '#ffffff',
          SuccessDM: 'yes',
          typingPoints: 3,
        },
      }),
    ).toEqual(points);
  });

  it('keeps a value that equals the default when the base is different', () => {
    const cleared = { version: 3, base: { SuccessPoints: 5 }, values: { SuccessPoints: null } };
    expect(parseDraft(cleared)).toEqual(cleared);
  });

  it('ignores keys that every object inherits', () => {
    const raw: unknown = JSON.parse(
      `{"version":3,
        "base":{"__proto__":{"SuccessPoints":5},"constructor":1,"toString":1},
        "values":{"__proto__":{"SuccessPoints":10},"constructor":2,"toString":2}}`,
    );
    expect(parseDraft(raw)).toEqual(null);
  });
});

function config(patch: ConfigPatch): BotConfig {
  return { ...defaultConfig(), ...patch };
}
