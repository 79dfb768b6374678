import type { Sql } from 'postgres';
import { fields } from '../../src/domain/bot-config/fields';
import { runAs } from '../setup/project';
import type { SignedIn } from './cast';

/**
 * The settings that `save_server_config` lets someone at, in the order of the settings. Each is saved without a value: the
 * right to it is asked for first, so that only those who have it are told that the value does not fit.
 *
 * @throws when a save is refused for anything else.
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
