import { formatNumber } from '#domain/format-number';
/** Texts of the Misc tab. The results of executing a command are in `config.ts`. */
export const commandMessages = {
  noneFound: 'No commands found matching your search',
  chooseFirst: 'Select a command to configure',
  chooseFirstHelp: 'Its form and recent runs appear here.',
  inputHelp: 'What you would type after the command in Discord.',
  inputMissing: 'Required to execute the command.',
  roleHelp: 'A role in your server.',
  defaultRoleHelp: "Your server's own roles are not available, so these are common ones.",
  roleMissing: 'Choose a role to execute the command.',
  nothingToFill: 'This command needs no input. You can execute it right away.',
  executed: 'Executed',
  neverRun: 'No one has executed it yet.',
  /** Shown if another user executed the same command at the same time. */
  clash: 'Someone else just executed this command',
  clashHelp: 'Check the recent runs, then execute it again if you still need to.',
  /** Shown if other users executed different commands during both attempts to save an execution (product.md §11.5). */
  stale: 'Other people are executing commands right now',
  staleHelp: 'Try again in a moment.',
} as const;

export function notExecutedText(command: string): string {
  return `${command} was not executed. Your input is still here.`;
}

/** Shown if there was no response. The command may have been executed anyway. */
export function maybeExecutedText(command: string): string {
  return `${command} may not have been executed. Your input is still here.`;
}

export function commandCountText(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}

export function inputTooLongText(limit: number, count: number): string {
  return `Shorten this to ${formatNumber(limit)} characters; it has ${formatNumber(count)}.`;
}
