import type { DoneActorEvent } from 'xstate';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import { membersSetup, requestOf, type ExportAnswer } from './store-members.setup';

const exported = ({ event }: { event: DoneActorEvent<ExportAnswer> }) => event.output;

/** The export: a file with all members that match the query. */
export const file = membersSetup.createStateConfig({
  initial: 'none',
  on: { export: '.reading' },
  states: {
    none: {},
    reading: {
      on: { export: undefined },
      invoke: {
        id: 'readAll',
        src: 'readAll',
        input: requestOf,
        onDone: [
          {
            guard: { type: 'isOk', params: exported },
            target: 'none',
            actions: [{ type: 'emitExport', params: exported }, 'notifyExport'],
          },
          ...errorTransitions<ExportAnswer>()({
            signInRequired: 'failed.signInRequired',
            notAllowed: 'failed.notAllowed',
            unreachable: 'failed.unreachable',
          }),
        ],
      },
    },
    failed: {
      initial: 'unreachable',
      on: { dismiss: 'none' },
      states: {
        signInRequired: {},
        notAllowed: {},
        unreachable: {},
      } as const satisfies Record<ErrorKind<ExportAnswer>, object>,
    },
  },
});
