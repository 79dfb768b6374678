import { type ReactNode, Suspense, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { lazyPart, useIsRestThere } from '../load-rest';
import * as css from '../parts/SettingGroups.css';
import type { ControlProps, Drawing } from './control';
import { FollowsLink } from './FollowsLink';
import type { LargeKind } from './large-controls';

/** Returns a control that is loaded lazily and shows a skeleton until it is loaded. */
function lazyControl<Kind extends LargeKind>(
  kind: Kind,
  layout: Drawing<Kind>['layout'],
): (props: ControlProps<Kind>) => ReactNode {
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
  return function LazyControl(props) {
    const isThere = useIsRestThere();
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

export const RolesPicker = lazyControl('roles', 'line');
export const ChannelsPicker = lazyControl('channels', 'line');
export const ColorControl = lazyControl('color', 'beside');
export const ImageControl = lazyControl('image', 'line');
export const EmojisControl = lazyControl('emojis', 'line');
export const WordsControl = lazyControl('words', 'line');
export const TicketEmbedControl = lazyControl('ticketEmbed', 'group');
export const WelcomeEmbedControl = lazyControl('welcomeEmbed', 'group');
export const DescriptionEmbedControl = lazyControl('descriptionEmbed', 'group');
export const PairsControl = lazyControl('channelPairs', 'group');
export const PointsControl = lazyControl('pointsMap', 'group');
export const RelaysControl = lazyControl('relayMap', 'group');
export const SecretControl = lazyControl('secret', 'line');
