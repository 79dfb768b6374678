import type { Sql } from 'postgres';
import { fields } from '../../src/domain/bot-config/fields';
import { runAs } from '../setup/project';
import type { SignedIn } from './cast';

/**
 * Returns the keys of the settings that `save_server_config` lets a user save. For each setting, sends a change without
 * a value. The function checks access first, so only a user with access gets the error about the missing value.
 *
 * @throws when a save fails for another reason.
 */
export async function savedKeys(sql: Sql, caller: SignedIn, server: string): Promise<string[]> {
  const keys: string[] = [];
  for (const { key } of fields) {
    const changes = JSON.stringify([{ key, before: null }]);
    const outcome = await runAs(
      sql,
      caller,
      (t) => t`select public.save_server_config(${server}, 0, ${changes}::text::jsonb)`,
    );
    const error = outcome.ok ? 'saved' : `${outcome.code} ${outcome.hint ?? ''}`;
    if (error === '22023 type') keys.push(key);
    else if (!error.startsWith('42501 ')) throw new Error(`${key}: ${error}`);
  }
  return keys;
}
