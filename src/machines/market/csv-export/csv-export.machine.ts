import { createActorContext } from '@xstate/react';
import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import {
  type ExportError,
  type ExportPage,
  type ExportRequest,
  type PageAnswer,
  type PageRequest,
  rowCount,
} from '#domain/marketplace/csv-export';
import type { OwnMembership } from '#domain/marketplace/own-membership';
import type { MembersQuery } from '#domain/marketplace/store-member';
import type { OverviewPeriod } from '#domain/marketplace/store-overview';
import type { TransactionQuery } from '#domain/marketplace/transactions';
import { errorTransitions, type ErrorParams, isError } from '../../error-transitions';
import { unprovided } from '../../unprovided';

interface ExportData<Request> {
  request: Request | null;
  /** The parts that have been read. They stay after an error. */
  pages: readonly ExportPage[];
  error: ExportError['kind'] | null;
}

const answerOf = ({ event }: { event: DoneActorEvent<PageAnswer> }) => ({ answer: event.output });
const noteOf = (kind: ExportError['kind']) => ({ type: 'note', params: { kind } }) as const;

/** Reads a list part by part. After an error, `retry` goes on with the missing part. Each list has its own machine. */
const csvExport = <Request extends ExportRequest>() =>
  setup({
    types: {
      context: {} as ExportData<Request>,
      events: {} as
        | { type: 'run'; request: Request }
        /** Goes on after an error. */
        | { type: 'retry' }
        /** Stops the export, or hides its error. What was read is forgotten. */
        | { type: 'cancel' },
      emitted: {} as { type: 'done'; pages: readonly ExportPage[] },
      tags: {} as 'busy' | 'failed',
    },
    actors: { readPage: fromPromise<PageAnswer, PageRequest<Request>>(unprovided('readPage')) },
    actions: {
      begin: assign((_, { request }: { request: Request }) => ({
        request,
        pages: [],
        error: null,
      })),
      add: assign(({ context }, { answer }: { answer: PageAnswer }) =>
        answer.ok ? { pages: [...context.pages, answer.value], error: null } : {},
      ),
      note: assign((_, { kind }: { kind: ExportError['kind'] }) => ({ error: kind })),
      report: emit(({ context }) => ({ type: 'done' as const, pages: context.pages })),
      forgetPages: assign({ pages: [] }),
      forget: assign({ request: null, pages: [], error: null }),
    },
    guards: {
      isPart: (_, { answer }: { answer: PageAnswer }) => answer.ok && answer.value.next !== null,
      isLast: (_, { answer }: { answer: PageAnswer }) => answer.ok && answer.value.next === null,
      isError: (_, params: ErrorParams) => isError(params),
    },
  }).createMachine({
    id: 'csvExport',
    context: { request: null, pages: [], error: null },
    initial: 'idle',
    states: {
      idle: {
        id: 'idle',
        on: {
          run: {
            target: 'reading',
            actions: { type: 'begin', params: ({ event }) => ({ request: event.request }) },
          },
        },
      },
      reading: {
        tags: 'busy',
        on: { cancel: { target: 'idle', actions: 'forget' } },
        invoke: {
          id: 'readPage',
          src: 'readPage',
          input: ({ context: { request, pages } }) => {
            if (request === null) throw new Error('No export was asked for');
            return { request, pages };
          },
          onDone: [
            {
              guard: { type: 'isPart', params: answerOf },
              target: 'reading',
              reenter: true,
              actions: { type: 'add', params: answerOf },
            },
            {
              guard: { type: 'isLast', params: answerOf },
              target: 'idle',
              actions: [{ type: 'add', params: answerOf }, 'report', 'forget'],
            },
            ...errorTransitions<PageAnswer>()({
              signInRequired: {
                target: 'failed.signInRequired',
                actions: noteOf('signInRequired'),
              },
              // Nothing of a store that is no longer the viewer's is kept.
              notAllowed: {
                target: 'failed.notAllowed',
                actions: [noteOf('notAllowed'), 'forgetPages'],
              },
              tooSlow: { target: 'failed.tooSlow', actions: noteOf('tooSlow') },
              unreachable: { target: 'failed.unreachable', actions: noteOf('unreachable') },
            }),
          ],
        },
      },
      failed: {
        tags: 'failed',
        initial: 'unreachable',
        on: {
          run: {
            target: 'reading',
            actions: { type: 'begin', params: ({ event }) => ({ request: event.request }) },
          },
          retry: 'reading',
          cancel: { target: 'idle', actions: 'forget' },
        },
        states: {
          signInRequired: {},
          notAllowed: { on: { retry: undefined } },
          tooSlow: {},
          unreachable: {},
        } as const satisfies Record<ExportError['kind'], object>,
      },
    },
  });

type Named = Pick<OwnMembership, 'id' | 'name'>;

export interface CountsRequest extends ExportRequest {
  storeId: string;
  query: { days: OverviewPeriod };
}
export interface PaymentsRequest extends ExportRequest {
  storeId: string;
  query: TransactionQuery;
  memberships: readonly Named[];
}
export interface MembersRequest extends ExportRequest {
  storeId: string;
  query: MembersQuery;
  memberships: readonly Named[];
}

export const countsExportMachine = csvExport<CountsRequest>();
export const CountsExportContext = createActorContext(countsExportMachine);

export const paymentsExportMachine = csvExport<PaymentsRequest>();
export const PaymentsExportContext = createActorContext(paymentsExportMachine);

export const membersExportMachine = csvExport<MembersRequest>();
export const MembersExportContext = createActorContext(membersExportMachine);

export interface Exporting {
  context: Pick<ExportData<ExportRequest>, 'request' | 'pages' | 'error'>;
  hasTag: (tag: 'busy' | 'failed') => boolean;
}

export function isExporting(state: Exporting): boolean {
  return state.hasTag('busy');
}

export function exportError(state: Exporting): ExportError['kind'] | null {
  return state.hasTag('failed') ? state.context.error : null;
}

export function rowsRead({ context }: Exporting): number {
  return rowCount(context.pages);
}

/** Returns the number of rows of the file; null if it is not known. It grows if rows were added meanwhile. */
export function rowsInAll(state: Exporting): number | null {
  const total = state.context.request?.total ?? null;
  return total === null ? null : Math.max(total, rowsRead(state));
}
