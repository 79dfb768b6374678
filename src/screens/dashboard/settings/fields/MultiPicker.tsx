import { unknownLabel } from '#domain/bot-config/guild-names';
import { idsIn, isSnowflake } from '#domain/bot-config/snowflake';
import { takeFromList } from '#domain/lists';
import { MultiComboBox, type MultiComboBoxProps } from '#components/MultiComboBox/MultiComboBox';
import { stack } from '#theme/box';
import { type ControlProps, wordsOf } from './control';
import { idReaders } from '../../guild/guild-options';
import { useLimited } from '#screens/dashboard/guild/guild-options';
import {
  type PickerProps,
  pickerPlaceholder,
  severalNamed,
  unknownGuildHint,
} from '../../guild/Picker';

export interface MultiPickerProps extends Omit<PickerProps, 'thing' | 'value' | 'onChange'> {
  thing: 'role' | 'channel';
  /** Ids in the order in which they were picked. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

type Reading = NonNullable<MultiComboBoxProps['reading']>;

const readings: Readonly<Record<MultiPickerProps['thing'], Reading>> = {
  role: readingOf(idReaders.role),
  channel: readingOf(idReaders.channel),
};

function readingOf(idOf: (text: string) => string): Reading {
  return {
    split: (text) => idsIn(text, idOf),
    take: (text) => {
      const { entries, rest } = takeFromList(text);
      return { entries: entries.map(idOf), rest };
    },
    isComplete: (pasted) => {
      const ids = idsIn(pasted, idOf);
      return ids.length > 0 && ids.every(isSnowflake);
    },
  };
}

export function MultiPicker({
  thing,
  resources,
  use = 'anything',
  value,
  onChange,
  ...words
}: MultiPickerProps) {
  const { field, lines } = useLimited({ thing, resources, use }, value, words['aria-describedby']);
  const isKnown = field.options.length > 0;
  return (
    <div className={stack({ gap: 'xs', shrinks: true })}>
      <MultiComboBox
        {...words}
        {...field}
        errorMessage={severalNamed(thing, resources, value) ?? words.errorMessage}
        values={value}
        onChange={onChange}
        reading={readings[thing]}
        placeholder={pickerPlaceholder(thing, isKnown)}
        unknownLabel={isKnown ? unknownLabel(thing) : undefined}
      />
      {lines}
    </div>
  );
}

export function RolesPicker(props: ControlProps<'roles'>) {
  return <SettingMultiPicker thing="role" {...props} />;
}

export function ChannelsPicker(props: ControlProps<'channels'>) {
  return <SettingMultiPicker thing="channel" {...props} />;
}

function SettingMultiPicker(
  props: ControlProps<'roles' | 'channels'> & Pick<MultiPickerProps, 'thing'>,
) {
  const { thing, field, resources, value, onChange } = props;
  return (
    <MultiPicker
      {...wordsOf(props)}
      {...{ thing, resources, value, onChange }}
      use={{ setting: field.key }}
      description={unknownGuildHint(thing, resources)}
    />
  );
}
