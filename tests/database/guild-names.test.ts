import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, openProject, runAs, type Project } from '../setup/project';
import { addMember, addServer, service, signUp, tell, type SignedIn } from './cast';

let project: Project;
let owner: SignedIn;
let editor: SignedIn;
let guild = '';
let count = 0n;

beforeAll(async () => {
  project = await openProject('fresh');
  owner = await signUp(project.sql, '300000000000000001', 'mira');
  editor = await signUp(project.sql, '300000000000000002', 'sam');
});
afterAll(() => project.drop());

beforeEach(async () => {
  guild = String(845_201_933_120_405_000n + (count += 1n));
  await addServer(project.sql, guild);
  await tell(project.sql, owner, guild, { owner: true, permissions: '8192' });
});

const answer = async (caller: Caller, call: string): Promise<unknown> => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(`select ${call} as answer`));
  return outcome.ok ? outcome.rows[0]?.['answer'] : outcome.code;
};

const role = '845201933120405601';
const channel = '845201933120405701';
const category = '845201933120405700';
const roles = { [role]: 'VIP', '845201933120405602': 'Hidden' };
const channels = {
  [channel]: { name: 'orders', type: 0, parent_id: category },
  [category]: { name: 'Sales', type: 4, parent_id: null },
  '845201933120405702': { name: 'staff', type: 0, parent_id: null },
};

const record = (at: string, named: object = roles, of: object = channels) =>
  answer(
    service,
    `public.record_guild_names('${guild}', '${at}', '${JSON.stringify(named)}', '${JSON.stringify(of)}')`,
  );
const readAt = async () =>
  (await project.sql`select read_at from private.guild_names where server_id = ${guild}`)[0]?.[
    'read_at'
  ] as Date;
const settings = (caller: Caller, ...keys: readonly string[]) =>
  answer(caller, `public.settings_with_names('${guild}', '{${keys.join(',')}}')`);
const configure = (config: object) =>
  project.sql`insert into public.server_configs (server_id, config) values (${guild}, ${JSON.stringify(config)}::text::jsonb)`;

describe('the names of roles and channels', () => {
  it('are written only if they changed, or once an hour', async () => {
    expect(await record('2026-11-01T10:00:00Z')).toBe('recorded');
    expect(await record('2026-11-01T10:59:59Z')).toBe('known');
    expect(await readAt()).toEqual(new Date('2026-11-01T10:00:00Z'));
    expect(await record('2026-11-01T10:59:59Z', { [role]: 'Gold' })).toBe('recorded');
    expect(await record('2026-11-01T12:00:00Z', { [role]: 'Gold' })).toBe('recorded');
    expect(await readAt()).toEqual(new Date('2026-11-01T12:00:00Z'));
  });

  it('do not give way to older ones, and cannot come from the future', async () => {
    await record('2026-11-01T10:00:00Z');
    expect(await record('2026-11-01T09:00:00Z', {})).toBe('late');
    expect(await record('9000-01-01T00:00:00Z', {})).toBe('recorded');
    expect((await readAt()).getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('are those of a server that the site knows, and go with it', async () => {
    await record('2026-11-01T10:00:00Z');
    await project.sql`delete from public.servers where id = ${guild}`;
    expect(await readAt()).toBeUndefined();
    expect(await record('2026-11-01T10:00:00Z')).toBe('unknownServer');
  });
});

describe('the settings with names', () => {
  it('are those that were asked for, with the names of what they contain', async () => {
    await configure({ roleId: role, logsChannel: channel, SuccessPoints: 5 });
    await record('2026-11-01T10:00:00Z');
    expect(await settings(owner, 'roleId', 'logsChannel', 'typingPoints', 'noSuchKey')).toEqual({
      server_name: expect.any(String) as string,
      keys: ['logsChannel', 'roleId', 'typingPoints'],
      config: { roleId: role, logsChannel: channel },
      secrets: [],
      read_at: '2026-11-01T10:00:00+00:00',
      roles: [{ id: role, name: 'VIP' }],
      channels: [
        { id: category, name: 'Sales', type: 4, parent_id: null },
        { id: channel, name: 'orders', type: 0, parent_id: category },
      ],
      is_owner: true,
      permissions: '8192',
    });
  });

  it('have no names before the server was read, and say which secret is set', async () => {
    await project.sql`insert into public.server_secrets (server_id, key, secret_id, set_by_name)
      values (${guild}, 'WhopAPIKey', gen_random_uuid(), 'mira')`;
    expect(await settings(owner, 'roleId', 'WhopAPIKey')).toMatchObject({
      config: {},
      secrets: ['WhopAPIKey'],
      read_at: null,
      roles: [],
      channels: [],
    });
  });

  it('are only those of panels that the viewer may open', async () => {
    await configure({ roleId: role, logsChannel: channel, typingPoints: 2 });
    await record('2026-11-01T10:00:00Z');
    await addMember(project.sql, '300000000000000002', { panels: { [guild]: ['points'] } });
    expect(await settings(editor, 'roleId', 'logsChannel', 'typingPoints')).toMatchObject({
      keys: ['typingPoints'],
      config: { typingPoints: 2 },
      roles: [],
      channels: [],
      is_owner: false,
      permissions: null,
    });
  });

  it('are not for people without a panel, or whose access has lapsed', async () => {
    await tell(project.sql, editor, guild, { owner: false, permissions: '0' });
    await project.sql`delete from public.team_members`;
    expect(await settings(editor, 'roleId')).toBeNull();
    await project.sql`update private.guild_access set believed_until = now() - interval '1 second'`;
    expect(await settings(owner, 'roleId')).toBeNull();
  });
});
