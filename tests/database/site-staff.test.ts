import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const here = '845201933120405504';
const picture = 'https://cdn.discordapp.com/avatars/300000000000000001/a.png';

let project: Project;
let siteAdmin: SignedIn;
let platformOwner: SignedIn;
let guildOwner: SignedIn;

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  siteAdmin = await signUp(sql, '300000000000000001', 'Theo');
  await setSiteAdmin(sql, siteAdmin);
  platformOwner = await signUp(sql, '300000000000000002', 'Ines');
  await setPlatformOwner(sql, '300000000000000002');
  guildOwner = await signUp(sql, '300000000000000003', 'Stranger');
  await addServer(sql, here);
  await tell(sql, guildOwner, here, { owner: true, permissions: '0' });
});
afterAll(() => project.drop());

it('site admins and the platform owner are online once their page has reported, with Discord’s data by default', async () => {
  await project.sql`update auth.identities set identity_data = identity_data || ${project.sql.json({ avatar_url: picture })}
    where user_id = ${siteAdmin.userId}`;
  expect((await seenBy(anon)).staff).toEqual([]);
  for (const caller of [siteAdmin, platformOwner, siteAdmin]) await seenBy(caller);
  const { staff } = await seenBy(anon);
  expect(staff).toEqual([
    { key: expect.any(String), name: 'Ines', role: 'Owner', picture: null, name_color: null },
    { key: expect.any(String), name: 'Theo', role: 'Admin', picture, name_color: null },
  ]);
  // The key does not tell the account.
  expect(staff.map(({ key }) => key)).not.toContain(siteAdmin.userId);
  expect((await seenBy(guildOwner)).staff).toEqual(staff);
});

it('a staff member is online for 75 s after the last report', async () => {
  await seenBy(siteAdmin);
  const before = (seconds: number) =>
    project.sql`update private.staff_cards set seen_at = now() - ${seconds} * interval '1 second'
      where user_id = ${siteAdmin.userId}`;
  await before(70);
  expect(namesIn(await seenBy(anon))).toContain('Theo');
  await before(80);
  expect(namesIn(await seenBy(anon))).not.toContain('Theo');
});

it('the owner of a server is not staff, not even by joining a team', async () => {
  await addMember(project.sql, '300000000000000003', {
    role: 'admin',
    panels: { [here]: ['editors'] },
    addedBy: guildOwner,
  });
  expect(namesIn(await seenBy(guildOwner))).not.toContain('Stranger');
});

it('a card shows the values an operator set', async () => {
  await seenBy(siteAdmin);
  await project.sql`update private.staff_cards set name = 'Theo R.', role = 'Head of support', name_color = '#9b87f5'
    where user_id = ${siteAdmin.userId}`;
  expect((await seenBy(guildOwner)).staff).toContainEqual(
    expect.objectContaining({ name: 'Theo R.', role: 'Head of support', name_color: '#9b87f5' }),
  );
});

it('a team row with the Discord ID of a staff member does not change their card', async () => {
  await addMember(project.sql, '300000000000000002', { addedBy: guildOwner });
  expect((await seenBy(platformOwner)).staff).toContainEqual(
    expect.objectContaining({ name: 'Ines', role: 'Owner' }),
  );
});

it('a picture from elsewhere than Discord is not shown unless an operator set it', async () => {
  await project.sql`update auth.identities set identity_data = identity_data || '{"avatar_url": "https://evil.example/a.png"}'
    where user_id = ${platformOwner.userId}`;
  expect((await seenBy(platformOwner)).staff).toContainEqual(
    expect.objectContaining({ name: 'Ines', picture: null }),
  );
});

it('an account without Discord is not named by its email address', async () => {
  const quiet = await signUp(project.sql, null, 'secret-name');
  await setSiteAdmin(project.sql, quiet);
  expect(namesIn(await seenBy(quiet))).toContain('Staff');
});

it('former staff members are not online', async () => {
  const left = await signUp(project.sql, '300000000000000009', 'Left');
  await setSiteAdmin(project.sql, left);
  expect(namesIn(await seenBy(left))).toContain('Left');
  await project.sql`delete from private.site_admins where user_id = ${left.userId}`;
  expect(namesIn(await seenBy(left))).not.toContain('Left');
});

describe('the number of open pages', () => {
  const countAgain = () => project.sql`update private.visit_count set counted_at = '2026-01-01'`;
  const report = async (visit: string = randomUUID()) => (await seenBy(anon, visit)).viewing;

  beforeEach(async () => {
    await project.sql`truncate private.visits, private.visit_count`;
  });

  it('has each page once, however often it reports, until 75 s after its last report', async () => {
    const first = randomUUID();
    expect(await report(first)).toBe(1);
    await report();
    await report();
    await countAgain();
    expect(await report(first)).toBe(3);
    await project.sql`update private.visits set seen_at = now() - interval '76 seconds' where visit <> ${first}`;
    await countAgain();
    expect(await report(first)).toBe(1);
    expect(await project.sql`select visit from private.visits`).toEqual([{ visit: first }]);
  });

  it('is counted again only after 10 s, and by one call at a time', async () => {
    expect(await report()).toBe(1);
    expect(await report()).toBe(1);
    await project.sql.begin(async (t) => {
      await t`select pg_advisory_xact_lock(hashtextextended('private.visit_count', 0))`;
      await countAgain();
      expect(await report()).toBe(1);
    });
    expect(await report()).toBe(4);
  });

  it('ends at 50,000: another page is told that it is not counted, and takes no row', async () => {
    const counted = randomUUID();
    await report(counted);
    await project.sql`update private.visit_count set viewing = 50000`;
    expect(await seenBy(anon)).toMatchObject({ viewing: 50_000, is_seen: false });
    expect(await seenBy(anon, counted)).toMatchObject({ is_seen: true });
    expect(await project.sql`select visit from private.visits`).toEqual([{ visit: counted }]);
  });
});

interface Seen {
  viewing: number;
  is_seen: boolean;
  staff: readonly { key: string; name: string }[];
}

const namesIn = ({ staff }: Seen) => staff.map(({ name }) => name);

/** Calls `site_presence` for one page, and returns its answer with the staff sorted by name. */
async function seenBy(caller: Caller, visit: string = randomUUID()): Promise<Seen> {
  const outcome = await runAs(
    project.sql,
    caller,
    (t) => t`select public.site_presence(${visit}::uuid) as seen`,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  const { seen } = outcome.rows[0] as unknown as { seen: Seen };
  return { ...seen, staff: seen.staff.toSorted((a, b) => a.name.localeCompare(b.name)) };
}
