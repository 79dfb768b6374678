// Generates the database types from the migrations. `npm run generate` first generates the migrations and then runs
// this script.
import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.mjs';

/** @type {{ module: typeof import('../supabase/local/generate-types'), close: () => Promise<void> }} */
const { module, close } = await load('./supabase/local/generate-types.ts');
const home = mkdtempSync(join(tmpdir(), 'grouped-types-'));
chmodSync(home, 0o755);
try {
  writeFileSync('src/services/supabase/database.types.ts', await module.generateTypes(home));
  console.log('written    src/services/supabase/database.types.ts');
} finally {
  rmSync(home, { recursive: true, force: true });
  await close();
}
process.exit();
