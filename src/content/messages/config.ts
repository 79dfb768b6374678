import type { SaveError } from '#domain/bot-config/config';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { cronProblemText } from './cron';
import { numberErrorText, outOfBoundsText } from './numbers';

/** What is said about a configuration and about saving it (spec §8 «Configuration»). */
export const configMessages = {
  notAllowedToModify: "You don't have permission to modify this configuration",
  notAllowedToSave: "You don't have permission to save these changes",
  /** Spec §8 «Team», §6 «API settings». */
  notAllowedToEditApi: "You don't have permission to modify API settings",
  signInRequired: 'Authentication required to save changes',
  /** There is no server id. */
  invalidServer: 'Invalid server configuration',
  unanswered:
    'The server did not answer, so your changes may not be saved. Check your connection and save again.',
  unknown: 'Failed to save configuration',
  saved: 'Configuration saved successfully!',
  conflict: 'Someone else changed the same settings. Choose which values to keep, then save again.',
  commandExecuted: 'Command Executed',
} as const satisfies Record<SaveError['kind'] | 'saved' | 'commandExecuted', string>;

/** Why a configuration could not be shown at all. */
export const configLoadMessages = {
  notFound: 'This server has no configuration. Go back to your servers and choose another.',
  forbidden:
    "You don't have permission to see this configuration. Ask the server's owner for access.",
  signInAgain:
    'Sign in again to see these settings. Discord has to confirm which servers are yours.',
  unreachable: 'The configuration could not be loaded. Check your connection and try again.',
} as const;

/** What the settings screen says about its own state. */
export const settingsMessages = {
  noAccess: "You don't have access to this panel",
  /** Spec §2 «API panel». */
  apiOwnersOnly: 'Only server owners can access API settings.',
  nothingToSave: 'No unsaved changes',
  allSaved: 'All changes saved',
  decideFirst: 'Choose values first',
  draftKept: 'Your changes are kept in this browser.',
  draftNotKept: 'Your changes last only while this page is open: this browser does not store them.',
  draftKeptButSecrets: 'Your changes are kept in this browser, except that of the API key.',
  conflictTitle: 'Someone else changed these settings',
  conflictHelp:
    'You both changed them since you opened this page. Choose which value each one keeps.',
  /** A save came too late, but nothing of it clashes any more. */
  stale: 'Someone else saved in the meantime. Your changes were carried over: save again.',
  leaveTitle: 'Leave with unsaved changes?',
  leaveHelp:
    'They are kept in this browser and will be here when you come back. The bot does not know of them until you save.',
  leaveHelpNotKept:
    'They are lost when you leave: this browser does not store them. Save first to keep them.',
  leaveHelpWithEditors:
    'Panels of editors and a new editor that are not saved are lost. Unsaved settings are kept in this browser, except an API key.',
  leaveHelpWithSecrets:
    'They are kept in this browser and will be here when you come back, except that of the API key: it is kept nowhere until you save.',
} as const;

/** How many changes wait to be saved. */
export function unsavedChangesText(count: number): string {
  return count === 1 ? '1 unsaved change' : `${count} unsaved changes`;
}

/** The same of one tab, as its link says it. */
export function changedHereText(count: number): string {
  return count === 1 ? '1 setting changed' : `${count} settings changed`;
}

/** Why changes cannot be saved yet. */
export function fixProblemsText(count: number): string {
  return count === 1 ? 'Fix 1 problem first' : `Fix ${count} problems first`;
}

/** How many settings clash. */
export function clashesText(count: number): string {
  return count === 1 ? '1 setting was changed twice' : `${count} settings were changed twice`;
}

/** How many settings a search found (spec §2). */
export function foundSettingsText(count: number): string {
  return count === 1 ? 'Found 1 setting' : `Found ${count} settings`;
}

export function noSettingsMatchText(query: string): string {
  return `No settings match “${query.trim()}”`;
}

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
    case 'notAColor':
      return 'Enter a color as # and six digits, like #6f4cff.';
    case 'notACron':
      return cronProblemText(problem.problem);
    case 'notAnInteger':
      return numberErrorText(problem.error);
    case 'outOfBounds':
      return outOfBoundsText(problem.least, problem.most);
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
