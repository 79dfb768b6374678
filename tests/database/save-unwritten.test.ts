import { describe, expect, it } from 'vitest';
import { setScene } from './save-scene';

const scene = setScene();

/** Stores a configuration without the save function, as a seed or an import does. */
async function importConfig(config: object): Promise<number> {
  const { sql } = scene.project;
  const [row] = await sql`
    insert into public.server_configs (server_id, config) values (${scene.server}, ${sql.json({ ...config })})
    on conflict (server_id) do update set config = excluded.config returning version`;
  return Number(row?.['version']);
}

const raise = (before: unknown, after: number) => [{ key: 'SuccessPoints', before, after }];

describe('a configuration that was imported without a revision', () => {
  it('has its own version, so that an open page notices it', async () => {
    expect(await importConfig({ SuccessPoints: 25 })).toBe(1);
    expect(await importConfig({ SuccessPoints: 30 })).toBe(2);
    expect(await importConfig({ SuccessPoints: 30 })).toBe(2);
  });

  it('conflicts with a save by a user who has not seen it', async () => {
    await importConfig({ SuccessPoints: 25 });
    expect(await scene.save(scene.owner, 0, raise(0, 40))).toEqual({
      status: 'conflict',
      config: { SuccessPoints: 25 },
      version: 1,
      conflicts: [{ key: 'SuccessPoints', base: 0, yours: 40, theirs: 25 }],
    });
    expect(await scene.stored()).toEqual({ config: { SuccessPoints: 25 }, version: 1 });
    expect(await scene.save(scene.owner, 1, raise(25, 40))).toMatchObject({ status: 'saved' });
  });

  it('conflicts if it happened between two saves', async () => {
    await scene.save(scene.owner, 0, raise(null, 10));
    await importConfig({ SuccessPoints: 25, typingPoints: 3 });
    expect(await scene.save(scene.owner, 1, raise(10, 40))).toMatchObject({
      status: 'conflict',
      conflicts: [{ key: 'SuccessPoints', base: 10, yours: 40, theirs: 25 }],
    });
  });

  it('merges with a save of other settings, or of the same values', async () => {
    await scene.save(scene.owner, 0, raise(null, 10));
    await importConfig({ SuccessPoints: 10, typingPoints: 3 });
    expect(await scene.save(scene.owner, 1, raise(10, 40))).toMatchObject({
      status: 'saved',
      config: { SuccessPoints: 40, typingPoints: 3 },
    });
    await importConfig({ SuccessPoints: 50 });
    expect(await scene.save(scene.owner, 3, raise(40, 50))).toMatchObject({ status: 'saved' });
  });

  it('does not conflict over a value that is invalid for its setting, because it cannot be shown', async () => {
    await scene.save(scene.owner, 0, raise(null, 10));
    await importConfig({ SuccessPoints: 'many' });
    expect(await scene.save(scene.owner, 1, raise(0, 40))).toMatchObject({ status: 'saved' });
  });
});
