import { describe, expect, it } from 'vitest';
import { connect } from '../../supabase/local/database';
import { runAs } from '../setup/project';
import { service, signUp } from './cast';
import { guild, setScene } from './discord-scene';

const scene = setScene();

describe('record_guild_access', () => {
  it('stores Discord’s data about each guild for 24 hours', async () => {
    await scene.record([
      guild(scene.first, { owner: true, permissions: '9007199254740993', icon: 'a_1b9e' }),
      guild(scene.second),
    ]);
    const rows = await scene.project.sql`select server_id, name, icon, owner, permissions,
        believed_until - now() between interval '23 hours 59 minutes' and interval '24 hours' as for_a_day
      from private.guild_access where user_id = ${scene.user.userId} order by server_id`;
    expect([...rows]).toEqual([
      {
        server_id: scene.first,
        name: `Guild ${scene.first}`,
        icon: 'a_1b9e',
        owner: true,
        permissions: '9007199254740993',
        for_a_day: true,
      },
      {
        server_id: scene.second,
        name: `Guild ${scene.second}`,
        icon: null,
        owner: false,
        permissions: '0',
        for_a_day: true,
      },
    ]);
  });

  it('deletes guilds that Discord no longer lists, and no rows of other users', async () => {
    const other = await signUp(scene.project.sql, null);
    await scene.record([guild(scene.first)], other);
    await scene.record([guild(scene.first, { permissions: '8' }), guild(scene.second)]);
    await scene.record([guild(scene.second, { permissions: '8' })]);
    expect([await scene.guildsOf(scene.user), await scene.guildsOf(other)]).toEqual([
      [scene.second],
      [scene.first],
    ]);
    await scene.record([]);
    expect([await scene.guildsOf(scene.user), await scene.guildsOf(other)]).toEqual([
      [],
      [scene.first],
    ]);
  });

  it('adds the servers the user administers, and no others', async () => {
    await scene.record([
      guild(scene.first, { permissions: '8', icon: 'abc' }),
      guild(scene.second, { permissions: '7' }),
    ]);
    expect(await scene.serversKnown()).toEqual([
      {
        id: scene.first,
        name: `Guild ${scene.first}`,
        icon: 'abc',
        owner_id: null,
        added_at: null,
      },
    ]);
  });

  it('updates the name and icon of guilds the user administers', async () => {
    await scene.record([guild(scene.first, { permissions: '8' })]);
    await scene.record([guild(scene.first, { permissions: '8', name: 'Renamed', icon: 'new' })]);
    await scene.record(
      [guild(scene.first, { name: 'By a member' })],
      await signUp(scene.project.sql, null),
    );
    expect(await scene.serversKnown()).toEqual([
      { id: scene.first, name: 'Renamed', icon: 'new', owner_id: null, added_at: null },
    ]);
  });

  it('updates the owner of a guild', async () => {
    const ownerOf = async () => (await scene.serversKnown()).map(({ owner_id }) => owner_id);
    await scene.record([guild(scene.first, { owner: true })]);
    expect(await ownerOf()).toEqual([scene.discordId]);
    const heirsId = String(BigInt(scene.discordId) + 10n ** 17n);
    const heir = await signUp(scene.project.sql, heirsId);
    await scene.record([guild(scene.first, { owner: true })], heir);
    expect(await ownerOf()).toEqual([heirsId]);
    await scene.record([guild(scene.first, { permissions: '8' })]);
    expect(await ownerOf()).toEqual([heirsId]);
    await scene.record([guild(scene.first, { permissions: '8' })], heir);
    expect(await ownerOf()).toEqual([null]);
  });

  it.each([
    [
      'a long name is cut',
      { name: 'x'.repeat(300) },
      { name: 'x'.repeat(100), icon: null, permissions: '8' },
    ],
    ['a missing name is the id', { name: null }, { name: null, icon: null, permissions: '8' }],
    ['a blank name is the id', { name: '  ' }, { name: null, icon: null, permissions: '8' }],
    [
      'an icon that is none is left out',
      { icon: '../../evil' },
      { name: 'Guild', icon: null, permissions: '8' },
    ],
    [
      'permissions that are missing are none',
      { permissions: null },
      { name: 'Guild', icon: null, permissions: '' },
    ],
    [
      'more than it asked for is left out',
      { added_at: '2026-01-01' },
      { name: 'Guild', icon: null, permissions: '8' },
    ],
  ])('takes what Discord should never answer: %s', async (_, odd, expected) => {
    await scene.record([
      guild(scene.first, { name: 'Guild', permissions: '8', ...odd }),
      guild(scene.second),
    ]);
    const [row] = await scene.project
      .sql`select name, icon, permissions from private.guild_access where server_id = ${scene.first} and user_id = ${scene.user.userId}`;
    expect(row).toEqual({ ...expected, name: expected.name ?? scene.first });
    expect(await scene.guildsOf(scene.user)).toEqual([scene.first, scene.second]);
  });

  it('skips guilds with an invalid ID, and duplicates', async () => {
    await scene.record([
      guild('1'),
      guild('x'.repeat(18)),
      guild(scene.first, { permissions: '8' }),
      guild(scene.first),
    ]);
    const [row] = await scene.project
      .sql`select permissions from private.guild_access where user_id = ${scene.user.userId}`;
    expect([await scene.guildsOf(scene.user), row]).toEqual([[scene.first], { permissions: '8' }]);
  });

  it.each([
    ['nothing', 'null'],
    ['an error', '{"message":"401: Unauthorized","code":0}'],
    ['a word', '"guilds"'],
  ])('keeps what it knew when told %s instead of a list', async (_, guilds) => {
    await scene.record([guild(scene.first)]);
    const outcome = await scene.run(
      service,
      `select public.record_guild_access('${scene.user.userId}', '${guilds}')`,
    );
    expect(outcome).toMatchObject({ ok: false, code: '22023' });
    expect(await scene.guildsOf(scene.user)).toEqual([scene.first]);
  });

  it('handles concurrent calls of many users of the same guilds, each atomically', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 8 }, () => signUp(scene.project.sql, null)),
    );
    const guilds = [
      guild(scene.first, { permissions: '8' }),
      guild(scene.second, { permissions: '8' }),
    ];
    const pool = connect(scene.project.url(), { max: 16 });
    const outcomes = await Promise.all(
      [...crowd, ...crowd].map(({ userId }, n) =>
        runAs(pool, service, (t) => {
          const list = n % 2 === 0 ? guilds : guilds.toReversed();
          const told = JSON.stringify(n < crowd.length ? list : list.slice(0, 1));
          return t`select public.record_guild_access(${userId}, ${told}::text::jsonb)`;
        }),
      ),
    );
    await pool.end();
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
    for (const someone of crowd) expect([1, 2]).toContain((await scene.guildsOf(someone)).length);
  });
});
