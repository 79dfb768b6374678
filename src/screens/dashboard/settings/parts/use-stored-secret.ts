import type { ConfigKey } from '#domain/bot-config/fields';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import { readErrorOf } from '#machines/charts/view';
import { StoredSecretsContext } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import type { StoredSecret } from '../fields/stored-secret';

export function useStoredSecrets(): (key: ConfigKey) => StoredSecret {
  const secrets = StoredSecretsContext.useActorRef();
  const records = StoredSecretsContext.useSelector(({ context }) => context.value);
  const isLoading = StoredSecretsContext.useSelector(
    (each) => each.matches('loading') || each.matches({ shown: 'refreshing' }),
  );
  const isUnreachable = StoredSecretsContext.useSelector((each) => readErrorOf(each) !== null);
  // A save may have changed the secret. Until the records have been loaded again, the old record must not be shown.
  const isOutdated = ConfigSaveContext.useSelector((save) => save.matches('saved')) && isLoading;
  return (key) => {
    if (isUnreachable)
      return { kind: 'unreachable', onRetry: () => secrets.send({ type: 'reload' }) };
    if (records === null || isOutdated) return { kind: 'loading' };
    const record = records.find((each) => each.key === key);
    return record ? { kind: 'set', ...record } : { kind: 'unset' };
  };
}

export function useIsSecretSet(): (key: ConfigKey) => boolean {
  const records = StoredSecretsContext.useSelector(({ context }) => context.value);
  return (key) => records?.some((record) => record.key === key) ?? false;
}
