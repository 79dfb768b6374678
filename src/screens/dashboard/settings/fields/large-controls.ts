import type { ReactNode } from 'react';
import { ColorControl } from './ColorControl';
import type { ControlProps } from './control';
import { ImageControl } from './ImageControl';
import { PointsControl, RelaysControl } from './MapControls';
import { DescriptionEmbedControl, WelcomeEmbedControl } from './MessageControls';
import { ChannelsPicker, RolesPicker } from './MultiPicker';
import { PairsControl } from './PairsControl';
import { SecretControl } from './SecretControl';
import { EmojisControl, WordsControl } from './tag-controls';
import { TicketEmbedControl } from './TicketEmbedControl';

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
