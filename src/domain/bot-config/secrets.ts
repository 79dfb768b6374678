import * as v from 'valibot';
import { fieldOf, fields, isConfigKey, type ConfigKey } from './fields';

/** When a secret was set, and by whom. The secret itself is never sent to the browser. */
export interface SecretRecord {
  key: ConfigKey;
  setAt: string;
  /** The user's name when the secret was set. */
  setByName: string;
}

export const masked = '••••••••';

export function isSecret(key: ConfigKey): boolean {
  return fieldOf(key).kind === 'secret';
}

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

export function parseSecretRecords(rows: unknown): SecretRecord[] | null {
  const parsed = v.safeParse(v.array(recordRow), rows);
  if (!parsed.success) return null;
  return parsed.output.flatMap(({ key, set_at, set_by_name }) =>
    isConfigKey(key) && isSecret(key)
      ? [{ key, setAt: new Date(set_at).toISOString(), setByName: set_by_name }]
      : [],
  );
}
