import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  setup,
  type AnyEventObject,
  type DoneActorEvent,
} from 'xstate';
import type { Result } from '#domain/result';
import type { LinkedStore, LinkedStoresError, UnlinkError } from '#domain/servers/linked-store';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type StoresAnswer = Result<readonly LinkedStore[], LinkedStoresError>;
export type UnlinkAnswer = Result<null, UnlinkError>;

export interface LinkedStoresInput {
  serverId: string;
}

export interface LinkedStoresData extends LinkedStoresInput {
  stores: readonly LinkedStore[];
  /** The store that the viewer wants to unlink. */
  unlinking: LinkedStore | null;
}

export type LinkedStoresEvent =
  | { type: 'retry' }
  /** The user returned to the page. */
  | { type: 'page shown' }
  | { type: 'unlink'; store: LinkedStore }
  | { type: 'confirm' }
  | { type: 'cancel' };

export const loaded = ({ event }: { event: DoneActorEvent<StoresAnswer> }) => event.output;
export const unlinked = ({ event }: { event: DoneActorEvent<UnlinkAnswer> }) => event.output;

export const linkedStoresSetup = setup({
  types: {
    input: {} as LinkedStoresInput,
    context: {} as LinkedStoresData,
    events: {} as LinkedStoresEvent,
    emitted: {} as { type: 'unlinked' },
  },
  actors: {
    load: fromPromise<StoresAnswer, LinkedStoresInput>(unprovided('load')),
    unlink: fromPromise<UnlinkAnswer, { serverId: string; storeId: string }>(unprovided('unlink')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    show: assign((_, answer: StoresAnswer) => (answer.ok ? { stores: answer.value } : {})),
    choose: assign((_, store: LinkedStore) => ({ unlinking: store })),
    removeUnlinked: assign(({ context }) => ({
      stores: context.stores.filter(({ id }) => id !== context.unlinking?.id),
    })),
    tellUnlinked: emit({ type: 'unlinked' as const }),
  },
  guards: {
    isOk: (_, answer: StoresAnswer | UnlinkAnswer) => answer.ok,
    isStillLinked: ({ context }, answer: StoresAnswer) =>
      answer.ok && answer.value.some(({ id }) => id === context.unlinking?.id),
    isError: (_, params: ErrorParams) => isError(params),
  },
});

/**
 * Returns the ids that identify the link to remove.
 * @throws if no store is chosen, which is a defect in the chart.
 */
export function confirmedIn({ serverId, unlinking }: LinkedStoresData) {
  if (!unlinking) throw new Error('No store is chosen');
  return { serverId, storeId: unlinking.id };
}
