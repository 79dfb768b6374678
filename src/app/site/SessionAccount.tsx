import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useNavigation } from '#components/NavigationProvider/NavigationProvider';
import type { AccountPart } from '#domain/marketplace/account-address';
import { paths } from '#domain/paths';
import { SessionContext } from '#machines/session/session/session.machine';
import { AccountPlaceholder } from '#screens/session/UnknownAccount';
import { SessionAccountButton } from '#screens/session/SessionAccountButton';
import { viewOf } from '#machines/charts/view';
import { WithSession } from '../boot/WithSession';
import type { PresenceActor } from '../wiring/shell/presence';

export interface SessionAccountProps {
  /** The presence actor. It is null until the app needs it. */
  presence: PresenceActor | null;
  /** Whether the menu button was clicked before this component was loaded. */
  isMenuWanted: boolean;
}

export function SessionAccount(props: SessionAccountProps) {
  return (
    <WithSession fallback={<AccountPlaceholder />}>
      <Account {...props} />
    </WithSession>
  );
}

function Account({ isMenuWanted, presence }: SessionAccountProps) {
  const isOnline = useSelector(presence ?? undefined, (at) => at !== undefined && isSeenIn(at));
  const session = SessionContext.useActorRef();
  const { navigate = loadDocument } = useNavigation();
  return (
    <SessionAccountButton
      isOnline={isOnline}
      isMenuWanted={isMenuWanted}
      onLogout={() => session.send({ type: 'sign out' })}
      onMarketplaceLogin={() => navigate(paths.marketplace.href('sign-in' satisfies AccountPart))}
    />
  );
}

function isSeenIn(presence: SnapshotFrom<PresenceActor>): boolean {
  return viewOf(presence) === 'shown' && presence.context.value?.isSeen === true;
}

/** Pages without a router load another document. */
function loadDocument(to: string) {
  window.location.assign(to);
}
