import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, runAs, type Project } from '../setup/project';
import { addServer, service } from './cast';

const saved = '845201933120405504';
const unsaved = '845201933120405505';

let project: Project;
beforeAll(async () => {
  project = await openProject('fresh');
  for (const server of [saved, unsaved]) await addServer(project.sql, server);
  await project.sql`insert into public.server_configs (server_id, config, version)
    values (${saved}, '{"roleId": "845201933120405601"}', 1)`;
});
afterAll(() => project.drop());

it.each([
  ['stored settings', saved, { roleId: '845201933120405601' }],
  ['no stored settings', unsaved, {}],
  ['an unknown server', '845201933120405506', null],
])('a health check reads %s', async (_, server, settings) => {
  const outcome = await runAs(
    project.sql,
    service,
    (t) => t`select public.settings_to_check(${server}) as settings`,
  );
  expect(outcome.ok && outcome.rows[0]?.['settings']).toEqual(settings);
});
