// Writes the files that are generated from the domain and the mocks: the JSON Schema of a configuration, the migration
// that fills the database's table of settings, and the seed of a local database. `tests/generated.test.ts` fails if one
// of them is out of date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const folder = 'supabase/migrations';

/** @type {{ module: typeof import('./generate/files') }} */
const { module } = await runnerImport('./scripts/generate/files.ts', {
  configFile: false,
  logLevel: 'warn',
});
const migrations = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(`${folder}/${name}`, 'utf8'),
}));

for (const { path, text } of await module.generatedFiles(migrations, new Date())) {
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (!isSame) writeFileSync(path, text);
  console.log(`${isSame ? 'unchanged' : 'written  '}  ${path}`);
}
