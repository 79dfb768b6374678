import { expect } from 'vitest';
import { people, type PersonName } from '#mocks/session/people';
import { guilds } from '#mocks/dashboard/servers';
import { change, saved, stored } from '../saving';
import { errorIn, type Cases, type World } from '../world';

const id = guilds.resellHeaven.id;

const points = (before: number, after: number) => change('SuccessPoints', before, after);

interface Query {
  server_id?: string;
  setting?: string;
  panel?: string;
  person?: string;
  older_than?: number;
  page_size?: number;
}

const read = ({ as }: World, person: PersonName | null, query: Query = {}) =>
  as(person).rpc('server_history', { server_id: id, ...query });

interface Row {
  id: number;
  version: number;
  saved_at: string;
  changes: unknown;
}

interface AsOf {
  config: Record<string, unknown>;
  version: number;
  since: string;
}

/** Returns the newest revision that a person can read. */
async function newest(world: World, person: PersonName, query: Query = {}): Promise<Row> {
  const { data, status } = await read(world, person, { page_size: 1, ...query });
  expect(status).toBe(200);
  const [row] = data as Row[];
  if (!row) throw new Error('No save was seen');
  return row;
}

/**
 * Saves three times and returns the version before the first save. The second save changes a different setting than the
 * other two.
 */
async function saveThrice(world: World): Promise<number> {
  const { version: base } = await stored(world);
  await saved(world, 'owner', { base, changes: [points(25, 30)] });
  await saved(world, 'admin', { base: base + 1, changes: [change('typingPoints', 1, 2)] });
  await saved(world, 'owner', { base: base + 2, changes: [points(30, 35)] });
  return base;
}

/** Returns the versions in a response that are newer than `since`, in their order in the response. */
function versionsIn(data: unknown, since: number): number[] {
  return (data as { version: number }[]).flatMap(({ version }) =>
    version > since ? [version - since] : [],
  );
}

const readAsOf = ({ as }: World, person: PersonName | null, given: object) =>
  as(person).rpc('server_config_as_of', { server_id: id, ...given });

export const historyCases: Cases = {
  'an earlier configuration has the values after a save or at a moment': async (world) => {
    const base = await saveThrice(world);
    const [now] = (await readAsOf(world, 'owner', { moment: '2100-01-01' })).data as AsOf[];
    expect([now?.version, now?.config['SuccessPoints']]).toEqual([base + 3, 35]);
    const [then] = (await readAsOf(world, 'owner', { last_version: base + 1 })).data as AsOf[];
    expect(then).toMatchObject({
      version: base + 1,
      config: { SuccessPoints: 30, typingPoints: 1 },
    });
    expect(Object.keys(then?.config ?? {})).not.toContain('WhopAPIKey');
    expect(Date.parse(then?.since ?? '')).toBeLessThan(Date.now());
  },
  'an earlier configuration is not returned to users without access': async (world) => {
    const { data, status } = await readAsOf(world, 'editor', { last_version: 1 });
    expect({ data, status }).toEqual({ status: 200, data: [] });
    expect((await readAsOf(world, null, { last_version: 1 })).status).toBe(401);
  },
  'the history records the user, the time and the previous value of a save': async (world) => {
    const { version: base } = await stored(world);
    const earlier = Date.now();
    const changes = [change('reactions', ['🔥', '💸', '👏'], []), points(25, 30)];
    await saved(world, 'owner', { base, changes });
    const { id: number, saved_at, ...row } = await newest(world, 'owner');
    expect(Number.isInteger(number)).toBe(true);
    expect(Math.abs(Date.parse(saved_at) - earlier)).toBeLessThan(60_000);
    expect(row).toEqual({
      version: base + 1,
      saved_by_name: people.owner.discord.username,
      saved_by_discord_id: people.owner.discord.id,
      saved_by_picture: expect.stringContaining(`/avatars/${people.owner.discord.id}/`),
      changes: [points(25, 30), changes[0]],
    });
  },
  'the newest revisions come first, up to the limit': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner', { page_size: 2 });
    expect(versionsIn(data, base)).toEqual([3, 2]);
  },
  'the next page holds the revisions older than the last one': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner', { older_than: base + 3, page_size: 2 });
    expect(versionsIn(data, base)).toEqual([2, 1]);
  },
  'a filter by setting returns only the saves that changed it': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner', { setting: 'SuccessPoints', page_size: 31 });
    expect(versionsIn(data, base)).toEqual([3, 1]);
  },
  'a filter by setting and a page work together': async (world) => {
    const base = await saveThrice(world);
    const { data } = await read(world, 'owner', {
      setting: 'SuccessPoints',
      older_than: base + 3,
      page_size: 1,
    });
    expect(versionsIn(data, base)).toEqual([1]);
  },
  'a filter by panel and by person returns only the saves of both': async (world) => {
    const base = await saveThrice(world);
    const by = people.owner.discord.id;
    const ofPerson = await read(world, 'owner', { person: by, page_size: 31 });
    expect(versionsIn(ofPerson.data, base)).toEqual([3, 1]);
    const ofPanel = await read(world, 'owner', {
      panel: 'points',
      person: by,
      older_than: base + 3,
    });
    expect(versionsIn(ofPanel.data, base)).toEqual([1]);
    for (const panel of ['embeds', 'editors', 'none']) {
      const { data } = await read(world, 'owner', { panel, older_than: base + 4 });
      expect(versionsIn(data, base)).toEqual([]);
    }
  },
  'the people of a history are those whose saves the viewer may see': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    const server_id = guilds.cryptoDesk.id;
    const hidden = [change('adminRoleID', '', server_id)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes: hidden });
    const of = async (person: PersonName | null) =>
      world.as(person).rpc('server_history_people', { server_id });
    const admin = { person: people.admin.discord.id, name: people.admin.discord.username };
    expect((await of('admin')).data).toContainEqual(admin);
    expect((await of('editor')).data).not.toContainEqual(admin);
    const changes = [change('SuccessPoints', null, 30)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base: base + 1, changes });
    expect((await of('editor')).data).toContainEqual(admin);
    const { data, status } = await of('newcomer');
    expect({ data, status }).toEqual({ status: 200, data: [] });
    expect(errorIn(await of(null))).toEqual({ status: 401, code: '42501' });
  },
  'a save without a change is not recorded': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'owner', { base, changes: [points(25, 25)] });
    const { data } = await read(world, 'owner');
    expect(versionsIn(data, base)).toEqual([]);
  },
  'a conflict is not recorded': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40)] });
    await saved(world, 'owner', { base, changes: [points(25, 30)] });
    const { data } = await read(world, 'owner', { page_size: 1 });
    expect(versionsIn(data, base)).toEqual([1]);
  },
  'undoing a change is recorded as a separate save': async (world) => {
    const { version: base } = await stored(world);
    await saved(world, 'admin', { base, changes: [points(25, 40)] });
    await saved(world, 'owner', { base: base + 1, changes: [points(40, 25)] });
    expect(await newest(world, 'owner')).toMatchObject({
      version: base + 2,
      changes: [points(40, 25)],
    });
  },
  'an editor reads only the changes of their panels': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    const server_id = guilds.cryptoDesk.id;
    const changes = [change('SuccessPoints', null, 30), change('adminRoleID', '', server_id)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes });
    const hidden = [change('adminRoleID', server_id, '')];
    await saved(world, 'admin', { guild: 'cryptoDesk', base: base + 1, changes: hidden });
    expect(await newest(world, 'editor', { server_id })).toMatchObject({
      version: base + 1,
      saved_by_name: people.admin.discord.username,
      changes: [{ key: 'SuccessPoints', after: 30 }],
    });
    const { data } = await read(world, 'editor', { server_id, setting: 'adminRoleID' });
    expect(data).toEqual([]);
  },
  'a member without a panel reads no history': async (world) => {
    const { version: base } = await stored(world, 'cryptoDesk');
    const changes = [change('SuccessPoints', null, 30)];
    await saved(world, 'admin', { guild: 'cryptoDesk', base, changes });
    const { data, status } = await read(world, 'owner', { server_id: guilds.cryptoDesk.id });
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a stranger reads no history': async (world) => {
    await saveThrice(world);
    const { data, status } = await read(world, 'newcomer');
    expect({ data, status }).toEqual({ status: 200, data: [] });
  },
  'a signed-out user reads no history': async (world) => {
    expect(errorIn(await read(world, null))).toEqual({ status: 401, code: '42501' });
  },
  'the history can only be read through its function': async ({ as }) => {
    for (const person of ['owner', 'editor', 'admin'] as const) {
      const answer = await as(person).from('server_config_revisions').select('changes');
      expect(errorIn(answer)).toEqual({ status: 403, code: '42501' });
    }
  },
};
