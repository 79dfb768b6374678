import { readFileSync } from 'node:fs';
import { checklist } from '../doctor/hosted';
import { configFieldsMigration, settingNamesFile } from './config-fields';
import { configSchemaFile } from './config-schema';
import { currenciesFile } from './currencies';
import { healthRulesFile } from './health-rules';
import { seedFile } from './seed';

/** A file generated from the domain and the mocks. `path` is relative to the root of the repository. */
export interface GeneratedFile {
  path: string;
  text: string;
}

export interface Migration {
  name: string;
  text: string;
}

/**
 * Returns all generated files. Deployed migrations must not change. If the settings have changed since the last
 * migration that defines them, the result therefore contains a new migration, with the date `now` in its name.
 */
export async function generatedFiles(
  migrations: readonly Migration[],
  now: Date,
): Promise<readonly GeneratedFile[]> {
  return [
    { path: 'supabase/config.schema.json', text: await configSchemaFile() },
    { path: 'supabase/seed.sql', text: seedFile() },
    migrationFile(migrations, now),
    { path: 'supabase/functions/payment-events/currencies.ts', text: await currenciesFile() },
    { path: 'supabase/functions/send-messages/settings.ts', text: await settingNamesFile() },
    { path: 'supabase/functions/_shared/health-rules.js', text: await healthRulesFile() },
    { path: 'docs/deploy.md', text: withChecklist(readFileSync('docs/deploy.md', 'utf8')) },
  ];
}

/** Returns the page with what the doctor checks between its two comments. */
function withChecklist(page: string): string {
  const marks = /(<!-- doctor -->\n)[\s\S]*(\n<!-- \/doctor -->)/;
  if (!marks.test(page)) throw new Error('docs/deploy.md has no place for the checklist');
  return page.replace(marks, (_, start: string, end: string) => `${start}\n${checklist()}\n${end}`);
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

/** Returns the first part of a migration's file name: the UTC time as 14 digits. */
function dated(now: Date): string {
  return now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
