import { lengthOf } from '../bot-config/problem';
import type { CommandDefinition } from './definition';

/** What a command is executed with (spec §3): '' for what is not filled in. A role is its id, or its name where ids are not known. */
export interface CommandValues {
  textInput: string;
  selectedRole: string;
  selectedOption: string;
}

/** How long the text may be, in characters as Discord counts them: as much as the configuration takes in one value. */
export const longestInput = 4000;

/** A form nobody has filled in: the first option is chosen (spec §3). */
export function startingValues({ options }: CommandDefinition): CommandValues {
  return { textInput: '', selectedRole: '', selectedOption: options[0] ?? '' };
}

/** What keeps a command from being executed, input by input. */
export interface InputProblems {
  textInput?: 'missing' | 'tooLong';
  selectedRole?: 'missing';
}

/** With one of these a command switches something or tells of it, and takes nothing more. */
const standingAlone: readonly string[] = ['Enable', 'Disable', 'List'];

/** What is still wrong with the values of a command. */
export function inputProblems(command: CommandDefinition, values: CommandValues): InputProblems {
  const isAlone = standingAlone.includes(values.selectedOption);
  const length = lengthOf(values.textInput);
  return {
    ...(command.hasTextInput && !isAlone && length === 0 && { textInput: 'missing' }),
    ...(command.hasTextInput && length > longestInput && { textInput: 'tooLong' }),
    ...(command.hasRoleSelect &&
      !isAlone &&
      values.selectedRole === '' && { selectedRole: 'missing' }),
  };
}

/** Whether a command can be executed with these values. */
export function isExecutable(command: CommandDefinition, values: CommandValues): boolean {
  return Object.keys(inputProblems(command, values)).length === 0;
}
