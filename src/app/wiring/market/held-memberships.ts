import { createActor } from 'xstate';
import { heldMemberships } from '#domain/marketplace/held-memberships';
import type { StorePage } from '#domain/marketplace/store';
import { quietClock } from '#services/browser/quiet-clock';
import type { SessionSource } from './buyer-reference';
import { myMembershipsLogic } from './buyers';

/** The ids of the memberships of the store that the viewer has, with the address on Discord. */
export type Held = ReadonlyMap<string, string>;

const none: Held = new Map();

/**
 * While the viewer is signed in, reads which memberships of a store they have, and reads it again when they return to the
 * page. Returns a function that unsubscribes.
 */
export function watchHeld({
  session,
  store,
  onHeld,
}: {
  session: SessionSource;
  store: StorePage;
  onHeld: (held: Held) => void;
}): () => void {
  let viewer: string | null = null;
  let stopReading = () => {};
  const follow = () => {
    const userId = session.getSnapshot().context.session?.user.id ?? null;
    if (userId === viewer) return;
    viewer = userId;
    stopReading();
    onHeld(none);
    if (userId === null) return;
    const mine = createActor(myMembershipsLogic, { clock: quietClock });
    mine.subscribe(({ context: { value } }) => {
      if (value !== null) onHeld(heldMemberships(store, value));
    });
    mine.start();
    stopReading = () => mine.stop();
  };
  const following = session.subscribe(follow);
  follow();
  return () => {
    following.unsubscribe();
    stopReading();
  };
}
