import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import type { presenceMachine } from '#machines/presence/presence.machine';
import type { SessionActors } from '../boot/page-state';
import { presenceLogic } from '../wiring/presence';

/** The flow that follows who is online; one for the whole site. */
export type PresenceActor = Actor<typeof presenceMachine>;

export interface PresenceHostProps {
  /** The session, where one was asked for. */
  session: SessionActors['session'] | null;
  onBegun: (presence: PresenceActor) => void;
}

/** Begins to follow who is online, anew for each viewer: the staff shows itself there. */
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
