import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
  StateValue,
  StateValueFrom,
} from 'xstate';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { ReaderFollows, ReaderMachine, ReaderParts, RequestOf, ValueOf } from './reader-types';

/** What a reader can be given: values to read, and samples of the parts that it has. */
type ReaderSamples<Parts extends ReaderParts> = {
  values: readonly ValueOf<Parts>[];
} & (Parts extends { input: unknown } | { query: unknown } ? { input: RequestOf<Parts> } : object) &
  (Parts extends { query: infer Query } ? { query: Query } : object) &
  (Parts extends { patch: infer Patch } ? { patch: Patch } : object);

interface Samples {
  values: readonly unknown[];
  input?: unknown;
  query?: unknown;
  patch?: unknown;
}

/** Returns the fixtures of a reader for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export function readerFixtures<Parts extends ReaderParts, Follows extends ReaderFollows>(
  machine: ReaderMachine<Parts, Follows>,
  samples: ReaderSamples<Parts>,
): WalkOptions<ReaderMachine<Parts, Follows>>;
export function readerFixtures(
  machine: AnyStateMachine,
  { values, input, query, patch }: Samples,
): object {
  const sends = ['page shown', 'rows changed', 'channel lost', 'channel back'].filter((type) =>
    machine.events.includes(type),
  );
  const plain = ['start', 'stop', 'retry', 'reload', ...sends].filter((type) =>
    machine.events.includes(type),
  );
  const isSearched = machine.events.includes('search');
  return {
    ...(input !== undefined && { input }),
    events: {
      ...Object.fromEntries(plain.map((type) => [type, [{ type }]])),
      ...(query !== undefined && { ask: [{ type: 'ask', query }] }),
      ...(isSearched && {
        open: [{ type: 'open', query }],
        search: [{ type: 'search', text: 'ada' }],
      }),
      ...(patch !== undefined && { patch: [{ type: 'patch', patch }] }),
    },
    actors: {
      load: {
        outcomes: [
          ...values.map((value) => ({ ok: true, value })),
          ...kindsOf(machine).map((kind) => ({ ok: false, error: { kind } })),
        ],
        restarts: true,
      },
      ...(sends.length > 0 && { watch: { sends } }),
    },
    delays: {
      ...(sends.includes('rows changed') && { quietDelay: 1_000 }),
      ...(isSearched && { searchDelay: 300 }),
    },
    serialize: ({ context: { request, answered, typed, value, hasNews } }: AnyMachineSnapshot) => ({
      request,
      typed,
      isRead: value !== null,
      ...(plain.includes('start') && { isAnswered: answered === request }),
      hasNews,
    }),
  };
}

/** Returns the fixtures of a reader that starts with a value that an earlier visit has read. */
export function fromEarlierVisit<Machine extends AnyStateMachine>(
  fixtures: WalkOptions<Machine>,
): WalkOptions<Machine> {
  const { input, events, actors } = fixtures as unknown as FixturesOfReader;
  const [asked] = events.ask ?? [];
  const known = actors.load.outcomes[0]?.value;
  const earlier = { ...input, ...(asked && { query: asked.query }), known };
  return { ...fixtures, input: earlier as InputFrom<Machine> };
}

/** Returns the inputs of a reader for a first visit and for a later one; undefined for other machines. */
export function visitsOf(machine: AnyStateMachine, fixtures: object) {
  const walk = fixtures as WalkOptions<AnyStateMachine>;
  const isReader = 'known' in (machine.states['list'] ?? machine).states && 'load' in walk.actors;
  if (!isReader) return undefined;
  return {
    'Start over': walk.input,
    'Start with what an earlier visit read': fromEarlierVisit(walk).input,
  };
}

interface FixturesOfReader {
  input?: object;
  events: { ask?: readonly { query: unknown }[] };
  actors: { load: { outcomes: readonly { value?: unknown }[] } };
}

/** Returns the kinds of errors of a reader: the children of its state `failed`, or of `stale` if it always has a value. */
function kindsOf({ states }: AnyStateMachine): string[] {
  const { failed, shown } = states['list']?.states ?? states;
  return Object.keys((failed ?? shown?.states['stale'])?.states ?? {});
}

/** Returns a reader in a state, for a story. Its error is the one that the state names. */
export function readerAt<Parts extends ReaderParts, Follows extends ReaderFollows>(
  machine: ReaderMachine<Parts, Follows>,
  state: StateValueFrom<ReaderMachine<Parts, Follows>>,
  given: { value: ValueOf<Parts> | null; request?: RequestOf<Parts> },
): SnapshotFrom<ReaderMachine<Parts, Follows>>;
export function readerAt(
  machine: AnyStateMachine,
  state: StateValue,
  { value, request = {} }: { value: unknown; request?: unknown },
): AnyMachineSnapshot {
  return machine.resolveState({
    value: state,
    context: {
      request,
      answered: request,
      typed: '',
      value,
      error: kindIn(state),
      hasNews: false,
    },
  });
}

/** Returns the kind of error that a state of a reader names; null if it names none. */
function kindIn(state: StateValue | undefined): StateValue | null {
  if (typeof state !== 'object') return null;
  const { list, shown, failed } = state;
  if (list !== undefined) return kindIn(list);
  return failed ?? (typeof shown === 'object' ? (shown['stale'] ?? null) : null);
}
