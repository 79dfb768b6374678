import { beforeEach, describe, expect, it } from 'vitest';
import { runAs, useProject, type Caller } from '../setup/project';
import { guild } from './discord-scene';
import { addMember, addServer, anon, service, signUp, tell, type SignedIn } from './cast';

let project: Awaited<ReturnType<typeof useProject>>;
let owner: SignedIn;
let asker: SignedIn;
let stranger: SignedIn;
const shop = '845201933120405504';
const askerId = '518203746611290112';
const isIn = { owner: false, permissions: '0' };

const as = async (caller: Caller, statement: string) => {
  const outcome = await runAs(project.sql, caller, (t) => t.unsafe(statement));
  return outcome.ok ? outcome.rows : outcome.code;
};
const ask = async (caller: Caller, server = shop) => {
  const rows = await as(
    caller,
    `select public.ask_for_access('${server}') ->> 'outcome' as outcome`,
  );
  return Array.isArray(rows) ? rows[0]?.['outcome'] : rows;
};
const statuses = async () => {
  const rows = await project.sql`select status from public.access_requests order by asked_at, id`;
  return rows.map(({ status }) => String(status));
};
const list = async (caller: Caller, server = shop) => {
  const rows = await as(caller, `select public.server_access_requests('${server}') as found`);
  return Array.isArray(rows) ? rows[0]?.['found'] : rows;
};
const decline = async (caller: Caller) => {
  const [row] =
    await project.sql`select id from public.access_requests order by asked_at desc limit 1`;
  const rows = await as(
    caller,
    `select public.decline_access_request('${row?.['id']}') as outcome`,
  );
  return Array.isArray(rows) ? rows[0]?.['outcome'] : rows;
};
const inFacts = async (caller: Caller, field: string) => {
  const rows = await as(caller, `select public.my_server_facts() #> '{0,${field}}' as found`);
  return Array.isArray(rows) ? rows[0]?.['found'] : rows;
};
const requestInFacts = (caller: Caller) => inFacts(caller, 'request');

beforeEach(async () => {
  project = await useProject('fresh');
  const { sql } = project;
  owner = await signUp(sql, '218345611802574848', 'Mira');
  asker = await signUp(sql, askerId, 'Noor');
  stranger = await signUp(sql, '623918450077413376', 'Pavel');
  await addServer(sql, shop);
  await tell(sql, owner, shop, { owner: true, permissions: '0' });
  await tell(sql, asker, shop, isIn);
});

describe('asking', () => {
  it('stores one open request of a person and server, also for requests at once', async () => {
    expect(await Promise.all([ask(asker), ask(asker), ask(asker)])).toEqual(Array(3).fill('asked'));
    expect(await statuses()).toEqual(['open']);
    expect(await requestInFacts(asker)).toMatchObject({ status: 'open' });
    expect(await inFacts(owner, 'waiting_requests')).toBe(1);
    expect(await inFacts(asker, 'waiting_requests')).toBe(0);
  });

  it('requires that Discord has reported the person in the guild', async () => {
    expect(await ask(stranger)).toBe('notInServer');
    await project.sql`update private.guild_access set believed_until = now() - interval '1 second'`;
    expect(await ask(asker)).toBe('notInServer');
    expect(await ask(await signUp(project.sql, null))).toBe('notInServer');
    expect(await ask(anon)).toBe('42501');
    expect(await statuses()).toEqual([]);
  });

  it('requires a server that somebody has added', async () => {
    await project.sql`update public.servers set added_at = null`;
    expect(await ask(asker)).toBe('notSetUp');
  });

  it('is not needed by people who can open a panel', async () => {
    expect(await ask(owner)).toBe('hasAccess');
    await addMember(project.sql, askerId, { panels: { [shop]: ['points'] } });
    expect(await ask(asker)).toBe('hasAccess');
  });

  it('is possible ten times in 24 hours', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(await ask(asker)).toBe('asked');
      await as(asker, `select public.withdraw_access_request('${shop}')`);
    }
    expect(await ask(asker)).toBe('tooManyRequests');
    await project.sql`update public.access_requests set asked_at = now() - interval '25 hours'`;
    expect(await ask(asker)).toBe('asked');
  });

  it('is possible again seven days after a request was declined', async () => {
    await ask(asker);
    expect(await decline(owner)).toBe('declined');
    expect(await ask(asker)).toBe('declinedRecently');
    expect(await requestInFacts(asker)).toMatchObject({ status: 'declined' });
    expect(await inFacts(owner, 'waiting_requests')).toBe(0);
    await project.sql`update public.access_requests set answered_at = now() - interval '7 days 1 second'`;
    expect(await requestInFacts(asker)).toBeNull();
    expect(await ask(asker)).toBe('asked');
  });
});

describe('the requests of a server', () => {
  it('are for those who manage its editors', async () => {
    await ask(asker);
    const request = { name: 'Noor', discord_id: askerId };
    expect(await list(owner)).toMatchObject({ total: 1, requests: [request] });
    expect(await list(asker)).toBe('42501');
    expect(await decline(asker)).toBe('42501');
    expect(await list(stranger)).toBe('42501');
    await addMember(project.sql, '623918450077413376', { panels: { [shop]: ['points'] } });
    expect(await list(stranger)).toBe('42501');
    await addMember(project.sql, '623918450077413376', { panels: { [shop]: ['editors'] } });
    expect(await list(stranger)).toMatchObject({ total: 1 });
    expect(await decline(stranger)).toBe('declined');
    expect(await decline(owner)).toBe('notOpen');
    expect(await list(owner)).toEqual({ total: 0, requests: [] });
  });

  it('cannot be withdrawn by another person, or after an answer', async () => {
    await ask(asker);
    await as(owner, `select public.withdraw_access_request('${shop}')`);
    expect(await statuses()).toEqual(['open']);
    await decline(owner);
    await as(asker, `select public.withdraw_access_request('${shop}')`);
    expect(await statuses()).toEqual(['declined']);
  });

  it('are limited to 50, with the number of all', async () => {
    await project.sql`insert into public.access_requests (server_id, user_id, discord_id, name, status)
      select ${shop}, ${asker.userId}, ${askerId}, 'Old', 'withdrawn' from generate_series(1, 3)`;
    for (let index = 0; index < 51; index += 1) {
      const { userId } = await signUp(project.sql, null);
      await project.sql`insert into public.access_requests (server_id, user_id, discord_id, name)
        values (${shop}, ${userId}, ${askerId}, ${`Person ${index}`})`;
    }
    const found = (await list(owner)) as { total: number; requests: unknown[] };
    expect([found.total, found.requests.length]).toEqual([51, 50]);
  });
});

describe('an approval', () => {
  it.each([
    ['a panel', { panels: { [shop]: ['points'] } }, 'approved'],
    ['the admin role', { role: 'admin', panels: { [shop]: [] } }, 'approved'],
    ['no panel yet', { panels: { [shop]: [] } }, 'open'],
    ['a panel of another server', { panels: { '902334817261953024': ['points'] } }, 'open'],
  ])('is to give the person %s', async (_, given, status) => {
    await addServer(project.sql, '902334817261953024');
    await ask(asker);
    await addMember(project.sql, askerId, given);
    expect(await statuses()).toEqual([status]);
  });

  it('can follow later, and cannot be undone by taking the panel away', async () => {
    await ask(asker);
    await addMember(project.sql, askerId, { panels: { [shop]: [] } });
    await project.sql`update public.server_member_permissions set allowed_panels = '{points}'`;
    await project.sql`delete from public.server_member_permissions`;
    expect(await statuses()).toEqual(['approved']);
  });

  it('does not answer the request of another person', async () => {
    await ask(asker);
    await addMember(project.sql, '623918450077413376', { panels: { [shop]: ['points'] } });
    expect(await statuses()).toEqual(['open']);
  });
});

describe('a request', () => {
  const guilds = async (person: SignedIn, list: object[]) => {
    await as(
      service,
      `select public.record_guild_access('${person.userId}', '${JSON.stringify(list)}')`,
    );
  };

  it.each([
    ['leaves the server, or is banned', [], 'withdrawn'],
    ['stays', [guild(shop)], 'open'],
    ['becomes the owner', [guild(shop, { owner: true })], 'approved'],
    ['becomes an administrator', [guild(shop, { permissions: '8' })], 'approved'],
  ])('of somebody who %s', async (_, list, status) => {
    await ask(asker);
    await guilds(asker, list);
    expect(await statuses()).toEqual([status]);
  });

  it('of an account that was replaced', async () => {
    await ask(asker);
    await project.sql`update auth.identities set provider_id = '518203746611290113' where user_id = ${asker.userId}`;
    await guilds(asker, [guild(shop)]);
    expect(await statuses()).toEqual(['withdrawn']);
  });

  it('is for the new owner after a handover, and no more for the former one', async () => {
    await ask(asker);
    await guilds(stranger, [guild(shop, { owner: true })]);
    expect(await list(stranger)).toMatchObject({ total: 1 });
    expect(await list(owner)).toBe('42501');
    expect(await decline(owner)).toBe('42501');
    const panels = `[{"server_id": "${shop}", "server_name": "Shop", "allowed_panels": ["points"]}]`;
    const member = await addMember(project.sql, askerId, { addedBy: owner });
    for (const [caller, status] of [
      [owner, 'open'],
      [stranger, 'open'],
    ] as const) {
      await as(caller, `select public.replace_member_permissions('${member}', '${panels}')`);
      expect([caller.userId, ...(await statuses())]).toEqual([caller.userId, status]);
    }
    await project.sql`update public.team_members set added_by = ${stranger.userId}`;
    await as(stranger, `select public.replace_member_permissions('${member}', '${panels}')`);
    expect(await statuses()).toEqual(['approved']);
  });

  type Given = { discordId?: string; panels?: Record<string, string[]> };
  it.each<[string, Given, string, string]>([
    ['an account', { panels: { [shop]: ['points'] } }, `discord_id = '${askerId}'`, 'approved'],
    ['no account', { panels: { [shop]: ['points'] } }, `name = 'Other'`, 'open'],
    [
      'the admin role',
      { discordId: askerId, panels: { [shop]: [] } },
      `panel_role = 'admin'`,
      'approved',
    ],
    ['panels in every server', { discordId: askerId }, `allowed_panels = '{points}'`, 'approved'],
  ])('of a member who gets %s', async (_, { discordId = null, ...given }, change, status) => {
    await ask(asker);
    await addMember(project.sql, discordId, given);
    await project.sql.unsafe(`update public.team_members set ${change}`);
    expect(await statuses()).toEqual([status]);
  });
});

it('only the service role reads the table', async () => {
  await ask(asker);
  expect(await as(asker, 'select id from public.access_requests')).toBe('42501');
  expect(await as(owner, 'select id from public.access_requests')).toBe('42501');
  expect(await as(service, 'select id from public.access_requests')).toHaveLength(1);
});
