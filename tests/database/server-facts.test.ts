import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject } from '../setup/project';
import { addMember, addServer, anon, signUp, tell, type SignedIn } from './cast';

let project: Awaited<ReturnType<typeof useProject>>;
let owner: SignedIn;
let editor: SignedIn;
const shop = '845201933120405504';
const other = '902334817261953024';
const owns = { owner: true, permissions: '0' };
const isIn = { owner: false, permissions: '0' };

async function facts(caller: SignedIn): Promise<unknown> {
  const outcome = await runAs(
    project.sql,
    caller,
    (t) => t`select public.my_server_facts() as facts`,
  );
  return outcome.ok ? outcome.rows[0]?.['facts'] : outcome.code;
}

/** Records a save, as `save_server_config()` does. */
const save = (serverId: string, version: number, keys: string[], by: string) =>
  project.sql`insert into public.server_config_revisions (server_id, version, saved_at, saved_by_name, keys, changes)
    values (${serverId}, ${version}, ${`2026-11-0${version}T10:00:00Z`}, ${by}, ${keys}, '[]')`;

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  owner = await signUp(sql, '218345611802574848');
  editor = await signUp(sql, '402715839204413440');
  await addServer(sql, shop);
  await addServer(sql, other);
  await sql`update public.servers set added_at = null where id = ${other}`;
  await tell(sql, owner, shop, owns);
  await tell(sql, owner, other, isIn);
  await addMember(sql, '402715839204413440', { panels: { [shop]: ['points'] } });
  await save(shop, 1, ['SuccessPoints'], 'Ada');
  await save(shop, 2, ['EmbedColor'], 'Ben');
  await save(other, 1, ['EmbedColor'], 'Eve');
});

describe('the facts about servers', () => {
  it('have the last save, and nothing of a server that the viewer is only in', async () => {
    expect(await facts(owner)).toEqual([
      {
        server_id: shop,
        is_set_up: true,
        saved_at: '2026-11-02T10:00:00+00:00',
        saved_by_name: 'Ben',
        request: null,
        health: null,
        waiting_requests: 0,
      },
      {
        server_id: other,
        is_set_up: false,
        saved_at: null,
        saved_by_name: null,
        request: null,
        health: null,
        waiting_requests: 0,
      },
    ]);
  });

  it('have the last save of settings that an editor may see', async () => {
    expect(await facts(editor)).toEqual([
      {
        server_id: shop,
        is_set_up: true,
        saved_at: '2026-11-01T10:00:00+00:00',
        saved_by_name: 'Ada',
        request: null,
        health: null,
        waiting_requests: 0,
      },
    ]);
  });

  it('end with what Discord has reported', async () => {
    await project.sql`update private.guild_access set believed_until = now() - interval '1 second'`;
    expect(await facts(owner)).toEqual([]);
  });

  it('are closed to visitors', async () => {
    const outcome = await runAs(project.sql, anon, (t) => t`select public.my_server_facts()`);
    expect(outcome.ok ? null : outcome.code).toBe('42501');
  });
});
