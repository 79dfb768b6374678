import { createActorContext } from '@xstate/react';
import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { SecretRecord } from '#domain/bot-config/secrets';
import type { Result } from '#domain/result';
import { errorTransitions, isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type SecretsAnswer = Result<readonly SecretRecord[], { kind: 'unreachable' }>;

export type StoredSecretsEvent =
  /** A field for a secret has become visible. The machine loads nothing before this event. */
  | { type: 'open' }
  | { type: 'retry' }
  /** The configuration has changed, so the records may be stale. */
  | { type: 'configuration changed' };

/** `serverId` is a snowflake string. */
export interface StoredSecretsData {
  serverId: string;
  /** The records of the last response; null before the first response. They are kept during a reload. */
  records: readonly SecretRecord[] | null;
}

const answered = ({ event }: { event: DoneActorEvent<SecretsAnswer> }) => event.output;

/** Loads which secrets of a server are set, and since when. */
export const storedSecretsMachine = setup({
  types: {
    input: {} as { serverId: string },
    context: {} as StoredSecretsData,
    events: {} as StoredSecretsEvent,
  },
  actors: { load: fromPromise<SecretsAnswer, { serverId: string }>(unprovided('load')) },
  actions: {
    store: assign((_, answer: SecretsAnswer) => (answer.ok ? { records: answer.value } : {})),
  },
  guards: {
    isOk: (_, answer: SecretsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
}).createMachine({
  id: 'storedSecrets',
  context: ({ input }) => ({ serverId: input.serverId, records: null }),
  initial: 'idle',
  states: {
    idle: { on: { open: 'loading' } },
    loading: {
      // Send the request again, because the response to the pending request may not contain the latest change.
      on: { 'configuration changed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ serverId: context.serverId }),
        onDone: [
          {
            guard: { type: 'isOk', params: answered },
            target: 'known',
            actions: { type: 'store', params: answered },
          },
          ...errorTransitions<SecretsAnswer>()({ unreachable: 'unreachable' }),
        ],
      },
    },
    known: { on: { 'configuration changed': 'loading' } },
    unreachable: { on: { retry: 'loading', 'configuration changed': 'loading' } },
  },
});

export const StoredSecretsContext = createActorContext(storedSecretsMachine);
