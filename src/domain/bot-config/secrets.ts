import * as v from 'valibot';
import { fieldOf, fields, isConfigKey, type ConfigKey } from './fields';

/** That a secret is kept for a server, and since when. What it is, nobody is told. */
export interface SecretRecord {
  key: ConfigKey;
  /** An ISO date in UTC. */
  setAt: string;
  /** As they were called then. */
  setByName: string;
}

/** Stands for a secret that is set, wherever its value would stand. */
export const masked = '••••••••';

/** Whether a setting is written and never read back. */
export function isSecret(key: ConfigKey): boolean {
  return fieldOf(key).kind === 'secret';
}

/** Every setting that is a secret. */
export const secretKeys: readonly ConfigKey[] = fields
  .map(({ key }) => key)
  .filter((key) => isSecret(key));

const recordRow = v.object({
  key: v.string(),
  set_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  set_by_name: v.string(),
});

/** Records out of rows of `server_secrets`; null where they are not such rows. Unknown settings are left behind. */
export function parseSecretRecords(rows: unknown): SecretRecord[] | null {
  const parsed = v.safeParse(v.array(recordRow), rows);
  if (!parsed.success) return null;
  return parsed.output.flatMap(({ key, set_at, set_by_name }) =>
    isConfigKey(key) && isSecret(key)
      ? [{ key, setAt: new Date(set_at).toISOString(), setByName: set_by_name }]
      : [],
  );
}
