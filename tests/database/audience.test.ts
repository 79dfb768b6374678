import { afterAll, beforeAll, expect, it } from 'vitest';
import { fields } from '../../src/domain/bot-config/fields';
import { openProject, type Project } from '../setup/project';
import { addServer, setPlatformOwner, setSiteAdmin, signUp, tell, type SignedIn } from './cast';
import { savedKeys } from './saved-keys';

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
    const open = await savedKeys(project.sql, caller(name), here);
    const all = fields.map(({ key }) => key as string);
    expect(all.filter((key) => !open.includes(key))).toEqual(shut);
  },
);

function caller(name: string): SignedIn {
  const user = cast.get(name);
  if (!user) throw new Error(`Nobody is called ${name}`);
  return user;
}
