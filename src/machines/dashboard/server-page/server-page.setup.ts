import {
  and,
  assign,
  emit,
  fromCallback,
  fromPromise,
  not,
  or,
  setup,
  stateIn,
  type DoneActorEvent,
} from 'xstate';
import type { Result } from '#domain/result';
import { classifyError, type FailureClass, type ServersError } from '#domain/servers/failure';
import type { Server } from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { unprovided } from '../../unprovided';

/** Notices shown as toasts; the texts are in `content/messages/dashboard/servers.ts`. */
export type ServerPageNotice =
  | 'permissionsRequired'
  | 'authenticationExpired'
  | 'loadFailed'
  | 'reloadFailed'
  | 'updatesLost'
  | 'alreadyFetching'
  | 'notSignedIn'
  | 'userIdNotAvailable';

export type ServerPageEmitted =
  | { type: 'notice'; notice: ServerPageNotice }
  /** An error for the log. It is not shown to the user. */
  | { type: 'defect'; error: ServersError };

export const reloadNotices = {
  tokenExpired: 'authenticationExpired',
  missingScopes: 'permissionsRequired',
  other: 'reloadFailed',
} as const satisfies Record<FailureClass, ServerPageNotice>;

/** The viewer's user id (a UUID) and Discord id (a snowflake string). */
export interface ServersOwner {
  userId: string;
  discordId: string;
}

/** `servers changed` is also sent after a resubscription, because events may have been missed. */
export type ServerUpdate = { type: 'servers changed' } | { type: 'updates lost' };

export interface ServerPageData {
  viewer: Viewer | null;
  servers: readonly Server[];
  /** Whether `servers` is the list of an earlier visit, because it has not been read since. */
  isKnown: boolean;
  error: ServersError | null;
}

type Answer<Value = unknown> = Result<Value, ServersError>;

export const serverPageSetup = setup({
  types: {
    /** `known` is the list that an earlier visit has read. */
    input: {} as { viewer: Viewer | null; known?: readonly Server[] },
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
    /** Matches every kind of error. `classifyError` chooses the next state. */
    hasFailed: (_, answer: Answer) => !answer.ok,
    isUnauthorized: (_, answer: Answer) => !answer.ok && answer.error.kind === 'unauthorized',
    isOfClass: ({ context }, failure: FailureClass) => classOf(context.error) === failure,
    /** Only the user can solve the error, and the page shows what no visit but an earlier one could read. */
    isRefused: ({ context: { isKnown } }, answer: Answer) =>
      isKnown && !answer.ok && classifyError(answer.error) !== 'other',
    isRead: or([stateIn('#empty'), stateIn('#listed')]),
    mayRetry: and(['hasDiscordId', stateIn('#ready'), not(stateIn('#loading')), stateIn('#idle')]),
    mayReload: and([stateIn('#waiting'), 'isRead', stateIn('#idle')]),
  },
  actions: {
    startOver: assign({ servers: [], isKnown: false, error: null }),
    storeServers: assign((_, answer: Answer<readonly Server[]>) =>
      answer.ok ? { servers: answer.value, isKnown: false } : {},
    ),
    storeError: assign((_, answer: Answer) => (answer.ok ? {} : { error: answer.error })),
    setError: assign((_, error: ServersError) => ({ error })),
    notify: emit((_, notice: ServerPageNotice): ServerPageEmitted => ({ type: 'notice', notice })),
    notifyReload: emit((_, answer: Answer): ServerPageEmitted => ({
      type: 'notice',
      notice: reloadNotices[classOf(answer.ok ? null : answer.error)],
    })),
  },
  // In ms, as specified in product.md §7.9.
  delays: { retryRest: 3_000 },
});

export const answered = <Output extends Answer>({ event }: { event: DoneActorEvent<Output> }) =>
  event.output;
export const isOk = { type: 'isOk', params: answered } as const;
export const hasFailed = { type: 'hasFailed', params: answered } as const;
export const storeServers = {
  type: 'storeServers',
  params: answered<Answer<readonly Server[]>>,
} as const;
export const unauthorized = {
  guard: { type: 'isUnauthorized', params: answered },
  target: 'refreshingToken',
} as const;

/** Returns the viewer's ids. A missing id is ''. */
export function ownerOf({ viewer }: Pick<ServerPageData, 'viewer'>): ServersOwner {
  return { userId: viewer?.userId ?? '', discordId: viewer?.profile?.discordId ?? '' };
}

function classOf(error: ServersError | null): FailureClass {
  return error ? classifyError(error) : 'other';
}
