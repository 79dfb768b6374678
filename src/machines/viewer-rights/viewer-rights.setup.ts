import { assign, fromCallback, fromPromise, setup, type AnyEventObject } from 'xstate';
import type { Editor } from '#domain/permissions/roles';
import { rightsChange } from '#domain/permissions/rights-change';
import type { Result } from '#domain/result';
import type { Server } from '#domain/servers/server';
import { isError, type ErrorParams } from '../error-transitions';
import { unprovided } from '../unprovided';

export type RightsAnswer = Result<Editor, { kind: 'unreachable' }>;

export interface RightsInput {
  server: Pick<Server, 'id' | 'role' | 'isDemo'>;
  /** What the page opened with. */
  editor: Editor;
}

export type ViewerRightsEvent =
  /** Somebody's rights changed, perhaps the viewer's. */
  | { type: 'rights changed' }
  | { type: 'channel lost' }
  /** Changes are told again; what happened meanwhile was not. */
  | { type: 'channel back' }
  /** The viewer came back to the page. */
  | { type: 'page shown' }
  /** The viewer has taken note of what changed. */
  | { type: 'dismiss' };

export interface ViewerRightsContext {
  server: RightsInput['server'];
  /** As the backend told them last. */
  editor: Editor;
  /** As the viewer knows them: what differs is to be told. */
  acknowledged: Editor;
}

/** The whole of what following rights is made of; the chart itself is `viewer-rights.machine.ts`. */
export const rightsSetup = setup({
  types: {
    input: {} as RightsInput,
    context: {} as ViewerRightsContext,
    events: {} as ViewerRightsEvent,
  },
  actors: {
    load: fromPromise<RightsAnswer>(unprovided('load')),
    /** Tells 'rights changed', 'channel lost', 'channel back'. */
    watchRights: fromCallback<AnyEventObject>(unprovided('watchRights')),
    /** Tells 'page shown'. */
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
    /** One change of rights is several rows, and each of them is told by itself: they are asked for once. */
    rowsTogether: 100,
  },
});
