import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type Actor, fromCallback, type AnyEventObject } from 'xstate';
import { presenceMachine } from '#machines/shell/presence/presence.machine';
import { watchPageEvery } from '#services/browser/page-visibility';
import { readPresence } from '#services/shell/presence';
import type { SessionActors } from '../../boot/page-state';
import { abortable } from '../actors';

/** The presence actor. The whole site shares one actor. */
export type PresenceActor = Actor<typeof presenceMachine>;

interface PresenceHostProps {
  /** The session actor. It is null until a component needs the session. */
  session: SessionActors['session'] | null;
  onBegun: (presence: PresenceActor) => void;
}

/**
 * Starts the presence machine. Restarts it when the viewer changes, because the viewer may be staff.
 */
export function PresenceHost({ session, onBegun }: PresenceHostProps) {
  const userId = useSelector(session ?? undefined, (at) => at?.context.session?.user.id ?? null);
  return <Following key={userId} onBegun={onBegun} />;
}

function Following({ onBegun }: Pick<PresenceHostProps, 'onBegun'>) {
  const presence = useActorRef(presenceLogic);
  useEffect(() => onBegun(presence), [presence, onBegun]);
  return null;
}

/** The time in ms between two requests while the page is visible. */
const INTERVAL = 30_000;

const presenceLogic = presenceMachine.provide({
  actors: {
    load: abortable(readPresence),
    watch: fromCallback<AnyEventObject, unknown>(({ sendBack }) =>
      watchPageEvery(INTERVAL, () => sendBack({ type: 'page shown' })),
    ),
  },
});
