import type { PickedThing } from '../../guild/guild-options';
import { Picker, unknownGuildHint } from '../../guild/Picker';
import type { ControlProps } from './control';
import { wordsOf } from './control';

export function RolePicker(props: ControlProps<'role'>) {
  return <SettingPicker thing="role" {...props} />;
}

export function ChannelPicker(props: ControlProps<'channel'>) {
  return <SettingPicker thing="channel" {...props} />;
}

export function CategoryPicker(props: ControlProps<'category'>) {
  return <SettingPicker thing="category" {...props} />;
}

function SettingPicker(
  props: ControlProps<'role' | 'channel' | 'category'> & { thing: PickedThing },
) {
  const { thing, field, resources, value, onChange } = props;
  return (
    <Picker
      {...wordsOf(props)}
      {...{ thing, resources, value, onChange }}
      use={{ setting: field.key }}
      description={unknownGuildHint(thing, resources)}
    />
  );
}
