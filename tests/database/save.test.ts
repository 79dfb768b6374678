import { describe, expect, it } from 'vitest';
import { setScene } from './save-scene';

const channel = '845201933120407032';

const scene = setScene();

describe('a save', () => {
  it('is stored, gets the next version, and returns the result', async () => {
    expect(
      await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 5 },
      version: 1,
    });
    expect(
      await scene.save(scene.owner, 1, [{ key: 'EmbedColor', before: null, after: '#112233' }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 5, EmbedColor: '#112233' },
      version: 2,
    });
    expect(await scene.stored()).toEqual({
      config: { SuccessPoints: 5, EmbedColor: '#112233' },
      version: 2,
    });
  });

  it('is recorded in the history: who, when, which settings, before and after', async () => {
    const [clock] = await scene.project.sql`select now() as started`;
    await scene.save(scene.owner, 0, [
      { key: 'SuccessPoints', before: null, after: 5 },
      { key: 'logsChannel', before: null, after: channel },
    ]);
    await scene.save(scene.editor, 1, [{ key: 'SuccessPoints', before: 5, after: null }]);
    const [first, second, ...more] = await scene.revisions();
    expect(more).toEqual([]);
    expect([first?.row, second?.row]).toEqual([
      {
        version: 1,
        saved_by: scene.owner.userId,
        saved_by_name: 'mira',
        saved_by_discord_id: '300000000000000001',
        keys: ['logsChannel', 'SuccessPoints'],
        changes: [
          { key: 'logsChannel', before: null, after: channel },
          { key: 'SuccessPoints', before: null, after: 5 },
        ],
      },
      {
        version: 2,
        saved_by: scene.editor.userId,
        saved_by_name: 'sam',
        saved_by_discord_id: '300000000000000002',
        keys: ['SuccessPoints'],
        changes: [{ key: 'SuccessPoints', before: 5, after: null }],
      },
    ]);
    const times = [clock?.['started'], first?.savedAt, second?.savedAt].map(Number);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it.each([
    ['that changes nothing', [{ key: 'SuccessPoints', before: 5, after: 5 }]],
    ['of no setting', []],
    ['that sets an absent number to none', [{ key: 'typingPoints', before: null, after: null }]],
    ['that clears a secret that is not set', [{ key: 'WhopAPIKey', before: '', after: '' }]],
  ])('%s makes no version', async (_, changes) => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(await scene.save(scene.owner, 1, changes)).toEqual({
      status: 'saved',
      config: { SuccessPoints: 5 },
      version: 1,
    });
    expect(await scene.revisions()).toHaveLength(1);
  });

  it('applies the last of two changes to one setting', async () => {
    const changes = [
      { key: 'SuccessPoints', before: null, after: 5 },
      { key: 'SuccessPoints', before: 5, after: 6 },
    ];
    expect(await scene.save(scene.owner, 0, changes)).toEqual({
      status: 'saved',
      config: { SuccessPoints: 6 },
      version: 1,
    });
  });
});

describe('saves by two users', () => {
  it('both succeed if the settings differ', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(
      await scene.save(scene.editor, 0, [{ key: 'EmbedColor', before: null, after: '#112233' }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 5, EmbedColor: '#112233' },
      version: 2,
    });
  });

  it('conflict over one setting: the second user receives the three values, and nothing is saved', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    await scene.save(scene.owner, 1, [{ key: 'SuccessPoints', before: 5, after: 6 }]);
    await scene.save(scene.owner, 2, [{ key: 'SuccessPoints', before: 6, after: 7 }]);
    const changes = [
      { key: 'SuccessPoints', before: 5, after: 100 },
      { key: 'EmbedColor', before: null, after: '#112233' },
    ];
    expect(await scene.save(scene.editor, 1, changes)).toEqual({
      status: 'conflict',
      config: { SuccessPoints: 7 },
      version: 3,
      conflicts: [{ key: 'SuccessPoints', base: 5, yours: 100, theirs: 7 }],
    });
    expect(await scene.stored()).toEqual({ config: { SuccessPoints: 7 }, version: 3 });
    expect(await scene.revisions()).toHaveLength(3);
  });

  it('are compared with the history, not with the base that the caller sends', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    await scene.save(scene.owner, 1, [{ key: 'SuccessPoints', before: 5, after: 6 }]);
    const pretended = await scene.save(scene.editor, 1, [
      { key: 'SuccessPoints', before: 6, after: 100 },
    ]);
    expect(pretended).toEqual({
      status: 'conflict',
      config: { SuccessPoints: 6 },
      version: 2,
      conflicts: [{ key: 'SuccessPoints', base: 5, yours: 100, theirs: 6 }],
    });
  });

  it('do not conflict over equal values', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(
      await scene.save(scene.editor, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 5 },
      version: 1,
    });
  });

  it('do not conflict over a value that was changed and changed back', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    await scene.save(scene.owner, 1, [{ key: 'SuccessPoints', before: 5, after: 6 }]);
    await scene.save(scene.owner, 2, [{ key: 'SuccessPoints', before: 6, after: 5 }]);
    expect(
      await scene.save(scene.editor, 1, [{ key: 'SuccessPoints', before: 5, after: 100 }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 100 },
      version: 4,
    });
  });

  it('succeed after the conflict is resolved, with the returned version as base', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(
      await scene.save(scene.editor, 0, [{ key: 'SuccessPoints', before: null, after: 6 }]),
    ).toMatchObject({
      status: 'conflict',
      version: 1,
    });
    expect(
      await scene.save(scene.editor, 1, [{ key: 'SuccessPoints', before: 5, after: 6 }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 6 },
      version: 2,
    });
  });
});

describe('a base version that this database never had', () => {
  it('is accepted if its old value matches', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(
      await scene.save(scene.owner, 40, [{ key: 'SuccessPoints', before: 5, after: 6 }]),
    ).toEqual({
      status: 'saved',
      config: { SuccessPoints: 6 },
      version: 2,
    });
  });

  it('conflicts with a different value', async () => {
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    expect(
      await scene.save(scene.owner, 40, [{ key: 'SuccessPoints', before: 9, after: 6 }]),
    ).toEqual({
      status: 'conflict',
      config: { SuccessPoints: 5 },
      version: 1,
      conflicts: [{ key: 'SuccessPoints', base: 9, yours: 6, theirs: 5 }],
    });
  });
});
