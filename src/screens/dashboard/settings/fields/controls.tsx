import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { AriaNavigation } from '#components/AriaNavigation/AriaNavigation';
import { InTurn } from '#components/InTurn/InTurn';
import { NumberField } from '#components/NumberField/NumberField';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { Switch } from '#components/Switch/Switch';
import type { FieldKind } from '#domain/bot-config/field';
import type { PickedThing } from '#domain/bot-config/guild-names';
import { parseNumber } from '#domain/bot-config/parse-json';
import { Picker, unknownGuildHint } from '../../guild/Picker';
import { embedControls, largeControls } from '../load-rest';
import { type ControlProps, type Drawing, numberPropsOf, wordsOf } from './control';
import { CronControl } from './CronControl';
import type { EmbedKind } from './embed-controls';
import { FollowsLink } from './focus-setting';
import type { LargeKind } from './large-controls';
import * as css from './SettingField.css';
import { EmojiControl, SnowflakeControl, TextControl, UrlControl } from './text-controls';

/** The command log has no control (null), because only the Misc tab writes the log. */
export const controls: { readonly [Kind in FieldKind]: Drawing<Kind> | null } = {
  text: { layout: 'beside', width: 'medium', Control: TextControl },
  snowflake: { layout: 'beside', width: 'medium', Control: SnowflakeControl },
  role: { layout: 'beside', width: 'medium', Control: RolePicker },
  roles: large('roles', 'line', 'medium'),
  channel: { layout: 'beside', width: 'medium', Control: ChannelPicker },
  channels: large('channels', 'line', 'medium'),
  category: { layout: 'beside', width: 'medium', Control: CategoryPicker },
  number: { layout: 'beside', width: 'short', Control: NumberControl },
  numberText: { layout: 'beside', width: 'short', Control: NumberTextControl },
  switch: { layout: 'switch', width: 'full', Control: SwitchControl },
  color: embed('color', 'beside', 'short'),
  url: { layout: 'beside', width: 'medium', Control: UrlControl },
  image: embed('image', 'line', 'medium'),
  emoji: { layout: 'beside', width: 'short', Control: EmojiControl },
  emojis: large('emojis', 'line', 'medium'),
  words: large('words', 'line', 'full'),
  cron: { layout: 'line', width: 'medium', Control: CronControl },
  channelPairs: large('channelPairs', 'group', 'full'),
  ticketEmbed: embed('ticketEmbed', 'group', 'full'),
  welcomeEmbed: embed('welcomeEmbed', 'group', 'full'),
  descriptionEmbed: embed('descriptionEmbed', 'group', 'full'),
  pointsMap: large('pointsMap', 'group', 'full'),
  relayMap: large('relayMap', 'group', 'full'),
  secret: large('secret', 'line', 'medium'),
  commandLog: null,
};

function large<Kind extends LargeKind>(
  kind: Kind,
  layout: Drawing<Kind>['layout'],
  width: Drawing<Kind>['width'],
): Drawing<Kind> {
  const Control = largeControls.lazy(({ largeControls: all }) => withNavigation<Kind>(all[kind]));
  return { layout, width, Control: drawnLater(Control, layout, largeControls.useIsThere) };
}

function embed<Kind extends EmbedKind>(
  kind: Kind,
  layout: Drawing<Kind>['layout'],
  width: Drawing<Kind>['width'],
): Drawing<Kind> {
  const Control = embedControls.lazy(({ embedControls: all }) => withNavigation<Kind>(all[kind]));
  return { layout, width, Control: drawnLater(Control, layout, embedControls.useIsThere) };
}

function withNavigation<Kind extends FieldKind>(Loaded: (props: ControlProps<Kind>) => ReactNode) {
  return (controlProps: ControlProps<Kind>) => (
    <AriaNavigation>
      <Loaded {...controlProps} />
      <FollowsLink settingKey={controlProps.field.key} />
    </AriaNavigation>
  );
}

/** Shows a skeleton in the place of a control until the control is loaded. */
function drawnLater<Kind extends FieldKind>(
  Control: ComponentType<ControlProps<Kind>>,
  layout: Drawing<Kind>['layout'],
  useIsThere: () => boolean,
) {
  const loading = (
    <span
      aria-busy
      className={css.loadingControl({ layout: layout === 'group' ? 'group' : 'line' })}
    >
      <Skeleton shape="block" height="100%" />
    </span>
  );
  return function LaterControl(props: ControlProps<Kind>) {
    const isThere = useIsThere();
    const [startsDrawn] = useState(isThere);
    return (
      <InTurn isReady={isThere} startsDrawn={startsDrawn} fallback={loading}>
        <Suspense fallback={loading}>
          <Control {...props} />
        </Suspense>
      </InTurn>
    );
  };
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
