// Publishes this commit: database, functions, site, in this order, because each works with the previous version of the
// next (docs/deploy.md). `--back`: publishes the site and the functions of this commit, which is an older one, and leaves
// the database as it is. `--checked` leaves out the tests, which have run before. `--dry-run` prints the commands. The
// programs read their tokens from the environment.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** The command that builds the working tree and publishes it at a host. */
const hosts = {
  netlify: 'npx --yes netlify-cli@27.10.2 deploy --prod --context production',
  vercel: 'npx --yes vercel@64.0.2 deploy --prod --yes',
};

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: process.env['SUPABASE_PROJECT'] ?? '' },
    host: { type: 'string', default: process.env['SITE_HOST'] ?? '' },
    back: { type: 'boolean', default: false },
    checked: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
if (!/^[a-z]{20}$/.test(values.project) || !Object.hasOwn(hosts, values.host)) {
  console.error(
    `Name the project and the host: --project <reference> --host ${Object.keys(hosts).join('|')}`,
  );
  process.exit(2);
}

const site = hosts[/** @type {keyof typeof hosts} */ (values.host)];
const functions = 'npx supabase functions deploy --use-api';
const release = [
  ...(values.checked ? [] : ['npm test']),
  `npx supabase link --project-ref ${values.project}`,
  'npx supabase db push --remote --dry-run',
  'npx supabase db push --remote --yes',
  'npx supabase config push --yes',
  functions,
  site,
];
const back = [`npx supabase link --project-ref ${values.project}`, site, functions];

// The host's build would take an empty variable for a value.
const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));

for (const command of [
  ...(values.back ? back : release),
  `npm run doctor -- --project ${values.project}`,
]) {
  console.log(values['dry-run'] ? command : `\n── ${command}`);
  if (values['dry-run']) continue;
  const [program = '', ...words] = command.split(' ');
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, words, { stdio: 'inherit', env, shell });
  if (status === 0) continue;
  console.error(
    `\nThis failed, and nothing after it ran: ${command}\nSee docs/deploy.md, Roll back.`,
  );
  process.exit(1);
}
