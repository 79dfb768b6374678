import { describe, expect, it } from 'vitest';
import { attackersId, done, nothing, platformOwnersId, refused, setScene } from './attack-scene';
import { addMember, setPlatformOwner, signUp } from './cast';

const scene = setScene();

describe('an admin', () => {
  it('cannot remove another admin by demoting them first', async () => {
    const other = await addMember(scene.project.sql, scene.friendsId, {
      role: 'admin',
      panels: { [scene.here]: [] },
    });
    for (const someone of [scene.admin, scene.siteAdmin]) {
      expect(await scene.become(someone, other, { panel_role: 'support' })).toMatchObject(refused);
      expect(await scene.become(someone, other, { discord_id: attackersId })).toMatchObject(
        refused,
      );
      expect(await scene.remove(someone, other)).toEqual(nothing);
      expect(await scene.become(someone, other, { name: 'renamed' })).toEqual(done);
    }
    expect(await scene.become(scene.owner, other, { panel_role: 'support' })).toEqual(done);
  });

  it('can promote another admin and step down', async () => {
    const other = await addMember(scene.project.sql, scene.friendsId, {
      panels: { [scene.here]: [] },
    });
    expect(await scene.become(scene.admin, other, { panel_role: 'admin' })).toEqual(done);
    const friend = await signUp(scene.project.sql, scene.friendsId);
    expect(await scene.become(friend, other, { panel_role: 'support' })).toEqual(done);
  });
});

describe('the platform owner', () => {
  it('cannot be removed by anyone', async () => {
    const row = await addMember(scene.project.sql, platformOwnersId, {
      panels: { [scene.here]: ['points'] },
    });
    for (const someone of [scene.owner, scene.admin, scene.siteAdmin, scene.attacker]) {
      expect(await scene.remove(someone, row)).toEqual(nothing);
      expect(
        await scene.run(
          someone,
          (t) =>
            t`delete from public.server_member_permissions where team_member_id = ${row} returning true as done`,
        ),
      ).toEqual(nothing);
      expect(await scene.replace(someone, row, [])).toMatchObject(refused);
      expect(await scene.become(someone, row, { discord_id: attackersId })).toMatchObject(refused);
    }
  });

  it('does not protect members without a Discord account while no owner is configured', async () => {
    const { sql } = scene.project;
    const nameless = await addMember(sql, null, { panels: { [scene.here]: [] } });
    await sql`delete from private.platform_owner`;
    expect(await scene.remove(scene.owner, nameless)).toEqual(done);
    await setPlatformOwner(sql, platformOwnersId);
  });
});
