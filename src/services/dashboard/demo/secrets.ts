import type { ConfigChange } from '#domain/bot-config/changes';
import { withoutSecrets } from '#domain/bot-config/history';
import { isSecret, parseSecretRecords, type SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { readItem, writeItem } from '../../browser/local-storage';
import { parseJson } from '../../json';

const keyOf = (serverId: string) => `grouped:demo-secrets:${serverId}`;

/** Returns which secrets of a demo server were set in this browser. Their values are not stored. */
export async function loadDemoSecrets({
  serverId,
}: {
  serverId: string;
}): Promise<Result<readonly SecretRecord[], never>> {
  return { ok: true, value: readRecords(serverId) };
}

/** Stores which secrets are now set. Returns the changes for the history. Clearing an unset secret is no change. */
export function recordDemoSecrets(
  serverId: string,
  changes: readonly ConfigChange[],
): readonly ConfigChange[] {
  const known = readRecords(serverId);
  const isSet = (key: string) => known.some((record) => record.key === key);
  const recorded = changes.filter(
    ({ key, after }) => isSecret(key) && (isSet(key) || after !== ''),
  );
  if (recorded.length === 0) return [];
  const left = known.filter(({ key }) => !recorded.some((change) => change.key === key));
  const fresh = recorded
    .filter(({ after }) => after !== '')
    .map(({ key }) => ({ key, setAt: new Date().toISOString(), setByName: 'You' }));
  const rows = [...left, ...fresh].map(({ key, setAt, setByName }) => ({
    key,
    set_at: setAt,
    set_by_name: setByName,
  }));
  writeItem(keyOf(serverId), JSON.stringify(rows));
  return recorded.map(({ key, after }) =>
    withoutSecrets({ key, before: isSet(key) ? 'set' : '', after }),
  );
}

function readRecords(serverId: string): readonly SecretRecord[] {
  return parseSecretRecords(parseJson(readItem(keyOf(serverId)) ?? '[]')) ?? [];
}
