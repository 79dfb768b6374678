import { assign, fromCallback, setup, type AnyEventObject } from 'xstate';
import { nobody, type Presence } from '#domain/presence/presence';
import { unprovided } from '../unprovided';

/** Who looks: the auth provider's user id, null for who is not signed in. */
export type PresenceInput = { userId: string | null };

export type PresenceEvent =
  /** Somebody came or went; at first, the channel was joined. */
  { type: 'presence changed'; presence: Presence } | { type: 'channel lost' };

/**
 * Who is online, and that the viewer is. The channel joins again by itself (spec §9: after 1, 2, 5, 10 s); what was
 * known before a loss is forgotten, for it is not true any more.
 */
export const presenceMachine = setup({
  types: {
    input: {} as PresenceInput,
    context: {} as { userId: string | null; presence: Presence },
    events: {} as PresenceEvent,
  },
  actors: {
    /** Follows the channel: 'presence changed', 'channel lost'. */
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
