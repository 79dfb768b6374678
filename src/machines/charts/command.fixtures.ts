import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  SnapshotFrom,
  StateValue,
  StateValueFrom,
} from 'xstate';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import type { CommandMachine, CommandParts } from './command';
import type { ValueOf } from './reader-types';

/** What a command can be given: subjects, and values that the request returns. */
interface CommandSamples<Parts extends CommandParts> {
  subjects: readonly Parts['subject'][];
  values: readonly ValueOf<Parts>[];
}

/** Returns the fixtures of a command for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export function commandFixtures<Parts extends CommandParts, Asks extends boolean>(
  machine: CommandMachine<Parts, Asks>,
  samples: CommandSamples<Parts>,
): WalkOptions<CommandMachine<Parts, Asks>>;
export function commandFixtures(
  machine: AnyStateMachine,
  { subjects, values }: { subjects: readonly unknown[]; values: readonly unknown[] },
): object {
  return {
    events: Object.fromEntries(
      machine.events
        .filter((type) => !type.startsWith('xstate.'))
        .map((type) => [
          type,
          ['run', 'ask'].includes(type)
            ? subjects.map((subject) => ({ type, subject }))
            : [{ type }],
        ]),
    ),
    actors: {
      run: {
        outcomes: [
          ...values.map((value) => ({ ok: true, value })),
          ...Object.keys(machine.states['failed']?.states ?? {}).map((kind) => ({
            ok: false,
            error: { kind },
          })),
        ],
      },
    },
    delays: {},
  };
}

/** Returns a command in a state, for a story. Its error is the one that the state names. */
export function commandAt<Parts extends CommandParts, Asks extends boolean>(
  machine: CommandMachine<Parts, Asks>,
  state: StateValueFrom<CommandMachine<Parts, Asks>>,
  subject: Parts['subject'],
): SnapshotFrom<CommandMachine<Parts, Asks>>;
export function commandAt(
  machine: AnyStateMachine,
  state: StateValue,
  subject: unknown,
): AnyMachineSnapshot {
  return machine.resolveState({
    value: state,
    context: { subject, next: null, error: typeof state === 'object' ? state['failed'] : null },
  });
}
