import { describe, expect, it } from 'vitest';
import { defaultConfig } from './fields';
import {
  canBringBack,
  isUndone,
  parseRevisions,
  undoAnywayRequest,
  undoOf,
  undoRequest,
  valuesAt,
  versionAt,
  withNewest,
  withOlder,
  withoutSecrets,
  type HistoryPage,
  type Revision,
} from './history';

const row = {
  id: 9,
  version: 4,
  saved_at: '2026-11-20T10:00:00.5+01:00',
  saved_by_name: 'mira.resells',
  saved_by_discord_id: '218345611802574848',
  changes: [{ key: 'SuccessPoints', before: 25, after: 30 }],
};

const revision = (version: number, changes: Revision['changes'] = []): Revision => ({
  id: version,
  version,
  savedAt: '2026-11-20T09:00:00.000Z',
  savedBy: { name: 'mira.resells', discordId: null, picture: null },
  changes,
});

const page = (versions: readonly number[], more: boolean): HistoryPage => ({
  people: [],
  revisions: versions.map((version) => revision(version)),
  more,
});

describe('parseRevisions', () => {
  it('parses rows of the database', () => {
    expect(parseRevisions([row])).toEqual([
      {
        id: 9,
        version: 4,
        savedAt: '2026-11-20T09:00:00.500Z',
        savedBy: { name: 'mira.resells', discordId: '218345611802574848', picture: null },
        changes: [{ key: 'SuccessPoints', before: 25, after: 30 }],
      },
    ]);
  });

  it.each([
    ['https://cdn.discordapp.com/avatars/1/a.png', 'https://cdn.discordapp.com/avatars/1/a.png'],
    ['https://cdn.discordapp.com.example/a.png', null],
    ['http://cdn.discordapp.com/a.png', null],
    [null, null],
  ])('reads the picture %j as %j', (saved_by_picture, picture) => {
    expect(parseRevisions([{ ...row, saved_by_picture }])?.[0]?.savedBy.picture).toBe(picture);
  });

  it('uses the default for a value that was never saved and drops unknown settings', () => {
    const changes = [
      { key: 'isAdmin', before: false, after: true },
      { key: 'scrambled_words', before: null, after: ['restock', 3] },
      { key: 'SuccessPoints', before: true, after: '7' },
      { key: 'adminRoleID', after: '845201933120406014' },
    ];
    expect(parseRevisions([{ ...row, changes }])?.[0]?.changes).toEqual([
      { key: 'scrambled_words', before: [], after: ['restock'] },
      { key: 'SuccessPoints', before: null, after: 7 },
      { key: 'adminRoleID', before: '', after: '845201933120406014' },
    ]);
  });

  it('keeps a revision without any known setting', () => {
    expect(parseRevisions([{ ...row, changes: [{ key: 'gone', before: 1, after: 2 }] }])).toEqual([
      expect.objectContaining({ version: 4, changes: [] }),
    ]);
  });

  it.each([
    ['a value that is not a list', null],
    ['another row shape', [{ config: {} }]],
    ['an invalid date', [{ ...row, saved_at: 'yesterday' }]],
  ])('returns null for %s', (_, rows) => {
    expect(parseRevisions(rows)).toBeNull();
  });
});

describe('undoing', () => {
  const changed = revision(4, [
    { key: 'SuccessPoints', before: 25, after: 30 },
    { key: 'typingPoints', before: 1, after: 2 },
    { key: 'WhopAPIKey', before: '', after: '••••••••' },
    { key: 'commands', before: {}, after: { poll: {} } },
  ]);

  it('undoes every setting that can be undone', () => {
    expect(undoOf(changed)).toEqual([
      { key: 'SuccessPoints', before: 30, after: 25 },
      { key: 'typingPoints', before: 2, after: 1 },
    ]);
    expect(
      ['SuccessPoints', 'WhopAPIKey', 'commands'].map((key) => canBringBack(key as 'commands')),
    ).toEqual([true, false, false]);
  });

  it('undoes only the given settings', () => {
    expect(undoRequest('7', changed, ['typingPoints', 'WhopAPIKey', 'EmbedColor'])).toEqual({
      serverId: '7',
      baseVersion: 4,
      changes: [{ key: 'typingPoints', before: 2, after: 1 }],
    });
  });

  it('bases a repeated request on the current values', () => {
    const theirs = {
      config: { ...defaultConfig(), SuccessPoints: 99, typingPoints: 2 },
      version: 8,
    };
    expect(undoAnywayRequest(undoRequest('7', changed), theirs)).toEqual({
      serverId: '7',
      baseVersion: 8,
      changes: [
        { key: 'SuccessPoints', before: 99, after: 25 },
        { key: 'typingPoints', before: 2, after: 1 },
      ],
    });
  });

  it('detects that a change is already undone', () => {
    const config = { ...defaultConfig(), SuccessPoints: 25, typingPoints: 2 };
    expect(changed.changes.slice(0, 2).map((change) => isUndone(change, config))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a list of revisions', () => {
  it.each([
    [
      'newer ones in front',
      page([5, 4, 3, 2], true),
      page([7, 6, 5], true),
      page([7, 6, 5, 4, 3, 2], true),
    ],
    ['no older revisions', page([3, 2, 1], false), page([4, 3], true), page([4, 3, 2, 1], false)],
    ['the whole history', page([2], true), page([3, 2, 1], false), page([3, 2, 1], false)],
    ['an empty history', page([2], true), page([], false), page([], false)],
    [
      'pages that just overlap',
      page([5, 4], true),
      page([7, 6, 5], true),
      page([7, 6, 5, 4], true),
    ],
    ['pages with a gap', page([5, 4], true), page([9, 8, 7], true), null],
    ['the first revisions', page([], false), page([2, 1], true), null],
  ])('merges the newest revisions: %s', (_, known, newest, expected) => {
    expect(withNewest(known, newest)).toEqual(expected);
  });

  it('appends older revisions without repeating any', () => {
    expect(withOlder(page([5, 4], true), page([4, 3, 2], false))).toEqual(
      page([5, 4, 3, 2], false),
    );
    expect(withOlder(page([], true), page([2], false))).toEqual(page([2], false));
  });
});

it('computes the values at a version', () => {
  const revisions = [
    revision(3, [{ key: 'SuccessPoints', before: 20, after: 30 }]),
    revision(2, [{ key: 'SuccessPoints', before: 10, after: 20 }]),
    revision(4, [{ key: 'typingPoints', before: 1, after: 2 }]),
  ];
  const config = { ...defaultConfig(), SuccessPoints: 30, typingPoints: 2, EmbedColor: '#ffffff' };
  const at = (version: number) =>
    valuesAt(version, ['SuccessPoints', 'typingPoints', 'EmbedColor'], { revisions, config });
  expect([1, 2, 3, 4].map(at)).toEqual([
    { SuccessPoints: 10, typingPoints: 1, EmbedColor: '#ffffff' },
    { SuccessPoints: 20, typingPoints: 1, EmbedColor: '#ffffff' },
    { SuccessPoints: 30, typingPoints: 1, EmbedColor: '#ffffff' },
    { SuccessPoints: 30, typingPoints: 2, EmbedColor: '#ffffff' },
  ]);
});

it('masks the values of a secret', () => {
  expect(withoutSecrets({ key: 'WhopAPIKey', before: '', after: 'secret' })).toEqual({
    key: 'WhopAPIKey',
    before: '',
    after: '••••••••',
  });
  const points = { key: 'SuccessPoints', before: 1, after: 2 } as const;
  expect(withoutSecrets(points)).toEqual(points);
});

describe('versionAt', () => {
  const saves = [3, 1, 2].map((version) => ({
    version,
    savedAt: `2026-11-0${version}T12:00:00.000Z`,
  }));
  const later = saves.filter(({ version }) => version > 1);

  it.each([
    ['the last save until a time', saves, { at: '2026-11-02T12:00:00.000Z' }, 2],
    ['the newest save', saves, { at: '2026-12-01T00:00:00.000Z' }, 3],
    ['nothing saved yet', saves, { at: '2026-10-01T00:00:00.000Z' }, 0],
    ['a time of removed saves', later, { at: '2026-11-01T12:00:00.000Z' }, null],
    ['a version', saves, { version: 2 }, 2],
    ['the version before the first kept save', later, { version: 1 }, 1],
    ['the version of a removed save', later, { version: 0 }, null],
    ['no saves', [], { version: 0 }, null],
  ])('finds %s', (_, revisions, asked, version) => {
    expect(versionAt(revisions, asked)).toBe(version);
  });
});
