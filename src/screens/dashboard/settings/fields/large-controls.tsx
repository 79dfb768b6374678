import type { ReactNode } from 'react';
import { splitEmoji, takeEmoji } from '#domain/bot-config/emoji';
import { TagField, type TagFieldProps } from '#components/TagField/TagField';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { type ControlProps, wordsOf } from './control';
import { PointsControl, RelaysControl } from './MapControls';
import { ChannelsPicker, RolesPicker } from './MultiPicker';
import { PairsControl } from './PairsControl';
import { SecretControl } from './SecretControl';

export type LargeKind =
  | 'roles'
  | 'channels'
  | 'emojis'
  | 'words'
  | 'channelPairs'
  | 'pointsMap'
  | 'relayMap'
  | 'secret';

export const largeControls: {
  readonly [Kind in LargeKind]: (props: ControlProps<Kind>) => ReactNode;
} = {
  roles: RolesPicker,
  channels: ChannelsPicker,
  emojis: EmojisControl,
  words: WordsControl,
  channelPairs: PairsControl,
  pointsMap: PointsControl,
  relayMap: RelaysControl,
  secret: SecretControl,
};

function WordsControl(props: ControlProps<'words'>) {
  return (
    <TagField
      {...wordsOf(props)}
      values={props.value}
      onChange={props.onChange}
      placeholder="Type words, separated by commas"
    />
  );
}

const emojiList: TagFieldProps['reading'] = { split: splitEmoji, take: takeEmoji };

function EmojisControl(props: ControlProps<'emojis'>) {
  return (
    <TagField
      {...wordsOf(props)}
      values={props.value}
      onChange={props.onChange}
      reading={emojiList}
      placeholder="🎉🔥 or <:name:id>"
    />
  );
}

interface CronPresetsProps {
  opening: MenuOpening;
  presets: readonly { name: string; expression: string }[];
  onPick: (expression: string) => void;
}

export function CronPresets({ opening, presets, onPick }: CronPresetsProps) {
  return (
    <Menu opening={opening} placement="bottom end">
      {presets.map(({ name, expression }) => (
        <MenuItem key={expression} onAction={() => onPick(expression)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
