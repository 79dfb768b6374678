import {
  initialTransition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InputFrom,
  type SnapshotFrom,
  type StateValue,
  type StateValueFrom,
} from 'xstate';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type {
  DraftFormData,
  DraftFormMachine,
  DraftFormParts,
  KeptDraft,
} from './draft-form-types';
import type { KindOf, ValueOf } from './reader-types';

/** What a form can be given. */
interface DraftFormSamples<Parts extends DraftFormParts> {
  input?: Parts['input'];
  /** What the form is opened with. */
  of?: Parts['of'];
  stored: readonly (Parts['stored'] | null)[];
  fields: readonly Partial<Parts['form']>[];
  /** What the actors `save` and `remove` return. */
  values: readonly ValueOf<Parts>[];
  /** What another save has stored, for each error that brings it. */
  theirs?: { [Kind in KindOf<Parts>]?: readonly (Parts['stored'] | null)[] };
  kept?: readonly KeptDraft<Parts>[];
}

interface AnySamples extends Record<'stored' | 'fields' | 'values', readonly unknown[]> {
  input?: unknown;
  of?: unknown;
  theirs?: Partial<Record<string, readonly unknown[]>>;
  kept?: readonly unknown[];
}

/** Returns the fixtures of a form for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export function draftFormFixtures<Parts extends DraftFormParts>(
  machine: DraftFormMachine<Parts>,
  samples: DraftFormSamples<Parts>,
): WalkOptions<DraftFormMachine<Parts>>;
export function draftFormFixtures(
  machine: AnyStateMachine,
  { input, of, stored, fields, values, theirs = {}, kept = [] }: AnySamples,
): object {
  const eventsOf = (type: string): object[] => {
    if (type === 'open')
      return stored.map((each) => ({ type, ...(of !== undefined && { of }), stored: each }));
    return type === 'change' ? fields.map((each) => ({ type, fields: each })) : [{ type }];
  };
  const kinds = Object.keys(machine.states['form']?.states['failed']?.states ?? {});
  const outcomes = [
    ...values.map((value) => ({ ok: true, value })),
    ...kinds.flatMap((kind) =>
      (theirs[kind]?.map((each) => ({ kind, theirs: each })) ?? [{ kind }]).map((error) => ({
        ok: false,
        error,
      })),
    ),
  ];
  const { opening, deleting } = machine.states;
  return {
    input,
    events: Object.fromEntries(
      machine.events
        .filter((type) => !type.startsWith('xstate.'))
        .map((type) => [type, eventsOf(type)]),
    ),
    actors: {
      ...(opening && { openDraft: { outcomes: [null, ...kept], restarts: true } }),
      save: { outcomes },
      ...(deleting && { remove: { outcomes } }),
    },
    delays: {},
    serialize: ({ context }: AnyMachineSnapshot) => {
      const { form, isStored, isChanged, theirs: other, error, kept: here } = context;
      return { form, isStored, isChanged, isClash: other !== null, error, here };
    },
  };
}

/** Returns a form in a state, for a story. Its error is the one that the state names. */
export function draftFormAt<Parts extends DraftFormParts>(
  machine: DraftFormMachine<Parts>,
  state: StateValueFrom<DraftFormMachine<Parts>>,
  input: InputFrom<DraftFormMachine<Parts>>,
  given: Partial<DraftFormData<Parts>>,
): SnapshotFrom<DraftFormMachine<Parts>>;
export function draftFormAt(
  machine: AnyStateMachine,
  state: StateValue,
  input: unknown,
  given: object,
): AnyMachineSnapshot {
  const [{ context }] = initialTransition(machine, input);
  return machine.resolveState({
    value: state,
    context: { ...context, error: kindIn(state), ...given },
  });
}

/** Returns the kind of error that a state of a form names; null if it names none. */
function kindIn(state: StateValue | undefined): StateValue | null {
  if (typeof state !== 'object') return null;
  return state['failed'] ?? kindIn(state['form']);
}
