import { type ReactNode, Suspense, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { NumberField } from '#components/NumberField/NumberField';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { Switch } from '#components/Switch/Switch';
import type { FieldKind } from '#domain/bot-config/field';
import { parseNumber } from '#domain/bot-config/parse-json';
import type { PickedThing } from '../../guild/guild-options';
import { Picker, unknownGuildHint } from '../../guild/Picker';
import { lazyPart, useIsRestThere } from '../load-rest';
import { type ControlProps, type Drawing, numberPropsOf, wordsOf } from './control';
import { CronControl } from './CronControl';
import { FollowsLink } from './focus-setting';
import type { LargeKind } from './large-controls';
import * as css from './SettingField.css';
import { EmojiControl, SnowflakeControl, TextControl, UrlControl } from './text-controls';

/** The command log has no control (null), because only the Misc tab writes the log. */
export const controls: { readonly [Kind in FieldKind]: Drawing<Kind> | null } = {
  text: { layout: 'beside', width: 'medium', Control: TextControl },
  snowflake: { layout: 'beside', width: 'medium', Control: SnowflakeControl },
  role: { layout: 'beside', width: 'medium', Control: RolePicker },
  roles: lazily('roles', 'line', 'medium'),
  channel: { layout: 'beside', width: 'medium', Control: ChannelPicker },
  channels: lazily('channels', 'line', 'medium'),
  category: { layout: 'beside', width: 'medium', Control: CategoryPicker },
  number: { layout: 'beside', width: 'short', Control: NumberControl },
  numberText: { layout: 'beside', width: 'short', Control: NumberTextControl },
  switch: { layout: 'switch', width: 'full', Control: SwitchControl },
  color: lazily('color', 'beside', 'short'),
  url: { layout: 'beside', width: 'medium', Control: UrlControl },
  image: lazily('image', 'line', 'medium'),
  emoji: { layout: 'beside', width: 'short', Control: EmojiControl },
  emojis: lazily('emojis', 'line', 'medium'),
  words: lazily('words', 'line', 'full'),
  cron: { layout: 'line', width: 'medium', Control: CronControl },
  channelPairs: lazily('channelPairs', 'group', 'full'),
  ticketEmbed: lazily('ticketEmbed', 'group', 'full'),
  welcomeEmbed: lazily('welcomeEmbed', 'group', 'full'),
  descriptionEmbed: lazily('descriptionEmbed', 'group', 'full'),
  pointsMap: lazily('pointsMap', 'group', 'full'),
  relayMap: lazily('relayMap', 'group', 'full'),
  secret: lazily('secret', 'line', 'medium'),
  commandLog: null,
};

/** Returns the drawing of a control that is loaded lazily and shows a skeleton until it is loaded. */
function lazily<Kind extends LargeKind>(
  kind: Kind,
  layout: Drawing<Kind>['layout'],
  width: Drawing<Kind>['width'],
): Drawing<Kind> {
  const Control = lazyPart<ControlProps<Kind>>(({ largeControls, AriaNavigation }) => {
    const Loaded: (props: ControlProps<Kind>) => ReactNode = largeControls[kind];
    return (controlProps) => (
      <AriaNavigation>
        <Loaded {...controlProps} />
        <FollowsLink settingKey={controlProps.field.key} />
      </AriaNavigation>
    );
  });
  const loading = (
    <span
      aria-busy
      className={css.loadingControl({ layout: layout === 'group' ? 'group' : 'line' })}
    >
      <Skeleton shape="block" height="100%" />
    </span>
  );
  function LazyControl(props: ControlProps<Kind>) {
    const isThere = useIsRestThere();
    const [startsDrawn] = useState(isThere);
    return (
      <InTurn isReady={isThere} startsDrawn={startsDrawn} fallback={loading}>
        <Suspense fallback={loading}>
          <Control {...props} />
        </Suspense>
      </InTurn>
    );
  }
  return { layout, width, Control: LazyControl };
}

function RolePicker(props: ControlProps<'role'>) {
  return <SettingPicker thing="role" {...props} />;
}

function ChannelPicker(props: ControlProps<'channel'>) {
  return <SettingPicker thing="channel" {...props} />;
}

function CategoryPicker(props: ControlProps<'category'>) {
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

function NumberControl(props: ControlProps<'number'>) {
  return (
    <NumberField
      {...wordsOf(props)}
      {...numberPropsOf(props.field)}
      value={props.value}
      onChange={props.onChange}
    />
  );
}

function NumberTextControl(props: ControlProps<'numberText'>) {
  return (
    <NumberField
      {...wordsOf(props)}
      {...numberPropsOf(props.field)}
      value={parseNumber(props.value, null, props.field.unit)}
      onChange={(value) => props.onChange(value === null ? '' : String(value))}
    />
  );
}

function SwitchControl(props: ControlProps<'switch'>) {
  return <Switch {...wordsOf(props)} isSelected={props.value} onChange={props.onChange} />;
}
