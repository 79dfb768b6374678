import { describe, expect, it } from 'vitest';
import { done, refused, setScene } from './attack-scene';
import { addMember } from './cast';

const scene = setScene();

describe('replace_member_permissions', () => {
  const row = (server: string, ...panels: string[]) => ({
    server_id: server,
    server_name: 'Server',
    allowed_panels: panels,
  });

  it('sets exactly these permissions, and leaves other servers alone', async () => {
    const { elsewhere } = scene;
    const member = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points'], [elsewhere]: ['roles'] },
    });
    expect(await scene.replace(scene.owner, member, [row(scene.here, 'api', 'embeds')])).toEqual(
      done,
    );
    expect(await scene.rightsOf(member)).toEqual({
      [scene.here]: ['api', 'embeds'],
      [elsewhere]: ['roles'],
    });
    expect(await scene.replace(scene.owner, member, [])).toEqual(done);
    expect(await scene.rightsOf(member)).toEqual({ [elsewhere]: ['roles'] });
    expect(await scene.replace(scene.siteAdmin, member, [])).toEqual(done);
    expect(await scene.rightsOf(member)).toEqual({});
  });

  it('requires no permission for unchanged rows', async () => {
    const member = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['roles', 'points'], [scene.theirs]: ['points'] },
    });
    const unchanged = await scene.project.sql`
      select server_id, server_name, allowed_panels from server_member_permissions
      where team_member_id = ${member} and server_id = ${scene.here}`;
    // On this server, the attacker may open the points panel but not the roles panel. The attacker owns the other
    // server.
    const wanted = [...unchanged, row(scene.theirs, 'embeds')] as ReturnType<typeof row>[];
    expect(await scene.replace(scene.attacker, member, wanted)).toEqual(done);
    expect(await scene.rightsOf(member)).toEqual({
      [scene.here]: expect.arrayContaining(['points', 'roles']),
      [scene.theirs]: ['embeds'],
    });
    const more = [row(scene.here, 'roles', 'points', 'api'), row(scene.theirs, 'points')];
    expect(await scene.replace(scene.attacker, member, more)).toMatchObject(refused);
  });

  it('rejects the whole request', async () => {
    const member = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points'] },
    });
    expect(
      await scene.replace(scene.owner, member, [row(scene.here, 'api'), row(scene.theirs, 'api')]),
    ).toMatchObject(refused);
    expect(await scene.replace(scene.owner, member, [row(scene.theirs, 'api')])).toMatchObject(
      refused,
    );
    expect(await scene.rightsOf(member)).toEqual({ [scene.here]: ['points'] });
  });

  it('rejects null, which is not the same as an empty list', async () => {
    const member = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points'] },
    });
    const outcome = await scene.run(
      scene.owner,
      (t) => t`select public.replace_member_permissions(${member}, null)`,
    );
    expect(outcome).toMatchObject({ ok: false, code: '22023' });
    expect(await scene.rightsOf(member)).toEqual({ [scene.here]: ['points'] });
  });

  it.each([
    ['nothing', null, '22023'],
    ['no list', { server_id: '1' }, '22023'],
    ['a word', 'all', '22023'],
    [
      'the panel nobody hands out',
      [{ server_id: 'here', server_name: 'x', allowed_panels: ['misc'] }],
      '23514',
    ],
    [
      'a panel that is none',
      [{ server_id: 'here', server_name: 'x', allowed_panels: ['team'] }],
      '23514',
    ],
    [
      'a panel that is null',
      [{ server_id: 'here', server_name: 'x', allowed_panels: [null] }],
      '23514',
    ],
    ['a server without a name', [{ server_id: 'here', allowed_panels: [] }], '23502'],
    ['words', ['here'], '42501'],
  ])('refuses %s, and takes nothing away', async (_, rows, code) => {
    const member = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points'] },
    });
    const text = JSON.stringify(rows).replaceAll('"here"', `"${scene.here}"`);
    const outcome = await scene.run(
      scene.owner,
      (t) => t`select public.replace_member_permissions(${member}, ${text}::text::jsonb)`,
    );
    expect(outcome).toMatchObject({ ok: false, code });
    expect(await scene.rightsOf(member)).toEqual({ [scene.here]: ['points'] });
  });
});
