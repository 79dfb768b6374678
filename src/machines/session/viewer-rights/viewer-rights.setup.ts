import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type { Editor } from '#domain/permissions/roles';
import { rightsChange } from '#domain/permissions/rights-change';
import type { Result } from '#domain/result';
import type { Server } from '#domain/servers/server';
import { isError, type ErrorParams } from '../../error-transitions';
import { unprovided } from '../../unprovided';

export type RightsAnswer = Result<Editor, { kind: 'unreachable' }>;

export interface RightsInput {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  /** The access when the page opened. */
  editor: Editor;
}

export type ViewerRightsEvent =
  /** The access of a user has changed. This user may be the viewer. */
  | { type: 'rights changed' }
  | { type: 'channel lost' }
  /** The channel was resubscribed. Changes that happened in between were not reported. */
  | { type: 'channel back' }
  | { type: 'page shown' }
  /** Dismisses the notice about changed access. */
  | { type: 'dismiss' };

export interface ViewerRightsData {
  server: RightsInput['server'];
  /** The last response of the backend. */
  editor: Editor;
  /** The access that the viewer already knows about. If the current access differs, a notice is shown. */
  acknowledged: Editor;
}

export const rightsSetup = setup({
  types: {
    input: {} as RightsInput,
    context: {} as ViewerRightsData,
    events: {} as ViewerRightsEvent,
  },
  actors: {
    load: fromPromise<RightsAnswer>(unprovided('load')),
    /** Sends `rights changed`, `channel lost` and `channel back`. */
    watchRights: fromCallback<AnyEventObject>(unprovided('watchRights')),
    /** Sends `page shown`. */
    watchPage: fromCallback<AnyEventObject>(unprovided('watchPage')),
  },
  actions: {
    store: assign((_, answer: RightsAnswer) => (answer.ok ? { editor: answer.value } : {})),
    acknowledge: assign(({ context }) => ({ acknowledged: context.editor })),
  },
  guards: {
    isOk: (_, answer: RightsAnswer) => answer.ok,
    isError: (_, params: ErrorParams) => isError(params),
    isNews: ({ context: { server, editor, acknowledged } }) => {
      const { gained, lost } = rightsChange({ server, before: acknowledged, after: editor });
      return gained.length > 0 || lost.length > 0;
    },
  },
  delays: {
    /**
     * The delay in ms between the first event and the request. One change of access can affect several rows, but it
     * needs only one request. So all events within this time lead to one request.
     */
    rowsTogether: 100,
  },
});
