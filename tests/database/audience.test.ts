import { afterAll, beforeAll, expect, it } from 'vitest';
import { fields } from '../../src/domain/bot-config/fields';
import { openProject, type Project } from '../setup/project';
import { addServer, setPlatformOwner, setSiteAdmin, signUp, tell, type SignedIn } from './cast';

const here = '845201933120405504';

let project: Project;
const cast = new Map<string, SignedIn>();

beforeAll(async () => {
  project = await openProject('fresh');
  const { sql } = project;
  await addServer(sql, here);
  const owner = await signUp(sql, '300000000000000001');
  await tell(sql, owner, here, { owner: true, permissions: '0' });
  const siteAdmin = await signUp(sql, '300000000000000002');
  await setSiteAdmin(sql, siteAdmin);
  await setPlatformOwner(sql, '300000000000000003');
  const platformOwner = await signUp(sql, '300000000000000003');
  for (const [name, user] of Object.entries({ owner, siteAdmin, platformOwner })) {
    cast.set(name, user);
  }
});
afterAll(() => project.drop());

const theirs = fields.filter(({ audience }) => audience === 'platformOwner').map(({ key }) => key);

it('some settings belong to the platform owner', () => {
  expect(theirs.length).toBeGreaterThan(0);
});

it.each([
  ['owner', theirs],
  ['siteAdmin', theirs],
  ['platformOwner', []],
])(
  'of all settings %s may not save just those that belong to the platform owner',
  async (name, shut) => {
    expect(await shutTo(caller(name))).toEqual(shut);
  },
);

/** The settings that someone may not save, in the order of the settings. Asked past every grant. */
async function shutTo({ userId }: SignedIn): Promise<readonly string[]> {
  const claims = JSON.stringify({ role: 'authenticated', sub: userId, aud: 'authenticated' });
  return project.sql.begin(async (t) => {
    await t`select set_config('request.jwt.claims', ${claims}, true)`;
    const rows = await t<{ key: string }[]>`select field.key from private.config_fields field
      where not private.may_save_key(${here}, field) order by position`;
    return rows.map(({ key }) => key);
  });
}

function caller(name: string): SignedIn {
  const user = cast.get(name);
  if (!user) throw new Error(`Nobody is called ${name}`);
  return user;
}
