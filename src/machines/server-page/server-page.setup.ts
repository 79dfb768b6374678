import { and, assign, emit, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate';
import type { Result } from '#domain/result';
import { classifyError, type FailureClass, type ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { unprovided } from '../unprovided';
import { reloadNotices, type ServerPageEmitted, type ServerPageNotice } from './notice';

/** Whose servers to fetch: the auth provider's uuid and the Discord snowflake. */
export interface ServersOwner {
  userId: string;
  discordId: string;
}

/**
 * What the realtime channel tells: rights changed (also said once it is back after a loss, for nobody knows what
 * was missed), or the channel was lost.
 */
export type ServerUpdate = { type: 'servers changed' } | { type: 'updates lost' };

export interface ServerPageData {
  viewer: Viewer | null;
  servers: readonly Server[];
  /** Why there is no list, in the states that show none. */
  error: ServersError | null;
}

type Answer<Value = unknown> = Result<Value, ServersError>;

/** The vocabulary of the server page: what its chart's actors, guards, actions and delays mean. */
export const serverPageSetup = setup({
  types: {
    input: {} as { viewer: Viewer | null },
    context: {} as ServerPageData,
    events: {} as { type: 'retry' } | ServerUpdate,
    emitted: {} as ServerPageEmitted,
  },
  actors: {
    validateToken: fromPromise<Answer<'valid' | 'noTokenInMemory'>>(unprovided('validateToken')),
    fetchServers: fromPromise<Answer<readonly Server[]>, ServersOwner>(unprovided('fetchServers')),
    refreshToken: fromPromise<Answer<null>>(unprovided('refreshToken')),
    watchServerUpdates: fromCallback(unprovided('watchServerUpdates')),
  },
  guards: {
    hasViewer: ({ context }) => context.viewer !== null,
    hasDiscordId: ({ context }) => ownerOf(context).discordId !== '',
    hasServers: ({ context }) => context.servers.length > 0,
    isOk: (_, answer: Answer) => answer.ok,
    /** Whatever the kind: `classifyError` decides which state it leads to. */
    hasFailed: (_, answer: Answer) => !answer.ok,
    isUnauthorized: (_, answer: Answer) => !answer.ok && answer.error.kind === 'unauthorized',
    isOfClass: ({ context }, failure: FailureClass) => classOf(context.error) === failure,
    isKnown: or([stateIn('#empty'), stateIn('#listed')]),
    mayRetry: and(['hasDiscordId', stateIn('#ready'), not(stateIn('#loading')), stateIn('#idle')]),
    mayReload: and([stateIn('#waiting'), 'isKnown', stateIn('#idle')]),
  },
  actions: {
    startOver: assign({ servers: [], error: null }),
    storeServers: assign((_, answer: Answer<readonly Server[]>) =>
      answer.ok ? { servers: answer.value } : {},
    ),
    storeError: assign((_, answer: Answer) => (answer.ok ? {} : { error: answer.error })),
    setError: assign((_, error: ServersError) => ({ error })),
    notify: emit((_, notice: ServerPageNotice): ServerPageEmitted => ({ type: 'notice', notice })),
    notifyReload: emit((_, answer: Answer): ServerPageEmitted => ({
      type: 'notice',
      notice: reloadNotices[classOf(answer.ok ? null : answer.error)],
    })),
  },
  // spec §9: «retry disabled 3 s»
  delays: { retryRest: 3_000 },
});

/** The viewer's two ids, '' where they have none. */
export function ownerOf({ viewer }: Pick<ServerPageData, 'viewer'>): ServersOwner {
  return { userId: viewer?.userId ?? '', discordId: viewer?.profile?.discordId ?? '' };
}

function classOf(error: ServersError | null): FailureClass {
  return error ? classifyError(error) : 'other';
}
