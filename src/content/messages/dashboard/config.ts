import { factorNeedTexts } from './factor-need';
import { formatNumber } from '#domain/format-number';
import type { SaveError } from '#domain/bot-config/config';
import type { ConfigProblem } from '#domain/bot-config/problem';
import { cronProblemText } from './cron';
import { numberErrorText, outOfBoundsText } from '../shell/numbers';

/** Texts about saving a configuration (product.md §9.12). */
export const configMessages = {
  notAllowedToModify: "You don't have permission to modify this configuration",
  notAllowedToSave: "You don't have permission to save these changes",
  /** product.md §12.6. */
  notAllowedToEditApi: "You don't have permission to modify API settings",
  signInRequired: 'Authentication required to save changes',
  ...factorNeedTexts,
  invalidServer: 'Invalid server configuration',
  unanswered:
    'The server did not respond, so your changes may not have been saved. Check your connection and save again.',
  unknown: 'Failed to save configuration',
  saved: 'Configuration saved successfully!',
  commandExecuted: 'Command Executed',
} as const satisfies Record<
  // A conflict has no text here, because it is shown in its own dialog or with `settingsMessages.stale`.
  Exclude<SaveError['kind'], 'conflict'> | 'saved' | 'commandExecuted',
  string
>;

/** Texts that explain why a configuration cannot be shown. */
export const configLoadMessages = {
  notFound: 'This server has no configuration. Go back to your servers and choose another one.',
  forbidden:
    "You don't have permission to see this configuration. Ask the server's owner for access.",
  signInAgain:
    'Sign in again to see these settings. Discord needs to confirm which servers you can manage.',
  unreachable: 'The configuration could not be loaded. Check your connection and try again.',
} as const;

export const settingsMessages = {
  /** product.md §9.1. */
  title: 'Bot Configuration',
  subtitle: "Manage your bot's settings and preferences",
  moreActions: 'More actions',
  noAccess: "You don't have access to this panel",
  /** product.md §10.1. */
  apiOwnersOnly: 'Only server owners can access API settings.',
  nothingToSave: 'No unsaved changes',
  allSaved: 'All changes saved',
  decideFirst: 'Resolve conflicts first',
  draftKept: 'Your changes are kept in this browser.',
  draftKeptButSecrets: 'Your changes are kept in this browser, except for the API key.',
  conflictTitle: 'Someone else changed these settings',
  conflictHelp:
    'You and someone else both changed these settings after you opened this page. Choose which values to keep.',
  /** Shown if another user saved first and the changes do not conflict. */
  stale: 'Someone else saved in the meantime. Your changes are still here. Save again.',
  leaveHelp:
    'Your changes are kept in this browser and will be here when you come back. The bot does not use them until you save.',
  leaveHelpWithEditors:
    'What you have typed in the Editors tab will be lost. Unsaved settings are kept in this browser, except for API keys.',
  leaveHelpWithSecrets:
    'Your changes are kept in this browser and will be here when you come back, except for the API key, which is not stored until you save.',
} as const;

/** Returns the number of changes in a tab. The link to the tab contains this text. */
export function changedHereText(count: number): string {
  return count === 1 ? '1 setting changed' : `${count} settings changed`;
}

export function fixProblemsText(count: number): string {
  return count === 1 ? 'Fix 1 problem first' : `Fix ${count} problems first`;
}

export function clashesText(count: number): string {
  return count === 1 ? '1 setting has a conflict' : `${count} settings have conflicts`;
}

/** Returns the number of search results (product.md §9.9). */
export function foundSettingsText(count: number): string {
  return count === 1 ? 'Found 1 setting' : `Found ${count} settings`;
}

export function noSettingsMatchText(query: string): string {
  return `No settings match “${query.trim()}”`;
}

/** Returns the description below "Command Executed" (product.md §11.4). */
export function commandExecutedText(command: string): string {
  return `Successfully executed ${command}`;
}

/** Returns the text that explains how to correct an invalid value. It is shown beside the control. */
export function configProblemText(problem: ConfigProblem): string {
  switch (problem.kind) {
    case 'notASnowflake':
      return 'Enter an ID of 17 to 20 digits.';
    case 'notAUrl':
      return 'Enter a URL that starts with https:// or http://.';
    case 'notAColor':
      return 'Enter a color as # and six hex digits, like #6f4cff.';
    case 'notACron':
      return cronProblemText(problem.problem);
    case 'notAnInteger':
      return numberErrorText(problem.error);
    case 'outOfBounds':
      return outOfBoundsText(problem.least, problem.most);
    case 'notAnEmoji':
      return 'Enter one emoji, or a server emoji as <:name:id>.';
    case 'emptyName':
      return 'Fill in the first part of this row, or remove the row.';
    case 'emptyValue':
      return 'Fill in the second part of this row, or remove the row.';
    case 'duplicate':
      return 'Another row has the same value. Change or remove one of them.';
    case 'sameChannel':
      return 'Choose two different channels.';
    case 'tooLong':
      return `Shorten this to ${formatNumber(problem.limit)} characters; it has ${formatNumber(problem.count)}.`;
    case 'tooMany':
      return `Keep at most ${formatNumber(problem.limit)} entries; there are ${formatNumber(problem.count)}.`;
  }
}

/** Shown after the changes of a file, another server or an earlier time were put into the form. */
export function proposedText(count: number): string {
  const settings = count === 1 ? '1 setting' : `${formatNumber(count)} settings`;
  return `${settings} changed in the form. Save to apply.`;
}
