import { describe, expect, it } from 'vitest';
import { ownersId, platformOwnersId, powerless, refused, setScene } from './attack-scene';
import { addMember, signUp } from './cast';

const scene = setScene();

describe('the identity of a user', () => {
  it('does not come from user metadata', async () => {
    const { sql } = scene.project;
    const liar = await signUp(sql, null);
    const lie = {
      provider_id: platformOwnersId,
      sub: platformOwnersId,
      custom_claims: { global_name: 'mira' },
      role: 'admin',
    };
    await sql`update auth.users set raw_user_meta_data = ${sql.json(lie)} where id = ${liar.userId}`;
    expect(await scene.powersOf(liar, { user_metadata: lie })).toEqual(powerless);
  });

  it('does not come from other claims of the token', async () => {
    const liar = await signUp(scene.project.sql, null);
    const claims = {
      app_metadata: {
        provider: 'discord',
        provider_id: platformOwnersId,
        role: 'admin',
        is_site_admin: true,
      },
      email: 'admin@grouped.example',
      is_super_admin: true,
      user_role: 'service_role',
    };
    expect(await scene.powersOf(liar, claims)).toEqual(powerless);
  });

  it('does not come from an account of another provider with the same ID', async () => {
    const { sql } = scene.project;
    const liar = await signUp(sql, null);
    await sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
      values (${liar.userId}, 'email', ${platformOwnersId}, ${sql.json({ sub: platformOwnersId })})`;
    expect(await scene.powersOf(liar)).toEqual(powerless);
  });

  it('is missing if the token has no user', async () => {
    expect(await scene.powersOf(scene.attacker, { sub: null })).toEqual({ ...powerless });
  });

  it('is the first linked Discord account, not a later one', async () => {
    const { sql } = scene.project;
    const user = await signUp(sql, '300000000000000077');
    await sql`insert into auth.identities (user_id, provider, provider_id, identity_data, created_at)
      values (${user.userId}, 'discord', ${scene.friendsId}, '{}', now() + interval '1 hour')`;
    const [row] = await sql`select private.discord_id_of(${user.userId}) as id`;
    expect(row).toEqual({ id: '300000000000000077' });
  });
});

describe('guild access that expires during a session', () => {
  it('ends the permissions that came with it, and keeps granted ones', async () => {
    const saving = () =>
      scene.run(
        scene.owner,
        (t) => t`select public.save_server_config(${scene.here}, 0,
      '[{"key":"SuccessPoints","before":null,"after":5}]') ->> 'status' as status`,
      );
    expect(await saving()).toEqual({ ok: true, rows: [{ status: 'saved' }] });
    await scene.project
      .sql`update private.guild_access set believed_until = now() - interval '1 second' where user_id = ${scene.owner.userId}`;
    expect(await saving()).toMatchObject({ ...refused, hint: 'modify' });
    expect(await scene.powersOf(scene.owner)).toEqual(powerless);
    expect(await scene.give(scene.owner, scene.attackersRow, scene.here, [])).toMatchObject(
      refused,
    );
    await addMember(scene.project.sql, ownersId, { panels: { [scene.here]: ['points'] } });
    expect((await scene.powersOf(scene.owner)).panelsHere).toEqual(['points']);
    expect(
      await scene.run(scene.owner, (t) => t`select public.add_server(${scene.here})`),
    ).toMatchObject(refused);
  });
});
