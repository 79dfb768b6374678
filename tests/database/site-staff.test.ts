import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('site admins and the platform owner get a key, the same at each call', async () => {
  for (const caller of [siteAdmin, platformOwner]) {
    const key = await keyOf(caller);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(await keyOf(caller)).toBe(key);
  }
});

it('the owner of a server gets no key, not even by adding themselves to a team', async () => {
  await addMember(project.sql, '300000000000000003', {
    role: 'admin',
    panels: { [here]: ['editors'] },
    addedBy: guildOwner,
  });
  expect(await keyOf(guildOwner)).toBeNull();
});

it('a visitor cannot ask for a key', async () => {
  const outcome = await runAs(project.sql, anon, (t) => t`select public.staff_key()`);
  expect(outcome).toMatchObject({ ok: false, code: '42501' });
});

it('everyone can read the cards for keys, with Discord’s data by default', async () => {
  const [admin, owner] = [await keyOf(siteAdmin), await keyOf(platformOwner)];
  await project.sql`update auth.identities set identity_data = identity_data || ${project.sql.json({ avatar_url: picture })}
    where user_id = ${siteAdmin.userId}`;
  expect(await cardsOf(anon, [admin, owner])).toEqual([
    { key: owner, name: 'Ines', role: 'Owner', picture: null, name_color: null },
    { key: admin, name: 'Theo', role: 'Admin', picture, name_color: null },
  ]);
});

it('a card shows the values an operator set', async () => {
  const key = await keyOf(siteAdmin);
  await project.sql`update private.staff_cards set name = 'Theo R.', role = 'Head of support', name_color = '#9b87f5'
    where key = ${key}`;
  expect(await cardsOf(guildOwner, [key])).toMatchObject([
    { name: 'Theo R.', role: 'Head of support', name_color: '#9b87f5' },
  ]);
});

it('a team row with the Discord ID of a staff member does not change their card', async () => {
  const key = await keyOf(platformOwner);
  await addMember(project.sql, '300000000000000002', { addedBy: guildOwner });
  expect(await cardsOf(anon, [key])).toMatchObject([{ name: 'Ines', role: 'Owner' }]);
});

it('a picture from elsewhere than Discord is not shown unless an operator set it', async () => {
  const key = await keyOf(platformOwner);
  await project.sql`update auth.identities set identity_data = identity_data || '{"avatar_url": "https://evil.example/a.png"}'
    where user_id = ${platformOwner.userId}`;
  expect(await cardsOf(anon, [key])).toMatchObject([{ picture: null }]);
});

it('an account without Discord is not named by its email address', async () => {
  const quiet = await signUp(project.sql, null, 'secret-name');
  await setSiteAdmin(project.sql, quiet);
  expect(await cardsOf(anon, [await keyOf(quiet)])).toMatchObject([{ name: 'Staff' }]);
});

it('unknown keys have no card, and neither do former staff members', async () => {
  const left = await signUp(project.sql, '300000000000000009', 'Left');
  await setSiteAdmin(project.sql, left);
  const key = await keyOf(left);
  await project.sql`delete from private.site_admins where user_id = ${left.userId}`;
  expect(await cardsOf(anon, [key, '0b6f0d7e-1c2d-4e3f-8a9b-0c1d2e3f4a5b'])).toEqual([]);
});

async function keyOf(caller: Caller): Promise<string | null> {
  const outcome = await runAs(project.sql, caller, (t) => t`select public.staff_key() as key`);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows[0]?.['key'] as string | null;
}

async function cardsOf(caller: Caller, keys: readonly (string | null)[]) {
  const outcome = await runAs(
    project.sql,
    caller,
    (t) => t`select * from public.staff_cards(${[...keys]}::uuid[]) order by name`,
  );
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.rows;
}
