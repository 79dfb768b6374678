import type { AnyStateMachine, DoneActorEvent } from 'xstate';
import { statesOf } from '../error-transitions';
import { afterError, isOutage } from './kinds';
import { readerSetup, startOf, type Data, type Options } from './reader-setup';
import type {
  Answer,
  ReaderFollows,
  ReaderMachine,
  ReaderOptions,
  ReaderParts,
} from './reader-types';

const queryIn = ({ event }: { event: { query: unknown } }) => ({ query: event.query });
const textIn = ({ event }: { event: { text: string } }) => ({ text: event.text });
const requestOf = ({ context }: { context: Data }) => context.request;

/** Reads a value, again when the user returns, and after changes. A value that cannot be read again stays as stale. */
export function reader<Parts extends ReaderParts>(): <const Follows extends ReaderFollows>(
  options: ReaderOptions<Parts, Follows>,
) => ReaderMachine<Parts, Follows>;
export function reader(): (options: Options) => AnyStateMachine {
  return readerMachine;
}

function readerMachine(options: Options): AnyStateMachine {
  const { id, kinds, follows, given, merge, pages, search, patch } = options;
  const waitsForStart = follows === 'reload';
  const isRefreshed = follows !== 'nothing';
  const isWatched = isRefreshed && !waitsForStart;
  const hasRows = follows === 'rows';
  const answered = ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output });
  const keys = Object.keys(kinds);
  const staying = keys.filter((kind) => kinds[kind] === 'stays');
  /** Whether the reader can be without a value. */
  const isEverEmpty = !given || pages !== undefined || staying.length < keys.length;
  /** The transitions after a request. `notRead` returns the state after an error. */
  const onDone = (notRead: (kind: string) => string, show: 'show' | 'merge' = 'show') => [
    ...(pages
      ? [
          {
            guard: { type: 'isPastEnd', params: answered },
            target: '#loading',
            reenter: true,
            actions: [{ type: 'turnBack', params: answered }, 'replace'],
          } as const,
        ]
      : []),
    ...(hasRows
      ? [
          {
            guard: { type: 'isOkWithNews', params: answered },
            target: '#shown.waiting',
            actions: { type: show, params: answered },
          } as const,
        ]
      : []),
    {
      guard: { type: 'isOk', params: answered },
      target: isRefreshed ? '#shown.fresh' : '#shown',
      actions: { type: show, params: answered },
    } as const,
    ...afterError(keys, notRead),
  ];
  const patched = {
    type: 'patch',
    params: ({ event }: { event: { patch: unknown } }) => ({ patch: event.patch }),
  } as const;
  /** Events during a request. The response may not contain a change of this page, so the request is sent again. */
  const during = (state: string) => ({
    ...(isRefreshed && { reload: { target: state, reenter: true } }),
    ...(patch && { patch: { target: state, reenter: true, actions: patched } }),
    ...(hasRows && {
      'rows changed': { actions: 'noteNews' as const },
      'channel back': { actions: 'noteNews' as const },
    }),
  });
  const refreshed = {
    fresh: {},
    ...(hasRows && {
      waiting: {
        on: { 'rows changed': undefined },
        after: { quietDelay: 'refreshing' },
      },
    }),
    refreshing: {
      entry: 'forgetNews' as const,
      on: { ...(isWatched && { 'page shown': undefined }), ...during('refreshing') },
      invoke: {
        id: 'refresh',
        src: 'load' as const,
        input: requestOf,
        onDone: onDone(
          (kind) => (kinds[kind] === 'stays' ? `#shown.stale.${kind}` : `#failed.${kind}`),
          merge && 'merge',
        ),
      },
    },
    ...(staying.length > 0 && { stale: { tags: 'stale' as const, ...statesOf(staying) } }),
  };
  const initial = given ? 'shown' : 'starting';
  const fromEarlierVisit = { guard: 'isAnswered' as const, target: 'known' };
  const list = {
    initial: waitsForStart ? 'idle' : initial,
    on: {
      ...(waitsForStart && { stop: '.idle' }),
      ...(pages !== undefined && {
        ask: {
          target: '.loading',
          actions: [{ type: 'ask' as const, params: queryIn }, 'push' as const],
        },
      }),
      ...(search && {
        open: {
          guard: { type: 'isOtherQuery' as const, params: queryIn },
          target: '.loading',
          actions: { type: 'ask' as const, params: queryIn },
        },
        search: {
          guard: { type: 'isOtherText' as const, params: textIn },
          target: '.typing',
          actions: { type: 'type' as const, params: textIn },
        },
      }),
    },
    states: {
      ...(waitsForStart
        ? {
            idle: {
              on: {
                start: [fromEarlierVisit, { target: 'loading', actions: 'forget' as const }],
                reload: { actions: 'forget' as const },
              },
            },
          }
        : !given && { starting: { always: [fromEarlierVisit, { target: 'loading' }] } }),
      ...(!given && {
        known: {
          tags: 'known' as const,
          entry: 'forgetNews' as const,
          on: during('known'),
          invoke: {
            id: 'renew',
            src: 'load' as const,
            input: requestOf,
            onDone: onDone(
              (kind) =>
                isRefreshed && isOutage(kind) && staying.includes(kind)
                  ? `#shown.stale.${kind}`
                  : `#failed.${kind}`,
              merge && 'merge',
            ),
          },
        },
      }),
      ...(isEverEmpty && {
        loading: {
          id: 'loading',
          tags: 'busy' as const,
          entry: 'forgetNews' as const,
          on: during('loading'),
          invoke: {
            id: 'load',
            src: 'load' as const,
            input: requestOf,
            onDone: onDone((kind) => `#failed.${kind}`),
          },
        },
      }),
      ...(search && {
        typing: {
          tags: 'busy' as const,
          ...(patch && { on: { patch: { actions: patched } } }),
          after: {
            searchDelay: { target: 'loading', actions: ['takeTyped' as const, 'replace' as const] },
          },
        },
      }),
      shown: {
        id: 'shown',
        ...(isRefreshed && {
          initial: 'fresh',
          states: refreshed,
          on: {
            reload: '.refreshing',
            ...(isWatched && { 'page shown': '.refreshing' }),
            ...(patch && { patch: { actions: patched } }),
            ...(hasRows && { 'rows changed': '.waiting', 'channel back': '.refreshing' }),
          },
        }),
      },
      ...(isEverEmpty && {
        failed: {
          id: 'failed',
          tags: 'failed' as const,
          exit: 'forget' as const,
          ...statesOf(keys),
          on: {
            retry: 'loading',
            ...(isRefreshed && { reload: 'loading' }),
            ...(isWatched && { 'page shown': 'loading' }),
            ...(hasRows && { 'channel back': 'loading' }),
          },
        },
      }),
    },
  };
  return readerSetup(options).createMachine({
    id,
    context: ({ input }) => startOf(input, given),
    ...(isWatched && { invoke: { id: 'watch', src: 'watch' as const, input: requestOf } }),
    ...(hasRows
      ? {
          type: 'parallel',
          states: {
            list,
            live: {
              initial: 'on',
              states: {
                on: { on: { 'channel lost': 'off' } },
                off: { tags: 'lost' as const, on: { 'channel back': 'on' } },
              },
            },
          },
        }
      : list),
  });
}
