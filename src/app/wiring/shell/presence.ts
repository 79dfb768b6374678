import { type AnyEventObject, fromCallback } from 'xstate';
import {
  type PresenceEvent,
  type PresenceInput,
  presenceMachine,
} from '#machines/shell/presence/presence.machine';
import { watchPresence } from '#services/shell/presence';

/** A random name for this page visit. It does not identify the visitor. */
const visit = crypto.randomUUID();

export const presenceLogic = presenceMachine.provide({
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
