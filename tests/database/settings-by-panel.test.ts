import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fields } from '../../src/domain/bot-config/fields';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import {
  addMember,
  addServer,
  anon,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';
import { savedKeys } from './saved-keys';

const here = '845201933120405504';
const elsewhere = '845201933120405505';

let project: Project;
const cast = new Map<string, SignedIn>();

/** One setting of each panel, saved by the owner. */
const values: Readonly<Record<string, unknown>> = {
  WatermarkOpacity: 40,
  adminRoleID: '800000000000000001',
  logsChannel: '800000000000000002',
  SuccessPoints: 25,
  typingPoints: 3,
};

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  for (const id of [here, elsewhere]) await addServer(sql, id);
  const people = ['owner', 'points', 'roles', 'api', 'moderator', 'editors', 'stranger'];
  for (const [index, name] of people.entries()) {
    cast.set(name, await signUp(sql, `30000000000000000${index}`, name));
  }
  cast.set('site admin', await signUp(sql, '300000000000000010'));
  await setSiteAdmin(sql, caller('site admin'));
  cast.set('platform owner', await signUp(sql, '300000000000000011'));
  await setPlatformOwner(sql, '300000000000000011');
  await tell(sql, caller('owner'), here, { owner: true, permissions: '0' });
  await addMember(sql, '300000000000000001', { panels: { [here]: ['points'] } });
  await addMember(sql, '300000000000000002', {
    panels: { [here]: ['roles'], [elsewhere]: ['points'] },
  });
  await addMember(sql, '300000000000000003', { panels: { [here]: ['api'] } });
  await addMember(sql, '300000000000000004', { role: 'moderator', panels: { [here]: ['api'] } });
  await addMember(sql, '300000000000000005', { panels: { [here]: ['editors'] } });
  await save('owner', 0, values);
  await save('owner', 1, { SuccessPoints: 30, adminRoleID: '800000000000000003' });
  await save('owner', 2, { WhopAPIKey: 'a-secret-key' });
  await save('platform owner', 3, { whopBotMasterRoleID: '800000000000000004' });
});
afterAll(() => project.drop());

describe('the visible settings', () => {
  it.each(['owner', 'points', 'roles', 'api', 'moderator', 'editors', 'stranger', 'site admin'])(
    'are those that %s may save',
    async (name) => {
      const saved = await savedKeys(project.sql, caller(name), here);
      expect(await visibleKeys(name)).toEqual(saved.toSorted());
    },
  );

  it('of a platform owner are all settings', async () => {
    const all = fields.map(({ key }) => key).toSorted();
    expect(await visibleKeys('platform owner')).toEqual(all);
  });
});

describe('the configuration', () => {
  const read = (name: string) => rowsAs(name, `select * from public.server_config('${here}')`);

  it.each([
    ['owner', ['SuccessPoints', 'WatermarkOpacity', 'adminRoleID', 'logsChannel', 'typingPoints']],
    ['points', ['SuccessPoints', 'typingPoints']],
    ['roles', ['adminRoleID']],
    ['api', []],
    ['moderator', []],
    ['editors', []],
  ])('is read by %s as far as their panels go', async (name, expected) => {
    const [row, ...more] = await read(name);
    expect(more).toEqual([]);
    expect(row?.['version']).toBe(4);
    expect(Object.keys(row?.['config'] as object).toSorted()).toEqual(expected);
  });

  it('lists the visible keys, to distinguish a default from a hidden value', async () => {
    const keys = fields.filter(({ tab }) => tab === 'roles').map(({ key }) => key);
    expect((await read('roles')).map((row) => row['keys'])).toEqual([
      expect.arrayContaining([...keys]),
    ]);
    expect((await read('roles')).map((row) => (row['keys'] as string[]).length)).toEqual([
      keys.length,
    ]);
  });

  it('returns no row for a stranger', async () => {
    expect(await read('stranger')).toEqual([]);
  });

  it('cannot be read by visitors', async () => {
    expect(await codeOf(anon, `select * from public.server_config('${here}')`)).toBe('42501');
  });

  it.each(['owner', 'points', 'site admin'])(
    'is not read past its function by %s',
    async (name) => {
      expect(await codeOf(caller(name), 'select config from public.server_configs')).toBe('42501');
      expect(await rowsAs(name, 'select server_id, version from public.server_configs')).toEqual([
        { server_id: here, version: 4 },
      ]);
    },
  );
});

describe('the history', () => {
  const read = (name: string, rest = 'page_size => 30') =>
    rowsAs(name, `select * from public.server_history('${here}', ${rest})`);

  it('shows each change to users who see the setting', async () => {
    expect(changesIn(await read('points'))).toEqual([
      [2, ['SuccessPoints']],
      [1, ['SuccessPoints', 'typingPoints']],
    ]);
    expect(changesIn(await read('roles'))).toEqual([
      [2, ['adminRoleID']],
      [1, ['adminRoleID']],
    ]);
  });

  it('shows that a secret was set to users who can change it', async () => {
    expect(changesIn(await read('api'))).toEqual([]);
    expect(changesIn(await read('moderator'))).toEqual([[3, ['WhopAPIKey']]]);
    expect(changesIn(await read('owner'))[0]).toEqual([3, ['WhopAPIKey']]);
    expect(changesIn(await read('platform owner'))[0]).toEqual([4, ['whopBotMasterRoleID']]);
  });

  it('is empty for users who see no setting', async () => {
    expect(await read('editors')).toEqual([]);
    expect(await read('stranger')).toEqual([]);
  });

  it('is empty for a setting that the user does not see', async () => {
    expect(await read('points', `setting => 'adminRoleID'`)).toEqual([]);
    expect(changesIn(await read('points', `setting => 'typingPoints'`))).toEqual([
      [1, ['SuccessPoints', 'typingPoints']],
    ]);
  });

  it('is that of a panel or a person, without settings that the user does not see', async () => {
    expect(changesIn(await read('points', `panel => 'roles'`))).toEqual([]);
    expect(changesIn(await read('owner', `panel => 'roles'`)).map(([version]) => version)).toEqual([
      2, 1,
    ]);
    expect(await read('owner', `person => 'nobody'`)).toEqual([]);
  });

  it('names a person without a Discord account by an id, not by a name that can be an email address', async () => {
    const { sql } = project;
    const [before] = await sql`select saved_by_name, saved_by_discord_id
      from public.server_config_revisions where server_id = ${here} and version = 2`;
    const name = 'ada@grouped.example';
    const write = (discordId: unknown, as: unknown) =>
      sql`update public.server_config_revisions set saved_by_discord_id = ${discordId as string | null},
        saved_by_name = ${as as string} where server_id = ${here} and version = 2`;
    await write(null, name);
    const people = await rowsAs('owner', `select * from public.server_history_people('${here}')`);
    const person = String(people.find((each) => each['name'] === name)?.['person']);
    expect(person).toMatch(/^[0-9a-f]{32}$/);
    const saves = await read('owner', `person => '${person}'`);
    expect(changesIn(saves).map(([version]) => version)).toEqual([2]);
    expect(await read('owner', `person => '${name}'`)).toEqual([]);
    await write(before?.['saved_by_discord_id'], before?.['saved_by_name']);
  });

  it('comes in pages', async () => {
    expect(changesIn(await read('owner', 'older_than => 3, page_size => 1'))).toMatchObject([
      [2, expect.anything()],
    ]);
    expect(await read('owner', 'page_size => 0')).toEqual([]);
    expect(await read('owner', 'page_size => -1')).toEqual([]);
  });

  it('cannot be read except through its function', async () => {
    for (const name of ['owner', 'points', 'site admin']) {
      const select = 'select changes from public.server_config_revisions';
      expect(await codeOf(caller(name), select)).toBe('42501');
    }
  });
});

describe('an earlier configuration', () => {
  const read = (name: string, at: string) =>
    rowsAs(name, `select * from public.server_config_as_of('${here}', ${at})`);
  const saved = { WatermarkOpacity: 40, logsChannel: '800000000000000002', typingPoints: 3 };

  it('has the values before all later saves, without secrets', async () => {
    expect(await read('owner', 'last_version => 1')).toMatchObject([
      { version: 1, config: { ...saved, SuccessPoints: 25, adminRoleID: '800000000000000001' } },
    ]);
    const [now] = await read('platform owner', 'last_version => 4');
    expect(now).toMatchObject({ version: 4, config: { ...saved, SuccessPoints: 30 } });
    expect(Object.keys(now?.['config'] as object)).not.toContain('WhopAPIKey');
  });

  it('is empty before the first save', async () => {
    expect(await read('owner', 'last_version => 0')).toMatchObject([{ version: 0, config: {} }]);
    const earlier = `moment => '2020-01-01'`;
    expect(await read('owner', earlier)).toMatchObject([{ version: 0, config: {} }]);
  });

  it('has only settings that the user sees', async () => {
    expect(await read('points', 'last_version => 1')).toMatchObject([
      { version: 1, config: { SuccessPoints: 25, typingPoints: 3 } },
    ]);
    const [row] = await read('points', 'last_version => 1');
    expect(Object.keys(row?.['config'] as object)).toHaveLength(2);
    expect(await read('stranger', 'last_version => 1')).toEqual([]);
    const statement = `select * from public.server_config_as_of('${here}', 1)`;
    expect(await codeOf(anon, statement)).toBe('42501');
  });

  it('is that of the last save at a moment', async () => {
    await project.sql`update public.server_config_revisions
      set saved_at = '2026-01-01'::timestamptz + version * interval '1 day'`;
    for (const [moment, version] of [
      ['2026-01-01 23:00+00', 0],
      ['2026-01-02 00:00+00', 1],
      ['2026-01-03 12:00+00', 2],
      ['2030-01-01 00:00+00', 4],
    ] as const) {
      expect(await read('owner', `moment => '${moment}'`)).toMatchObject([{ version }]);
    }
  });

  it('is unknown once the saves of that time were removed', async () => {
    await project.sql`delete from public.server_config_revisions where version = 1`;
    expect(await read('owner', 'last_version => 0')).toMatchObject([
      { config: null, version: null },
    ]);
    expect(await read('owner', `moment => '2026-01-02 12:00+00'`)).toMatchObject([
      { config: null, version: null, since: new Date('2026-01-03T00:00:00Z') },
    ]);
    expect(await read('owner', 'last_version => 1')).toMatchObject([
      { version: 1, config: { SuccessPoints: 25 } },
    ]);
  });
});

describe('the response of a save', () => {
  it('contains the settings that the user sees', async () => {
    const answer = await save('points', 4, { typingPoints: 4 }, { undo: true });
    expect(answer).toMatchObject({
      status: 'saved',
      config: { SuccessPoints: 30, typingPoints: 4 },
    });
    expect(Object.keys(answer['config'] as object)).toHaveLength(2);
  });

  it('contains no other panel after a conflict', async () => {
    const answer = await save('points', 1, { SuccessPoints: 77 }, { undo: true });
    expect(answer).toEqual({
      status: 'conflict',
      version: 4,
      config: { SuccessPoints: 30, typingPoints: 3 },
      conflicts: [{ key: 'SuccessPoints', base: 25, yours: 77, theirs: 30 }],
    });
  });

  it('leaves settings that the user does not see unchanged', async () => {
    await save('points', 4, { SuccessPoints: 31 });
    const [row] = await project.sql`select config from public.server_configs`;
    expect(row?.['config']).toEqual({
      ...values,
      SuccessPoints: 31,
      adminRoleID: '800000000000000003',
      whopBotMasterRoleID: '800000000000000004',
    });
  });
});

describe('the last change of an editor', () => {
  const changedAt = async (viewer: string, server: string | null = here) => {
    const rows = await rowsAs(
      viewer,
      `select discord_id, last_change_at from public.team_page(${server === null ? 'null' : `'${server}'`})`,
    );
    return Object.fromEntries(rows.map((row) => [row['discord_id'], row['last_change_at']]));
  };
  const points = '300000000000000001';
  const roles = '300000000000000002';

  beforeAll(() => save('points', 4, { SuccessPoints: 35 }));

  it('is known to who sees the team, and to the editor', async () => {
    for (const viewer of ['owner', 'editors', 'site admin']) {
      expect(await changedAt(viewer)).toMatchObject({ [points]: expect.any(Date), [roles]: null });
    }
    expect(await changedAt('points')).toEqual({ [points]: expect.any(Date) });
    expect(await changedAt('roles')).toEqual({ [roles]: null });
  });

  it('is that of the server', async () => {
    expect(await changedAt('roles', elsewhere)).toEqual({ [roles]: null });
    expect(await changedAt('owner', null)).toMatchObject({ [points]: null });
  });

  it('cannot be read of others past the list', async () => {
    const read = (viewer: string) =>
      rowsAs(viewer, `select * from private.last_changes('${here}', array['${points}'])`);
    expect(await read('owner')).toHaveLength(1);
    expect(await read('roles')).toEqual([]);
    expect(await read('stranger')).toEqual([]);
  });
});

function caller(name: string): SignedIn {
  const user = cast.get(name);
  if (!user) throw new Error(`Nobody is called ${name}`);
  return user;
}

async function rowsAs(name: string, statement: string) {
  const outcome = await runAs(project.sql, caller(name), (t) => t.unsafe(statement));
  if (!outcome.ok) throw new Error(outcome.message);
  return [...outcome.rows];
}

async function codeOf(who: Caller, statement: string): Promise<string> {
  const outcome = await runAs(project.sql, who, (t) => t.unsafe(statement));
  return outcome.ok ? 'ok' : outcome.code;
}

/** Returns the sorted keys of the settings that a user can read under the policies. Grants are not considered. */
async function visibleKeys(name: string): Promise<string[]> {
  const claims = JSON.stringify({ role: 'authenticated', sub: caller(name).userId });
  return project.sql.begin(async (t) => {
    await t`select set_config('request.jwt.claims', ${claims}, true)`;
    const rows = await t<{ key: string }[]>`select private.visible_keys(${here}) as key`;
    return rows.map(({ key }) => key).toSorted();
  });
}

function changesIn(rows: readonly Record<string, unknown>[]) {
  return rows.map(({ version, changes }) => [
    version,
    (changes as { key: string }[]).map(({ key }) => key),
  ]);
}

async function save(
  name: string,
  base: number,
  after: Readonly<Record<string, unknown>>,
  options: { undo?: boolean } = {},
): Promise<Record<string, unknown>> {
  const changes = Object.entries(after).map(([key, value]) => ({
    key,
    before: null,
    after: value,
  }));
  const outcome = await runAs(
    project.sql,
    caller(name),
    (t) =>
      t`select public.save_server_config(${here}, ${base}, ${t.json(changes as never)}) as answer`,
    options,
  );
  if (!outcome.ok) throw new Error(`${name}: ${outcome.message}`);
  return outcome.rows[0]?.['answer'] as Record<string, unknown>;
}
