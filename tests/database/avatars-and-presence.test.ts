import { randomUUID } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProject, runAs, type Caller, type Project } from '../setup/project';
import { until } from '../setup/until';
import {
  addMember,
  addServer,
  anon,
  service,
  setPlatformOwner,
  setSiteAdmin,
  signUp,
  tell,
  type SignedIn,
} from './cast';

const uuid = '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b';

let project: Project;
let siteAdmin: SignedIn;
let platformOwner: SignedIn;
let member: SignedIn;
let stranger: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  siteAdmin = await signUp(project.sql, null);
  await setSiteAdmin(project.sql, siteAdmin);
  platformOwner = await signUp(project.sql, '300000000000000003');
  await setPlatformOwner(project.sql, '300000000000000003');
  member = await signUp(project.sql, '300000000000000001');
  await addMember(project.sql, '300000000000000001', {});
  stranger = await signUp(project.sql, '300000000000000002');
});
afterAll(() => project.drop());

it('a picture is unused if its store is deleted, or if nothing shows it 30 days after the upload', async () => {
  const { sql } = project;
  const names = ['shown', 'card', 'old', 'new', 'member', 'staff'] as const;
  const picture = Object.fromEntries(names.map((name) => [name, `${randomUUID()}.png`]));
  const of = (store: string, name: (typeof names)[number]) => `${store}/${picture[name]}`;
  await sql`insert into public.stores (id, owner_id, name, slug, logo_path, card_path)
    values ('biz_kept', ${stranger.userId}, 'Kept', 'kept', ${of('biz_kept', 'shown')}, ${of('biz_kept', 'card')})`;
  await sql`update public.team_members set profile_picture = ${`https://x.example/team-avatars/${picture['member']}`}`;
  await sql`insert into private.staff_cards (user_id, picture)
    values (${siteAdmin.userId}, ${`https://x.example/team-avatars/${picture['staff']}`})`;
  const stored: [bucket: string, name: string, days: number, isUnused: boolean][] = [
    ['store-media', of('biz_kept', 'shown'), 40, false],
    ['store-cards', of('biz_kept', 'card'), 40, false],
    ['store-media', of('biz_kept', 'old'), 31, true],
    ['store-cards', of('biz_kept', 'old'), 31, true],
    ['store-media', of('biz_kept', 'new'), 29, false],
    ['store-media', of('biz_gone', 'new'), 0, true],
    ['store-cards', of('biz_gone', 'new'), 0, true],
    ['team-avatars', String(picture['member']), 40, false],
    ['team-avatars', String(picture['staff']), 40, false],
    ['team-avatars', String(picture['old']), 31, true],
    ['team-avatars', String(picture['new']), 29, false],
    ['other', 'file.txt', 99, false],
  ];
  await sql`insert into storage.buckets (id, name) values ('other', 'other') on conflict do nothing`;
  for (const [bucket, name, days] of stored) {
    await sql`insert into storage.objects (bucket_id, name, created_at)
      values (${bucket}, ${name}, now() - ${days} * interval '1 day')`;
  }
  const found = await runAs(sql, service, (t) => t`select * from public.unused_pictures()`);
  expect(found).toEqual({
    ok: true,
    rows: expect.toSatisfy((rows: { bucket: string; name: string }[]) => {
      const unused = stored.filter(([, , , isUnused]) => isUnused).map(([b, n]) => `${b}/${n}`);
      expect(rows.map((row) => `${row.bucket}/${row.name}`).toSorted()).toEqual(unused.toSorted());
      return true;
    }),
  });
  expect(
    await runAs(sql, siteAdmin, (t) => t`select * from public.unused_pictures()`),
  ).toMatchObject({
    ok: false,
    code: '42501',
  });
  await sql`delete from storage.objects`;
  await sql`delete from storage.buckets where id = 'other'`;
  await sql`delete from private.staff_cards`;
  await sql`update public.team_members set profile_picture = null`;
});

describe('the pictures of the team', () => {
  it('are public images of at most 2 MB', async () => {
    const [bucket] = await project.sql`select public, file_size_limit::int, allowed_mime_types
      from storage.buckets where id = 'team-avatars'`;
    expect(bucket).toEqual({
      public: true,
      file_size_limit: 2 * 1024 * 1024,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'],
    });
  });

  it.each([
    [`${uuid}.png`, true],
    [`${uuid}.jpg`, true],
    [`${uuid}.jpeg`, true],
    [`${uuid}.gif`, true],
    [`${uuid}.webp`, true],
    [`${uuid}.avif`, true],
    [`${uuid}.svg`, false],
    [`${uuid}.html`, false],
    [`${uuid}.png.html`, false],
    [`${uuid}`, false],
    [`${uuid.toUpperCase()}.png`, false],
    ['picture.png', false],
    [`folder/${uuid}.png`, false],
    [`../${uuid}.png`, false],
    [`${uuid}.png\n`, false],
    ['', false],
  ])('are called by a random uuid and what they are: %j', async (name, isTaken) => {
    const outcome = await runAs(
      project.sql,
      siteAdmin,
      (t) =>
        t`insert into storage.objects (bucket_id, name) values ('team-avatars', ${name}) returning name`,
      { undo: true },
    );
    expect(outcome).toMatchObject(
      isTaken ? { ok: true, rows: [{ name }] } : { ok: false, code: '42501' },
    );
  });

  it('cannot be uploaded to another bucket', async () => {
    await project.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
    const outcome = await runAs(
      project.sql,
      siteAdmin,
      (t) => t`insert into storage.objects (bucket_id, name) values ('other', ${`${uuid}.png`})`,
    );
    expect(outcome).toMatchObject({ ok: false, code: '42501' });
  });
});

describe('access to the pictures', () => {
  const here = '845201933120405504';
  let owner: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    await addServer(project.sql, here);
    [owner, other] = [await signUp(project.sql, null), await signUp(project.sql, null)];
    for (const someone of [owner, other]) {
      await tell(project.sql, someone, here, { owner: true, permissions: '0' });
    }
    await keep(owner, 3);
    await keep(other, 2);
  });

  it('users list their own, and site admins list all', async () => {
    expect(await listed(owner)).toBe(3);
    expect(await listed(other)).toBe(2);
    expect(await listed(siteAdmin)).toBe(5);
    expect(await listed(stranger)).toBe(0);
    expect(await listed(anon)).toBe(0);
  });

  it('a member row with another user’s picture does not grant access to it', async () => {
    const [picture] = await project.sql<{ name: string }[]>`
      select name from storage.objects where owner_id = ${owner.userId} limit 1`;
    await project.sql`insert into public.team_members (name, profile_picture, added_by)
      values ('Bait', ${`https://x.supabase.co/storage/v1/object/public/team-avatars/${picture?.name ?? ''}`}, ${other.userId})`;
    expect(await listed(other)).toBe(2);
  });

  it('only the user who added a picture can remove it', async () => {
    for (const someone of [other, siteAdmin, platformOwner, stranger]) {
      const outcome = await runAs(
        project.sql,
        someone,
        (t) => t`delete from storage.objects where owner_id = ${owner.userId} returning name`,
        { undo: true },
      );
      expect(outcome).toMatchObject({ ok: true, rows: [] });
    }
  });

  it('a user has at most 200, and can add one after removing one', async () => {
    const crowded = await signUp(project.sql, null);
    await tell(project.sql, crowded, here, { owner: true, permissions: '0' });
    await keep(crowded, 199);
    expect(await add(crowded)).toBe('ok');
    expect(await add(crowded)).toBe('54000');
    expect(await add(owner)).toBe('ok');
    await runAs(
      project.sql,
      crowded,
      (t) =>
        t`delete from storage.objects where ctid in (select ctid from storage.objects limit 1)`,
    );
    expect(await add(crowded)).toBe('ok');
  });

  it('two concurrent uploads cannot both use the last free place', async () => {
    const crowded = await signUp(project.sql, null);
    await tell(project.sql, crowded, here, { owner: true, permissions: '0' });
    await keep(crowded, 199);
    let second = Promise.resolve('not asked');
    const first = await runAs(project.sql, crowded, async (t) => {
      const rows = await addIn(t, crowded);
      let isAnswered = false;
      second = add(crowded).finally(() => {
        isAnswered = true;
      });
      // Do not commit the first transaction before the second one waits for it.
      await until(async () => expect(isAnswered || (await waiting()) > 0).toBe(true));
      return rows;
    });
    expect([first.ok, await second]).toEqual([true, '54000']);
  });

  const name = () => `${randomUUID()}.png`;

  /** Stores pictures as if the user had uploaded them earlier. */
  async function keep({ userId }: SignedIn, count: number): Promise<void> {
    await project.sql`insert into storage.objects (bucket_id, name, owner_id)
      select 'team-avatars', gen_random_uuid() || '.png', ${userId} from generate_series(1, ${count})`;
  }

  async function add(someone: SignedIn): Promise<string> {
    const outcome = await runAs(project.sql, someone, (t) => addIn(t, someone));
    return outcome.ok ? 'ok' : outcome.code;
  }

  function addIn(transaction: TransactionSql, { userId }: SignedIn) {
    return transaction`insert into storage.objects (bucket_id, name, owner_id)
      values ('team-avatars', ${name()}, ${userId})`;
  }

  /** Returns the number of statements that wait for a lock. */
  async function waiting(): Promise<number> {
    const rows = await project.sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length;
  }

  async function listed(someone: Caller): Promise<number> {
    const outcome = await runAs(
      project.sql,
      someone,
      (t) => t`select name from storage.objects where bucket_id = 'team-avatars'
        and owner_id in (${owner.userId}, ${other.userId})`,
    );
    return outcome.ok ? outcome.rows.length : -1;
  }
});

describe('the channel of the bot', () => {
  const cast = (): Record<string, Caller> => ({
    anon,
    stranger,
    member,
    siteAdmin,
    platformOwner,
    service,
  });

  it.each([
    ['siteAdmin', 'presence', 'presence', false, false],
    ['platformOwner', 'bot', 'presence', true, false],
    ['anon', 'bot', 'presence', true, false],
    ['siteAdmin', 'bot', 'presence', true, false],
    ['service', 'bot', 'presence', true, true],
    ['member', 'bot', 'broadcast', false, false],
    ['member', 'server:845201933120405504', 'presence', false, false],
    ['siteAdmin', 'db-changes:all', 'presence', false, false],
    ['siteAdmin', 'bot ', 'presence', false, false],
  ])('%s in the channel %j, as %s', async (name, topic, extension, hears, speaks) => {
    const caller = cast()[name] ?? anon;
    await project.sql`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`;
    const heard = await runAs(project.sql, caller, async (t) => {
      await t`select set_config('realtime.topic', ${topic}, true)`;
      return t`select count(*) > 0 as hears from realtime.messages where topic = ${topic} and extension = ${extension}`;
    });
    const said = await runAs(
      project.sql,
      caller,
      async (t) => {
        await t`select set_config('realtime.topic', ${topic}, true)`;
        return t`insert into realtime.messages (topic, extension) values (${topic}, ${extension})`;
      },
      { undo: true },
    );
    expect(heard).toEqual({ ok: true, rows: [{ hears }] });
    expect(said.ok).toBe(speaks);
  });
});
