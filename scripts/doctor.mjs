// `npm run doctor`: names what this machine lacks for the commands of the project. `npm run doctor -- --project <ref>`:
// names what a hosted project lacks (docs/deploy.md). With `--json`, both print data. The exit code is 1 if something is
// missing. Variables come from the environment, .env and supabase/.env. Tokens are never printed.
import { parseArgs } from 'node:util';
import { examineMachine, localTextOf } from './doctor-local.mjs';

const { values } = parseArgs({
  options: { project: { type: 'string' }, json: { type: 'boolean', default: false } },
});

process.exitCode = values.project === undefined ? await local() : await hosted(values.project);

async function local() {
  const report = await examineMachine();
  console.log(values.json ? JSON.stringify(report, null, 2) : localTextOf(report));
  return report.some(({ state }) => state === 'missing') ? 1 : 0;
}

/** @param {string} project */
async function hosted(project) {
  if (!/^[a-z]{20}$/.test(project)) {
    console.error('--project is the reference of a project: 20 lower-case letters.');
    return 2;
  }
  const { loadEnv } = await import('vite');
  const variables = {
    ...loadEnv('production', '.', 'VITE_'),
    ...loadEnv('production', 'supabase', ['SITE_', 'DISCORD_']),
    ...process.env,
  };
  if (!variables['SUPABASE_ACCESS_TOKEN']) {
    console.error(
      'Set SUPABASE_ACCESS_TOKEN to an access token: https://supabase.com/dashboard/account/tokens',
    );
    return 2;
  }
  const { load } = await import('./load.mjs');
  /** @type {{ module: typeof import('./doctor/hosted'), close: () => Promise<void> }} */
  const { module, close } = await load('./scripts/doctor/hosted.ts');
  const report = await module.examine(project, variables, {
    addresses: module.publicAddresses,
    timeout: 15_000,
  });
  await close();
  console.log(values.json ? JSON.stringify(report, null, 2) : module.textOf(report));
  return module.isInOrder(report) ? 0 : 1;
}
