import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import type { presenceMachine } from '#machines/shell/presence/presence.machine';
import type { SessionActors } from '../boot/page-state';
import { presenceLogic } from '../wiring/shell/presence';

/** The presence actor. The whole site shares one actor. */
export type PresenceActor = Actor<typeof presenceMachine>;

export interface PresenceHostProps {
  /** The session actor. It is null until a component needs the session. */
  session: SessionActors['session'] | null;
  onBegun: (presence: PresenceActor) => void;
}

/**
 * Starts the presence machine. Restarts it when the viewer changes, because the presence channel tracks the viewer's
 * own key if the viewer is staff.
 */
export function PresenceHost({ session, onBegun }: PresenceHostProps) {
  const userId = useSelector(session ?? undefined, (at) => at?.context.session?.user.id ?? null);
  return <Following key={userId} userId={userId} onBegun={onBegun} />;
}

function Following({
  userId,
  onBegun,
}: Pick<PresenceHostProps, 'onBegun'> & { userId: string | null }) {
  const presence = useActorRef(presenceLogic, { input: { userId } });
  useEffect(() => onBegun(presence), [presence, onBegun]);
  return null;
}
