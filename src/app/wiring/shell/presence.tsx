import { type AnyEventObject, fromCallback, type Actor } from 'xstate';
import {
  type PresenceEvent,
  type PresenceInput,
  presenceMachine,
} from '#machines/shell/presence/presence.machine';
import { watchPresence } from '#services/shell/presence';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SessionActors } from '../../boot/page-state';

/** The presence actor. The whole site shares one actor. */
export type PresenceActor = Actor<typeof presenceMachine>;

interface PresenceHostProps {
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

/** A random name for this page visit. It does not identify the visitor. */
const visit = crypto.randomUUID();

const presenceLogic = presenceMachine.provide({
  actors: {
    watchPresence: fromCallback<AnyEventObject, PresenceInput>(({ input, sendBack }) => {
      const tell = (event: PresenceEvent) => sendBack(event);
      return watchPresence(
        { userId: input.userId, visit },
        {
          onChange: (presence) => tell({ type: 'presence changed', presence }),
          onLost: () => tell({ type: 'channel lost' }),
        },
      );
    }),
  },
});
