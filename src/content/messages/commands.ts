/** What the Misc tab says about its commands; that one was executed, and why one was not, is said in `config.ts`. */
export const commandMessages = {
  noneFound: 'No commands found matching your search',
  chooseFirst: 'Select a command to configure',
  chooseFirstHelp: 'Its form and its last runs are shown here.',
  inputHelp: 'What you would type after the command in Discord.',
  inputMissing: 'Needed to execute the command.',
  roleHelp: 'A role of your server.',
  defaultRoleHelp: "Your server's own roles are not known, so these are the usual ones.",
  roleMissing: 'Choose one to execute the command.',
  nothingToFill: 'This command takes nothing: it can be executed as it is.',
  executed: 'Executed',
  neverRun: 'Nobody has executed it yet.',
  /** Somebody executed the same command at the same time. */
  clash: 'Someone else has just executed this command',
  clashHelp: 'Look at the last runs, then execute it again if it is still needed.',
  /** Others executed commands at the same time, twice in a row. */
  stale: 'Others are executing commands right now',
  staleHelp: 'Execute it again in a moment.',
} as const;

/** Which command came to nothing, and what became of what was typed. */
export function notExecutedText(command: string): string {
  return `${command} was not executed. What you filled in is kept.`;
}

/** After no answer came. */
export function maybeExecutedText(command: string): string {
  return `${command} may not have been executed. What you filled in is kept.`;
}

/** How many commands there are, or were found. */
export function commandCountText(count: number): string {
  return count === 1 ? '1 command' : `${count} commands`;
}

/** Why a text is too long for a command. */
export function inputTooLongText(limit: number, count: number): string {
  return `Shorten this to ${limit} characters; it has ${count}.`;
}
