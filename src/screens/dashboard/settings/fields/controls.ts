import type { FieldKind } from '#domain/bot-config/field';
import type { Drawing } from './control';
import { CronControl } from './CronControl';
import {
  ChannelsPicker,
  ColorControl,
  DescriptionEmbedControl,
  EmojisControl,
  ImageControl,
  PairsControl,
  PointsControl,
  RelaysControl,
  RolesPicker,
  SecretControl,
  TicketEmbedControl,
  WelcomeEmbedControl,
  WordsControl,
} from './lazy-controls';
import { CategoryPicker, ChannelPicker, RolePicker } from './Picker';
import { EmojiControl, SnowflakeControl, TextControl, UrlControl } from './text-controls';
import { NumberControl, NumberTextControl, SwitchControl } from './value-controls';

/**
 * The control for each kind of setting. The command log has no control (null), because only the Misc tab writes the
 * log.
 */
export const controls: { readonly [Kind in FieldKind]: Drawing<Kind> | null } = {
  text: { layout: 'beside', width: 'medium', Control: TextControl },
  snowflake: { layout: 'beside', width: 'medium', Control: SnowflakeControl },
  role: { layout: 'beside', width: 'medium', Control: RolePicker },
  roles: { layout: 'line', width: 'medium', Control: RolesPicker },
  channel: { layout: 'beside', width: 'medium', Control: ChannelPicker },
  channels: { layout: 'line', width: 'medium', Control: ChannelsPicker },
  category: { layout: 'beside', width: 'medium', Control: CategoryPicker },
  number: { layout: 'beside', width: 'short', Control: NumberControl },
  numberText: { layout: 'beside', width: 'short', Control: NumberTextControl },
  switch: { layout: 'switch', width: 'full', Control: SwitchControl },
  color: { layout: 'beside', width: 'short', Control: ColorControl },
  url: { layout: 'beside', width: 'medium', Control: UrlControl },
  image: { layout: 'line', width: 'medium', Control: ImageControl },
  emoji: { layout: 'beside', width: 'short', Control: EmojiControl },
  emojis: { layout: 'line', width: 'medium', Control: EmojisControl },
  words: { layout: 'line', width: 'full', Control: WordsControl },
  cron: { layout: 'line', width: 'medium', Control: CronControl },
  channelPairs: { layout: 'group', width: 'full', Control: PairsControl },
  ticketEmbed: { layout: 'group', width: 'full', Control: TicketEmbedControl },
  welcomeEmbed: { layout: 'group', width: 'full', Control: WelcomeEmbedControl },
  descriptionEmbed: { layout: 'group', width: 'full', Control: DescriptionEmbedControl },
  pointsMap: { layout: 'group', width: 'full', Control: PointsControl },
  relayMap: { layout: 'group', width: 'full', Control: RelaysControl },
  secret: { layout: 'line', width: 'medium', Control: SecretControl },
  commandLog: null,
};
