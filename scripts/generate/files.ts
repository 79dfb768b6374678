import { configFieldsMigration } from './config-fields';
import { configSchemaFile } from './config-schema';
import { seedFile } from './seed';

/** A file that follows from the domain and the mocks. `path` is from the root of the repository. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** A migration that is there already; `name` is that of its file. */
export interface Migration {
  name: string;
  text: string;
}

/**
 * Every generated file as it must be. A migration that was deployed never changes: when the settings are others than the
 * newest of `migrations` says, they make a new one, dated `now`.
 */
export async function generatedFiles(
  migrations: readonly Migration[],
  now: Date,
): Promise<readonly GeneratedFile[]> {
  return [
    { path: 'supabase/config.schema.json', text: await configSchemaFile() },
    { path: 'supabase/seed.sql', text: seedFile() },
    migrationFile(migrations, now),
  ];
}

function migrationFile(migrations: readonly Migration[], now: Date): GeneratedFile {
  const text = configFieldsMigration();
  const newest = migrations
    .filter(({ name }) => /^\d{14}_config_fields\.sql$/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .at(-1);
  const name = newest?.text === text ? newest.name : `${dated(now)}_config_fields.sql`;
  return { path: `supabase/migrations/${name}`, text };
}

/** The 14 digits of UTC with which the name of a migration begins. */
function dated(now: Date): string {
  return now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
