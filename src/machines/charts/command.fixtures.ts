import type { AnyStateMachine } from 'xstate';
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
