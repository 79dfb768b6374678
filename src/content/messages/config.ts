import type { SaveRefusal } from '#domain/bot-config/config';
import type { ConfigProblem } from '#domain/bot-config/problem';

/** What is said about a configuration and about saving it (spec §8 «Configuration»). */
export const configMessages = {
  notAllowedToModify: "You don't have permission to modify this configuration",
  notAllowedToSave: "You don't have permission to save these changes",
  signInRequired: 'Authentication required to save changes',
  /** There is no server id. */
  invalidServer: 'Invalid server configuration',
  failed: 'Failed to save configuration',
  saved: 'Configuration saved successfully!',
  conflict: 'Someone else changed the same settings. Choose which values to keep, then save again.',
  commandExecuted: 'Command Executed',
} as const satisfies Record<SaveRefusal['kind'] | 'saved' | 'commandExecuted', string>;

/** Why a configuration could not be shown at all. */
export const configLoadMessages = {
  notFound: 'This server has no configuration. Go back to your servers and choose another.',
  forbidden:
    "You don't have permission to see this configuration. Ask the server's owner for access.",
  unreachable: 'The configuration could not be loaded. Check your connection and try again.',
} as const;

/** The line under 'Command Executed' (spec §8). */
export function commandExecutedText(command: string): string {
  return `Successfully executed ${command}`;
}

/** What to do about a value that cannot be saved; shown at the control. */
export function configProblemText(problem: ConfigProblem): string {
  switch (problem.kind) {
    case 'notASnowflake':
      return 'Enter an id of 17 to 20 digits.';
    case 'notAUrl':
      return 'Enter an address that starts with https:// or http://.';
    case 'notAColour':
      return 'Enter a colour as # and six digits, like #6f4cff.';
    case 'notACron':
      return 'Enter five parts with spaces between, like 0 */5 * * *.';
    case 'notAnInteger':
      return 'Enter a whole number.';
    case 'notAnEmoji':
      return 'Enter one emoji, or one of the server as <:name:id>.';
    case 'emptyName':
      return 'Fill in the first part of this row, or remove the row.';
    case 'emptyValue':
      return 'Fill in the second part of this row, or remove the row.';
    case 'duplicate':
      return 'Another row says this already. Change or remove one of them.';
    case 'sameChannel':
      return 'Choose two different channels.';
    case 'tooLong':
      return `Shorten this to ${problem.limit} characters; it has ${problem.count}.`;
    case 'tooMany':
      return `Keep at most ${problem.limit} entries; there are ${problem.count}.`;
  }
}
