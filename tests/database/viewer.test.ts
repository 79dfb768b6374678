import { describe, expect, it } from 'vitest';
import { type Caller } from '../setup/project';
import { addMember, addServer, anon, service, setPlatformOwner, signUp } from './cast';
import { guild, setScene } from './discord-scene';

const refused = { ok: false, code: '42501' };
const scene = setScene();

describe('add_server', () => {
  it.each([
    ['the owner', { owner: true }, 'Owner'],
    ['an admin', { permissions: '8' }, 'Admin'],
  ])('sets up the dashboard of a guild for %s, once', async (_, word, role) => {
    await scene.record([guild(scene.first, word)]);
    const added = await scene.run(
      scene.user,
      `select public.add_server('${scene.first}') as server`,
    );
    const [known] = await scene.project.sql`select added_at from servers where id = ${scene.first}`;
    expect(known?.['added_at']).toBeInstanceOf(Date);
    expect(added).toMatchObject({
      ok: true,
      rows: [
        {
          server: {
            id: scene.first,
            name: `Guild ${scene.first}`,
            icon: null,
            has_license: false,
            viewer_role: role,
          },
        },
      ],
    });
    expect(
      await scene.run(scene.user, `select public.add_server('${scene.first}') as server`),
    ).toEqual(added);
  });

  it.each([
    ['a member', async () => scene.record([guild(scene.first, { permissions: '7' })])],
    ['a stranger', async () => scene.record([])],
    [
      'an admin whose access has lapsed',
      async () => {
        await scene.record([guild(scene.first, { permissions: '8' })]);
        await scene.project
          .sql`update private.guild_access set believed_until = now() where user_id = ${scene.user.userId}`;
      },
    ],
    [
      'an admin by what they were given',
      async () => {
        await addServer(scene.project.sql, scene.first);
        await addMember(scene.project.sql, scene.discordId, {
          role: 'admin',
          panels: { [scene.first]: [] },
        });
      },
    ],
  ])('refuses %s', async (_, arrange) => {
    await arrange();
    expect(await scene.run(scene.user, `select public.add_server('${scene.first}')`)).toMatchObject(
      refused,
    );
  });

  it('rejects SQL and invalid server IDs, and visitors', async () => {
    expect(await scene.run(scene.user, `select public.add_server('1'' or true --')`)).toMatchObject(
      refused,
    );
    expect(await scene.run(scene.user, `select public.add_server(null)`)).toMatchObject(refused);
    expect(await scene.run(anon, `select public.add_server('${scene.first}')`)).toMatchObject(
      refused,
    );
  });
});

describe('viewer_rights', () => {
  const rights = (caller: Caller) => scene.run(caller, 'select public.viewer_rights() as rights');

  it('returns no permissions for a user without a Discord account', async () => {
    expect(await rights(await signUp(scene.project.sql, null))).toEqual({
      ok: true,
      rows: [
        {
          rights: {
            discord_id: null,
            role: 'member',
            allowed_panels: [],
            server_permissions: [],
            factor: { is_set_up: false, required_in: [] },
          },
        },
      ],
    });
  });

  it('combines all rows with the Discord account, per server', async () => {
    await addServer(scene.project.sql, scene.first);
    await addServer(scene.project.sql, scene.second);
    await addMember(scene.project.sql, scene.discordId, {
      role: 'support',
      panels: { [scene.first]: ['points', 'api'], [scene.second]: [] },
      everywhere: ['embeds'],
    });
    await addMember(scene.project.sql, scene.discordId, {
      role: 'moderator',
      panels: { [scene.first]: ['points', 'roles'] },
      everywhere: ['embeds', 'channels'],
    });
    expect(await rights(scene.user)).toEqual({
      ok: true,
      rows: [
        {
          rights: {
            discord_id: scene.discordId,
            role: 'member',
            allowed_panels: ['channels', 'embeds'],
            server_permissions: [
              {
                server_id: scene.first,
                server_name: 'Server',
                role: 'moderator',
                allowed_panels: ['api', 'points', 'roles'],
              },
              {
                server_id: scene.second,
                server_name: 'Server',
                role: 'support',
                allowed_panels: [],
              },
            ],
            factor: { is_set_up: false, required_in: [] },
          },
        },
      ],
    });
  });

  it('distinguishes the platform owner from site admins', async () => {
    await setPlatformOwner(scene.project.sql, scene.discordId);
    await scene.project
      .sql`insert into private.site_admins (user_id) values (${scene.user.userId})`;
    const role = `select public.viewer_rights() ->> 'role' as role`;
    expect(await scene.run(scene.user, role)).toEqual({ ok: true, rows: [{ role: 'owner' }] });
    await scene.project.sql`delete from private.platform_owner`;
    expect(await scene.run(scene.user, role)).toEqual({ ok: true, rows: [{ role: 'admin' }] });
  });

  it('returns nothing for visitors and for the service role', async () => {
    expect(await rights(anon)).toMatchObject(refused);
    expect(await rights(service)).toMatchObject(refused);
  });
});

it('the card of a server shows the viewer’s role', async () => {
  const card = (caller: Caller) =>
    scene.run(
      caller,
      `select public.viewer_role(servers) as role from public.servers where id = '${scene.first}'`,
    );
  await scene.record([guild(scene.first, { owner: true })]);
  expect(await card(scene.user)).toEqual({ ok: true, rows: [{ role: 'Owner' }] });
  await scene.record([guild(scene.first, { permissions: '8' })]);
  expect(await card(scene.user)).toEqual({ ok: true, rows: [{ role: 'Admin' }] });
  await scene.record([guild(scene.first)]);
  expect(await card(scene.user)).toEqual({ ok: true, rows: [{ role: 'Member' }] });
  await scene.record([]);
  expect(await card(scene.user)).toEqual({ ok: true, rows: [] });
});
