import { lengthOf } from '../bot-config/problem';
import type { CommandDefinition } from './definition';

/** An empty input is ''. `selectedRole` is the role's id, or its name if the ids are unknown. */
export interface CommandValues {
  textInput: string;
  selectedRole: string;
  selectedOption: string;
}

/** Maximum length of an input, in characters as Discord counts them. The configuration cannot store longer values. */
export const longestInput = 4000;

export function startingValues({ options }: CommandDefinition): CommandValues {
  return { textInput: '', selectedRole: '', selectedOption: options[0] ?? '' };
}

export interface InputProblems {
  textInput?: 'missing' | 'tooLong';
  selectedRole?: 'missing';
}

/** If one of these options is selected, the command needs no other input. */
const standingAlone: readonly string[] = ['Enable', 'Disable', 'List'];

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

export function isExecutable(command: CommandDefinition, values: CommandValues): boolean {
  return Object.keys(inputProblems(command, values)).length === 0;
}
