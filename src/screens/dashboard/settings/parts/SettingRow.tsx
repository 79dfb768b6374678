import { useDeferredValue, useEffect } from 'react';
import { sameValue } from '#domain/same-value';
import { type Field, fieldOf, type ConfigKey } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { editsWith } from '#domain/bot-config/follow';
import { checkValue } from '#domain/bot-config/parse';
import { isSecret } from '#domain/bot-config/secrets';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { StoredSecretsContext } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import { ConfigSaveContext } from '#machines/dashboard/config-save/config-save.machine';
import { readErrorOf } from '#machines/charts/view';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { box } from '#theme/box';
import type { FollowedSetting, StoredSecret } from '../fields/control';
import { SettingField } from '../fields/SettingField';
import { controls } from '../fields/controls';
import * as css from '../fields/SettingField.css';

export interface SettingRowProps {
  field: Field;
  resources: GuildResources;
  isMarked: boolean;
}

export function SettingRow(props: SettingRowProps) {
  return isSecret(props.field.key) ? <SecretRow {...props} /> : <Row {...props} />;
}

/** A setting that is a secret. On first render, it loads the data about the stored secret. */
function SecretRow(props: SettingRowProps) {
  const secrets = StoredSecretsContext.useActorRef();
  useEffect(() => secrets.send({ type: 'start' }), [secrets]);
  const secretOf = useStoredSecrets();
  return <Row {...props} secret={secretOf(props.field.key)} />;
}

/** A setting that subscribes only to its own value, so that typing in it does not rerender the other settings. */
function Row({ field, resources, isMarked, secret }: SettingRowProps & { secret?: StoredSecret }) {
  const { key } = field;
  const edit = ConfigEditContext.useActorRef();
  const value = ConfigEditContext.useSelector(({ context }) => context.draft[key]);
  const followed = useFollowed(field);
  // The control shows a new value immediately. The undo button appears one render later.
  const isChanged = useDeferredValue(
    ConfigEditContext.useSelector(
      ({ context }) => !sameValue(context.base[key], context.draft[key]),
    ),
  );
  return (
    <SettingField
      field={field}
      value={value}
      resources={resources}
      problem={checkValue(field, value)}
      isChanged={isChanged}
      isMarked={isMarked}
      onChange={(next) => {
        for (const one of editsWith(edit.getSnapshot().context, key, next)) {
          edit.send({ type: 'edit', ...one });
        }
      }}
      onRevert={() => {
        const { context } = edit.getSnapshot();
        const [, ...following] = editsWith(context, key, context.base[key]);
        edit.send({ type: 'revert', key });
        for (const one of following) edit.send({ type: 'edit', ...one });
      }}
      followed={followed}
      secret={secret}
    />
  );
}

function useFollowed({ follows }: Field): FollowedSetting | undefined {
  const value = ConfigEditContext.useSelector(({ context }) =>
    follows === undefined ? null : context.draft[follows],
  );
  return follows === undefined ? undefined : { label: fieldOf(follows).label, value };
}

function useStoredSecrets(): (key: ConfigKey) => StoredSecret {
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

export function LoadingRow({ field }: { field: Field }) {
  const drawing = controls[field.kind];
  if (drawing === null) return null;
  const { layout, width } = drawing;
  return (
    <div className={css.setting({ layout })}>
      <div className={box({ shrinks: true })}>
        <div className={css.head}>
          <span className={css.label}>{field.label}</span>
        </div>
        <p className={css.help}>{field.help}</p>
      </div>
      <div className={css.controls({ width, layout })}>
        {layout === 'switch' ? (
          <span className={css.loadingSwitch}>
            <Skeleton shape="block" width="2.25rem" height="1.25rem" />
          </span>
        ) : (
          <span className={css.loadingControl({ layout: layout === 'beside' ? 'line' : layout })}>
            <Skeleton shape="block" height="100%" />
          </span>
        )}
      </div>
    </div>
  );
}
