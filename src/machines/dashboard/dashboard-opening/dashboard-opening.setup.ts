import { assign, fromPromise, setup } from 'xstate';
import type { OpeningError } from '#domain/servers/opening-error';
import { visitor, type Editor } from '#domain/permissions/roles';
import type { Result } from '#domain/result';
import {
  couldBeServerId,
  demoServer,
  unknownDemoServer,
  type Server,
} from '#domain/servers/server';
import type { Viewer } from '#domain/session/session';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export interface OpenedDashboard {
  server: Server;
  editor: Editor;
}

export type OpeningAnswer = Result<OpenedDashboard, OpeningError>;

export interface OpeningInput {
  /** The id in the URL, which may be invalid. */
  serverId: string;
  /** The server that the previous page passed in the navigation state. */
  given: Server | null;
  viewer: Viewer | null;
  /** What an earlier visit to this dashboard has read. */
  known?: OpenedDashboard | null;
}

interface Context extends OpeningInput {
  opened: OpenedDashboard | null;
  error: OpeningError | null;
  /** The viewer who opened the dashboard. It is kept when the session expires. */
  openedBy: Viewer | null;
}

/** Returns the demo server for the id in a URL. Returns null if the id could belong to a real server. */
function demoServerFor({ serverId, given }: OpeningInput): Server | null {
  if (serverId === demoServer.id) return demoServer;
  if (couldBeServerId(serverId)) return null;
  return given?.isDemo ? given : unknownDemoServer(serverId);
}

export const openingSetup = setup({
  types: {
    context: {} as Context,
    input: {} as OpeningInput,
    events: {} as
      /** `viewer` is null if the viewer signed out or the session expired. */
      | { type: 'viewer changed'; viewer: Viewer | null }
      /** The viewer signed out in this tab. */
      | { type: 'signed out' }
      | { type: 'retry' },
  },
  actors: {
    open: fromPromise<OpeningAnswer, { serverId: string; given: Server | null }>(
      unprovided('open'),
    ),
  },
  guards: {
    isDemo: ({ context }) => demoServerFor(context) !== null,
    isSignedOut: ({ context }) => context.viewer === null,
    isKnown: ({ context }) => context.viewer !== null && Boolean(context.known),
    isNobody: (_, viewer: Viewer | null) => viewer === null,
    /** Whether the given viewer is still the same user. True after a session was renewed. */
    isCurrentViewer: ({ context }, viewer: Viewer | null) =>
      viewer?.userId === context.viewer?.userId,
    isSamePerson: ({ context }, viewer: Viewer | null) =>
      viewer !== null && viewer.userId === context.openedBy?.userId,
    isOk: (_, answer: OpeningAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
  },
  actions: {
    setViewer: assign((_, viewer: Viewer | null) => ({ viewer })),
    openDemo: assign(({ context }) => {
      const server = demoServerFor(context);
      return { opened: server && { server, editor: visitor }, error: null };
    }),
    open: assign(({ context }, answer: OpeningAnswer) => ({
      opened: answer.ok ? answer.value : null,
      error: answer.ok ? null : answer.error,
      openedBy: context.viewer,
    })),
    openKnown: assign(({ context: { known, viewer } }) => ({
      opened: known ?? null,
      known: null,
      openedBy: viewer,
    })),
    close: assign({ opened: null, openedBy: null, error: null, known: null }),
  },
});
