import { sameValue } from '#domain/bot-config/changes';
import type { Field } from '#domain/bot-config/fields';
import type { GuildResources } from '#domain/bot-config/guild-resources';
import { checkValue } from '#domain/bot-config/parse';
import { ConfigEditContext } from '#machines/config-edit/config-edit.context';
import { SettingField } from '../fields/SettingField';

export interface SettingRowProps {
  field: Field;
  resources: GuildResources;
  isMarked: boolean;
}

/** One setting of the form. It listens to its own value only, so that typing in one setting draws no other. */
export function SettingRow({ field, resources, isMarked }: SettingRowProps) {
  const { key } = field;
  const edit = ConfigEditContext.useActorRef();
  const value = ConfigEditContext.useSelector(({ context }) => context.draft[key]);
  const isChanged = ConfigEditContext.useSelector(
    ({ context }) => !sameValue(context.base[key], context.draft[key]),
  );
  return (
    <SettingField
      field={field}
      value={value}
      resources={resources}
      problem={checkValue(field, value)}
      isChanged={isChanged}
      isMarked={isMarked}
      onChange={(next) => edit.send({ type: 'edit', key, value: next })}
      onRevert={() => edit.send({ type: 'revert', key })}
    />
  );
}
