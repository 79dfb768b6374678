import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/people';
import { guilds } from '#mocks/servers';
import { change, saved, stored } from '../saving';
import { refusalIn, type Cases, type World } from '../world';

const id = guilds.resellHeaven.id;

/** The columns that `services/supabase/history.ts` reads. */
const columns = 'id, version, saved_at, saved_by_name, saved_by_discord_id, changes';

const points = (before: number, after: number) => change('SuccessPoints', before, after);

const read = ({ as }: World, person: PersonName | null, asked = columns) =>
  as(person).from('server_config_revisions').select(asked).eq('server_id', id);

/** Saves three times, the second time another setting, and answers the version there was before. */
async function saveThrice(world: World): Promise<number> {
  const { version: base } = await stored(world);
  await saved(world, 'owner', { base, changes: [points(25, 30)] });
  await saved(world, 'admin', { base: base + 1, changes: [change('typingPoints', 1, 2)] });
  await saved(world, 'owner', { base: base + 2, changes: [points(30, 35)] });
  return base;
}

/** The versions on a page: newer than `since`, as the page has them. */
function versionsIn(data: unknown, since: number): number[] {
  return (data as { version: number }[]).flatMap(({ version }) =>
    version > since ? [version - since] : [],
  );
}

export const historyCases: Cases = {
  'a save is written down: who, when, and what it was before': async (world) => {
    const { version: base } = await stored(world);
    const earlier = Date.now();
    const changes = [change('reactions', ['🔥', '💸', '👏'], []), points(25, 30)];
    await saved(world, 'owner', { base, changes });
    const { data, status } = await read(world, 'owner')
      .eq('version', base + 1)
      .single();
    const { id: number, saved_at, ...row } = data as unknown as { id: number; saved_at: string };
    expect(status).toBe(200);
    expect(Number.isInteger(number)).toBe(true);
    expect(Math.abs(Date.parse(saved_at) - earlier)).toBeLessThan(60_000);
    expect(row).toEqual({
      version: base + 1,
      saved_by_name: people.owner.discord.username,
      saved_by_discord_id: people.owner.discord.id,
      changes: [points(25, 30), changes[0]],
    });
  },
  'the account that saved and the settings are columns of their own': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [change('typingPoints', 1, 2), points(25, 30)] });
    const asked = 'server_id, saved_by, keys';
    const { data } = await read(world, 'admin', asked)
      .eq('version', base + 1)
      .single();
    expect(data).toEqual({
      server_id: id,
      saved_by: people.admin.id,
      keys: ['SuccessPoints', 'typingPoints'],
    });
  },
  'the newest come first, no more than asked for': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner').order('version', { ascending: false }).limit(2);
    expect(versionsIn(data, base)).toEqual([3, 2]);
  },
  'the next page is what is older than the last': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner')
      .lt('version', base + 3)
      .order('version', { ascending: false })
      .limit(2);
    expect(versionsIn(data, base)).toEqual([2, 1]);
  },
  'only the saves that changed a setting': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner')
      .contains('keys', ['SuccessPoints'])
      .order('version', { ascending: false })
      .limit(31);
    expect(versionsIn(data, base)).toEqual([3, 1]);
  },
  'a setting and a page together': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner')
      .contains('keys', ['SuccessPoints'])
      .lt('version', base + 3)
      .order('version', { ascending: false })
      .limit(1);
    expect(versionsIn(data, base)).toEqual([1]);
  },
  'a save that changed nothing is not written down': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: [points(25, 25)] });
    const { data } = await read(world, 'owner').eq('version', base + 1);
    expect(data).toEqual([]);
  },
  'a clash is not written down': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40)] });
    await saved(world, 'owner', { base, changes: [points(25, 30)] });
    const { data } = await read(world, 'owner').order('version', { ascending: false }).limit(1);
    expect(versionsIn(data, base)).toEqual([1]);
  },
  'undoing a change is a save of its own': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40)] });
    await saved(world, 'owner', { base: base + 1, changes: [points(40, 25)] });
    const { data } = await read(world, 'owner', 'version, changes')
      .eq('version', base + 2)
      .single();
    expect(data).toEqual({ version: base + 2, changes: [points(40, 25)] });
  },
  'whoever may open a panel reads the history': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    const changes = [change('SuccessPoints', null, 30)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes });
    const { data } = await world
      .as('editor')
      .from('server_config_revisions')
      .select('version, saved_by_name')
      .eq('server_id', guilds.cryptoDesk.id)
      .eq('version', base + 1);
    expect(data).toEqual([{ version: base + 1, saved_by_name: people.admin.discord.username }]);
  },
  'a member without a panel reads no history': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    const changes = [change('SuccessPoints', null, 30)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes });
    const { data, status } = await world
      .as('owner')
      .from('server_config_revisions')
      .select(columns)
      .eq('server_id', guilds.cryptoDesk.id);
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a stranger reads no history': async (world) => {
    await saveThrice(world);
    const { data, status } = await read(world, 'newcomer');
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'nobody reads a history without signing in': async (world) => {
    expect(refusalIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
  },
  'a column that does not exist is refused': async (world) => {
    const answer = await read(world, 'newcomer', 'id, password');
    expect(refusalIn(answer)).toEqual({ status: 400, code: '42703' });
  },
};
