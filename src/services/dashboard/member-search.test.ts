import { describe, expect, it } from 'vitest';
import { searchErrorWorlds } from '#mocks/error-worlds';
import { guilds } from '#mocks/dashboard/servers';
import { enterWorld } from '../../../tests/setup/enter-world';
import { searchMembers } from './member-search';

const find = (search: string, serverId: string = guilds.resellHeaven.id) =>
  searchMembers({ serverId, query: { search, page: 0 } });

describe('the search for members', () => {
  it('finds those whose username or nickname starts with the text', async () => {
    enterWorld('owner');
    const found = await find('jo');
    expect(found.ok && found.value.map(({ username }) => username)).toEqual([
      'jonah_w',
      'joanna.picks',
      'jo',
    ]);
    expect(found.ok && found.value[0]).toEqual({
      id: '447301958220111872',
      username: 'jonah_w',
      globalName: 'Jonah Whitfield',
      nickname: 'Jonah (giveaways)',
      picture: 'https://cdn.discordapp.com/embed/avatars/4.png',
    });
  });

  it('finds nobody without a text, and sends no request', async () => {
    enterWorld('offline');
    expect(await find('')).toEqual({ ok: true, value: [] });
  });

  it('leaves out bots', async () => {
    enterWorld('owner');
    expect(await find('grouped')).toEqual({ ok: true, value: [] });
  });

  it.each(Object.entries(searchErrorWorlds))('fails with %s in %s', async (kind, world) => {
    enterWorld(world);
    expect(await find('jo')).toEqual({ ok: false, error: { kind } });
  });

  it('is closed to an editor who cannot add others', async () => {
    enterWorld('editor-with-points-only');
    expect(await find('jo', guilds.picksClub.id)).toEqual({
      ok: false,
      error: { kind: 'notAllowed' },
    });
  });
});
