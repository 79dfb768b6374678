// Makes 10,000 random calls of the Data API on a real PostgREST (tests/database/fuzz.test.ts). The seed is printed: pass it
// as the first argument to repeat the calls.
import { spawnSync } from 'node:child_process';

const seed = process.argv[2] ?? String(Date.now() % 1_000_000);
console.log(`npm run fuzz ${seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'database', 'tests/database/fuzz.test.ts'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, FUZZ_CALLS: '10000', FUZZ_SEED: seed },
  },
);
process.exit(status ?? 1);
