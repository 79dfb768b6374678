import { assign, fromCallback, setup, type AnyEventObject } from 'xstate';
import { nobody, type Presence } from '#domain/presence/presence';
import { unprovided } from '../../unprovided';
import { createSharedActorContext } from '../../shared-actor.context';

/** The viewer's user id from the auth provider; null when signed out. */
export type PresenceInput = { userId: string | null };

export type PresenceEvent =
  /** The channel was joined, or the presence changed. */
  { type: 'presence changed'; presence: Presence } | { type: 'channel lost' };

/**
 * The users who are online, including the viewer. If the channel is lost, the list is cleared. The channel resubscribes
 * by itself (product.md §16.5).
 */
export const presenceMachine = setup({
  types: {
    input: {} as PresenceInput,
    context: {} as { userId: string | null; presence: Presence },
    events: {} as PresenceEvent,
  },
  actors: {
    /** Sends `presence changed` and `channel lost`. */
    watchPresence: fromCallback<AnyEventObject, PresenceInput>(unprovided('watchPresence')),
  },
  actions: {
    take: assign((_, presence: Presence) => ({ presence })),
    forget: assign({ presence: nobody }),
  },
}).createMachine({
  id: 'presence',
  context: ({ input: { userId } }) => ({ userId, presence: nobody }),
  invoke: {
    id: 'watchPresence',
    src: 'watchPresence',
    input: ({ context: { userId } }) => ({ userId }),
  },
  initial: 'joining',
  on: {
    'presence changed': {
      target: '.live',
      actions: { type: 'take', params: ({ event }) => event.presence },
    },
    'channel lost': { target: '.lost', actions: 'forget' },
  },
  states: {
    joining: {},
    live: {},
    lost: {},
  },
});

/**
 * Provides the running presence actor to React. The app starts the actor from `presenceLogic`, which is the machine
 * with its actor implementations.
 */
export const PresenceContext = createSharedActorContext(presenceMachine);
