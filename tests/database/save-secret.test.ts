import { describe, expect, it } from 'vitest';
import { setScene } from './save-scene';

const scene = setScene();

describe('a secret', () => {
  it('is set, changed and cleared; only one vault entry ever contains it', async () => {
    const before = await scene.vaultEntries();
    const set = [{ key: 'WhopAPIKey', before: '', after: 'first secret' }];
    expect(await scene.save(scene.owner, 0, set)).toEqual({
      status: 'saved',
      config: {},
      version: 1,
    });
    expect([await scene.secret(), await scene.vaultEntries()]).toEqual([
      'first secret',
      before + 1,
    ]);

    await scene.save(scene.editor, 1, [
      { key: 'WhopAPIKey', before: '••••••••', after: 'second secret' },
    ]);
    expect([await scene.secret(), await scene.vaultEntries()]).toEqual([
      'second secret',
      before + 1,
    ]);
    const [kept] = await scene.project
      .sql`select key, set_by_name from server_secrets where server_id = ${scene.server}`;
    expect(kept).toEqual({ key: 'WhopAPIKey', set_by_name: 'sam' });

    await scene.save(scene.editor, 2, [{ key: 'WhopAPIKey', before: '••••••••', after: '' }]);
    expect([await scene.secret(), await scene.vaultEntries()]).toEqual([null, before]);

    expect((await scene.revisions()).map(({ row }) => row['changes'])).toEqual([
      [{ key: 'WhopAPIKey', before: '', after: '••••••••' }],
      [{ key: 'WhopAPIKey', before: '••••••••', after: '••••••••' }],
      [{ key: 'WhopAPIKey', before: '••••••••', after: '' }],
    ]);
    expect(await scene.stored()).toEqual({ config: {}, version: 3 });
  });

  it('is deleted with its server', async () => {
    const before = await scene.vaultEntries();
    await scene.save(scene.owner, 0, [{ key: 'WhopAPIKey', before: '', after: 'secret' }]);
    await scene.project.sql`delete from servers where id = ${scene.server}`;
    expect(await scene.vaultEntries()).toBe(before);
  });

  it('is not set by a save with a conflict', async () => {
    const before = await scene.vaultEntries();
    await scene.save(scene.owner, 0, [{ key: 'SuccessPoints', before: null, after: 5 }]);
    const changes = [
      { key: 'WhopAPIKey', before: '', after: 'secret' },
      { key: 'SuccessPoints', before: null, after: 6 },
    ];
    expect(await scene.save(scene.editor, 0, changes)).toMatchObject({ status: 'conflict' });
    expect([await scene.secret(), await scene.vaultEntries()]).toEqual([null, before]);
  });
});
