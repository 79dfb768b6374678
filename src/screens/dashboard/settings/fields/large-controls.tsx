import { type ReactNode, useState } from 'react';
import { splitEmoji, takeEmoji } from '#domain/bot-config/emoji';
import { TagField, type TagFieldProps } from '#components/TagField/TagField';
import { ColorField } from '#components/ColorField/ColorField';
import type { MenuOpening } from '#components/Menu/LazyMenuTrigger';
import { Menu, MenuItem } from '#components/Menu/Menu';
import { TextField } from '#components/TextField/TextField';
import { settingFieldMessages } from '#content/messages/dashboard/setting-fields';
import { box, stack } from '#theme/box';
import { type ControlProps, wordsOf } from './control';
import { PointsControl, RelaysControl } from './MapControls';
import {
  DescriptionEmbedControl,
  WelcomeEmbedControl,
  TicketEmbedControl,
} from './MessageControls';
import { ChannelsPicker, RolesPicker } from './MultiPicker';
import { PairsControl } from './PairsControl';
import { SecretControl } from './SecretControl';
import * as css from './large-controls.css';
import { webAddress } from './text-controls';

export type LargeKind =
  | 'roles'
  | 'channels'
  | 'color'
  | 'image'
  | 'emojis'
  | 'words'
  | 'ticketEmbed'
  | 'welcomeEmbed'
  | 'descriptionEmbed'
  | 'channelPairs'
  | 'pointsMap'
  | 'relayMap'
  | 'secret';

export const largeControls: {
  readonly [Kind in LargeKind]: (props: ControlProps<Kind>) => ReactNode;
} = {
  roles: RolesPicker,
  channels: ChannelsPicker,
  color: ColorControl,
  image: ImageControl,
  emojis: EmojisControl,
  words: WordsControl,
  ticketEmbed: TicketEmbedControl,
  welcomeEmbed: WelcomeEmbedControl,
  descriptionEmbed: DescriptionEmbedControl,
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

function ColorControl(props: ControlProps<'color'>) {
  return <ColorField {...wordsOf(props)} value={props.value} onChange={props.onChange} />;
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

/** The preview updates after a paste and on blur, so that no incomplete URL is requested. */
function ImageControl(props: ControlProps<'image'>) {
  const { value, onChange, field, problem } = props;
  const [typing, setTyping] = useState<{ shown: string } | null>(null);
  const address = problem === null ? webAddress(typing?.shown ?? value) : null;

  function change(next: string) {
    const isTyped = Math.abs(next.length - value.length) <= 1;
    setTyping({ shown: isTyped ? (typing?.shown ?? value) : next });
    onChange(next);
  }

  return (
    <div className={stack({ gap: 's' })}>
      <TextField
        {...wordsOf(props)}
        value={value}
        onChange={change}
        onBlur={() => setTyping(null)}
        type="url"
        placeholder="https://"
      />
      {address && <ImagePreview key={address} address={address} label={field.label} />}
    </div>
  );
}

function ImagePreview({ address, label }: { address: string; label: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <p className={box({ size: 's', color: 'textMuted' })}>
        {settingFieldMessages.imageNotLoaded}
      </p>
    );
  return (
    <div className={css.imageFrame}>
      <img
        src={address}
        alt={`Preview of ${label}`}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={css.image}
        onError={() => setBroken(true)}
      />
    </div>
  );
}
