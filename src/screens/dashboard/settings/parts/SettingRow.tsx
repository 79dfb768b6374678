import { useDeferredValue, useEffect } from 'react';
import { sameValue } from '#domain/same-value';
import { type Field, fieldOf } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { editsWith } from '#domain/bot-config/follow';
import { checkValue } from '#domain/bot-config/parse';
import { isSecret } from '#domain/bot-config/secrets';
import { ConfigEditContext } from '#machines/dashboard/config-edit/config-edit.machine';
import { StoredSecretsContext } from '#machines/dashboard/stored-secrets/stored-secrets.machine';
import type { FollowedSetting } from '../fields/control';
import { SettingField } from '../fields/SettingField';
import type { StoredSecret } from '../fields/stored-secret';
import { useStoredSecrets } from './use-stored-secret';

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
