// `npm run test:long`: runs the tests of which `npm test` runs a small sample (tests/setup/sample.ts) at full length. The
// seed of the random calls is printed: pass it as the first argument to repeat them.
import { spawnSync } from 'node:child_process';

const seed = process.argv[2] ?? String(Date.now() % 1_000_000);
console.log(`npm run test:long ${seed}`);
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'database',
    ...['fuzz', 'payments', 'store-members', 'save-together'].map(
      (name) => `tests/database/${name}`,
    ),
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, LONG_TESTS: seed },
  },
);
process.exit(status ?? 1);
