import { describe, expect, it } from 'vitest';
import { attackersId, done, nothing, refused, setScene } from './attack-scene';
import { addMember, signUp } from './cast';

const scene = setScene();

describe('a user who manages editors', () => {
  it('grants permissions that they have themselves', async () => {
    const id = await scene.newMember(scene.attacker, scene.friendsId);
    expect(await scene.give(scene.attacker, id, scene.here, ['points'])).toEqual(done);
  });

  it.each([
    [
      'panels they do not hold',
      () => scene.setPanels(scene.attacker, scene.attackersRow, ['editors', 'points', 'api']),
    ],
    [
      'every panel there is',
      () =>
        scene.replace(scene.attacker, scene.attackersRow, [
          {
            server_id: scene.here,
            server_name: 'x',
            allowed_panels: ['advanced', 'api', 'roles', 'channels', 'points', 'embeds', 'editors'],
          },
        ]),
    ],
    [
      'another server',
      () => scene.give(scene.attacker, scene.attackersRow, scene.elsewhere, ['points']),
    ],
    [
      'another server in a list',
      () =>
        scene.replace(scene.attacker, scene.attackersRow, [
          { server_id: scene.here, server_name: 'x', allowed_panels: ['points'] },
          { server_id: scene.elsewhere, server_name: 'x', allowed_panels: [] },
        ]),
    ],
    [
      'the role of an admin',
      () => scene.become(scene.attacker, scene.attackersRow, { panel_role: 'admin' }),
    ],
    [
      'a role that may edit API settings',
      () => scene.become(scene.attacker, scene.attackersRow, { panel_role: 'moderator' }),
    ],
    [
      'panels in every server',
      () => scene.become(scene.attacker, scene.attackersRow, { allowed_panels: ['points'] }),
    ],
    [
      'a second row with more panels',
      async () =>
        scene.give(scene.attacker, await scene.newMember(scene.attacker, attackersId), scene.here, [
          'api',
        ]),
    ],
    [
      'a second row as an admin',
      async () =>
        scene.give(
          scene.attacker,
          await scene.newMember(scene.attacker, attackersId, 'admin'),
          scene.here,
          [],
        ),
    ],
    [
      'a second row with panels everywhere',
      () =>
        scene.run(
          scene.attacker,
          (t) => t`insert into public.team_members (name, discord_id, allowed_panels)
      values ('me', ${attackersId}, array['points'])`,
        ),
    ],
  ])('does not give themselves %s', async (_, attempt) => {
    const before = await scene.powersOf(scene.attacker);
    expect(await attempt()).toMatchObject(refused);
    expect(await scene.powersOf(scene.attacker)).toEqual(before);
  });

  it('cannot promote a member to admin by granting the server and the role at the same time', async () => {
    const id = await scene.newMember(scene.attacker, attackersId);
    const [given, promoted] = await scene.atOnce(
      (t) =>
        t`insert into public.server_member_permissions (team_member_id, server_id, server_name) values (${id}, ${scene.here}, 'x')`,
      (t) => t`update public.team_members set panel_role = 'admin' where id = ${id}`,
    );
    expect(given).toEqual(nothing);
    expect(promoted).toMatchObject(refused);
  });

  it('cannot promote a member to admin with the two requests in the other order', async () => {
    const id = await scene.newMember(scene.attacker, attackersId);
    const [promoted, given] = await scene.atOnce(
      (t) => t`update public.team_members set panel_role = 'admin' where id = ${id}`,
      (t) =>
        t`insert into public.server_member_permissions (team_member_id, server_id, server_name) values (${id}, ${scene.here}, 'x')`,
    );
    expect(promoted).toEqual(nothing);
    expect(given).toMatchObject(refused);
  });

  it('cannot remove a member by leaving them off a list or by changing their Discord ID', async () => {
    const other = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points'] },
    });
    expect(
      await scene.run(
        scene.attacker,
        (t) => t`delete from public.team_members where id = ${other} returning true as done`,
      ),
    ).toEqual(nothing);
    expect(await scene.replace(scene.attacker, other, [])).toMatchObject(refused);
    expect(
      await scene.become(scene.attacker, other, { discord_id: '300000000000000088' }),
    ).toMatchObject(refused);
    expect(await scene.become(scene.attacker, other, { discord_id: null })).toMatchObject(refused);
    expect(await scene.become(scene.attacker, other, { name: 'renamed' })).toEqual(done);
  });

  it('corrects the Discord ID of a member they added', async () => {
    const id = await scene.newMember(scene.attacker, '300000000000000088');
    await scene.give(scene.attacker, id, scene.here, ['points']);
    expect(await scene.become(scene.attacker, id, { discord_id: scene.friendsId })).toEqual(done);
  });

  it('cannot change members with more permissions than their own', async () => {
    const more = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: ['points', 'api'] },
    });
    const moderator = await addMember(scene.project.sql, '300000000000000088', {
      role: 'moderator',
      panels: { [scene.here]: [] },
    });
    expect(await scene.become(scene.attacker, more, { discord_id: attackersId })).toEqual(nothing);
    expect(await scene.become(scene.attacker, moderator, { discord_id: attackersId })).toEqual(
      nothing,
    );
    expect(await scene.setPanels(scene.attacker, more, [])).toEqual(nothing);
  });
});

describe('an owner of another server', () => {
  it('who promotes a friend to admin grants them nothing on other servers', async () => {
    const friend = await signUp(scene.project.sql, scene.friendsId);
    const id = await scene.newMember(scene.attacker, scene.friendsId, 'admin');
    expect(await scene.give(scene.attacker, id, scene.theirs, ['api'])).toEqual(done);
    expect(await scene.powersOf(friend)).toEqual({
      servers: [scene.theirs],
      configs: [],
      panelsHere: [],
    });
    expect(await scene.give(scene.attacker, id, scene.here, [])).toMatchObject(refused);
  });

  it('who is an admin on their own server keeps their role elsewhere', async () => {
    const id = await scene.newMember(scene.attacker, attackersId, 'admin');
    await scene.give(scene.attacker, id, scene.theirs, []);
    expect((await scene.powersOf(scene.attacker)).panelsHere).toEqual(['points', 'editors']);
  });

  it('cannot add another team’s member to their own server', async () => {
    const { elsewhere } = scene;
    const strangers = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [elsewhere]: [] },
    });
    expect(await scene.give(scene.attacker, strangers, scene.theirs, [])).toMatchObject(refused);
    expect(
      await scene.replace(scene.attacker, strangers, [
        { server_id: scene.theirs, server_name: 'x', allowed_panels: [] },
      ]),
    ).toMatchObject(refused);
  });

  it('cannot promote themselves through a row that also applies to their own server', async () => {
    expect(await scene.give(scene.attacker, scene.attackersRow, scene.theirs, [])).toEqual(done);
    expect(
      await scene.become(scene.attacker, scene.attackersRow, { panel_role: 'admin' }),
    ).toMatchObject(refused);
    expect(
      await scene.become(scene.attacker, scene.attackersRow, { panel_role: 'moderator' }),
    ).toMatchObject(refused);
  });
});
