import { type ReactNode, Suspense, useState } from 'react';
import { InTurn } from '#components/InTurn/InTurn';
import { Skeleton } from '#components/Skeleton/Skeleton';
import { lazyPart, useIsRestThere } from '../load-rest';
import * as css from '../parts/SettingGroups.css';
import type { ControlProps, Drawing } from './control';
import { FollowsLink } from './FollowsLink';
import type { LargeKind } from './large-controls';

/** A lazy control, with a skeleton while it loads. */
function laterControl<Kind extends LargeKind>(
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

export const RolesPicker = laterControl('roles', 'line');
export const ChannelsPicker = laterControl('channels', 'line');
export const ColorControl = laterControl('color', 'beside');
export const ImageControl = laterControl('image', 'line');
export const EmojisControl = laterControl('emojis', 'line');
export const WordsControl = laterControl('words', 'line');
export const TicketEmbedControl = laterControl('ticketEmbed', 'group');
export const WelcomeEmbedControl = laterControl('welcomeEmbed', 'group');
export const DescriptionEmbedControl = laterControl('descriptionEmbed', 'group');
export const PairsControl = laterControl('channelPairs', 'group');
export const PointsControl = laterControl('pointsMap', 'group');
export const RelaysControl = laterControl('relayMap', 'group');
export const SecretControl = laterControl('secret', 'line');
