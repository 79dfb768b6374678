import type {
  LeftOutReason,
  Proposal,
  ProposalError,
  ProposalSource,
} from '#domain/bot-config/proposal';
import type { Reference } from '#domain/bot-config/references';
import { formatList } from '#domain/format-list';
import { formatNumber } from '#domain/format-number';
import { isolated } from '#domain/names';
import { connectionMessages } from '../shell/shell';
import { exactTimeText } from '../shell/ago';

/** Texts of the values that a file, another server or the history proposes for the settings (product.md §9.24, §9.25). */
export const proposalMessages = {
  exporting: 'Export configuration',
  /** There are unsaved changes, which the file does not contain. */
  exportingSaved: 'Export saved configuration',
  importing: 'Import from a file',
  copying: 'Copy from another server',
  fileTitle: 'Import a configuration',
  serverTitle: 'Copy from another server',
  momentTitle: 'Go back in time',
  fileHelp:
    'Choose a file that was exported here, or the configuration of a bot as JSON. You see each change before it is made. API keys are never in a file.',
  serverHelp:
    'Choose the server whose settings you want to copy. You see each change before it is made. API keys are not copied.',
  momentHelp:
    'Choose a date and a time. You see what would change back before it is changed. API keys and executed commands stay as they are.',
  momentLabel: 'Date and time',
  /** Opens the choice of a date in the history. */
  goBack: 'Go back in time',
  /** At a save in the history. */
  restore: 'Restore to here',
  showChanges: 'Show changes',
  fileLabel: 'JSON file',
  chooseFile: 'Choose a file',
  dropHelp: 'or drop it here',
  pasteLabel: 'Or paste the configuration',
  readPasted: 'Read pasted text',
  reading: 'Reading the configuration',
  listing: 'Loading your servers',
  notListed: 'Your servers could not be loaded.',
  noOtherServer: 'You have no other server whose settings you can see.',
  serverLabel: 'Server',
  serverPlaceholder: 'Choose a server',
  unknownServer: 'Choose one of your servers from the list.',
  mapTitle: 'Roles and channels',
  mapHelp:
    'The values name roles and channels of another server. Choose which ones take their place here. What you leave empty is left out.',
  namesUnknown:
    'The roles and channels of this server could not be loaded, so none could be matched by name. Paste IDs, or close this and try again later.',
  lost: 'The chosen one was deleted in Discord in the meantime. Choose another one.',
  checking: 'Checking the roles and channels of this server',
  notMatched: 'Not matched',
  nothingToMatch: 'The settings that you can change name no roles or channels.',
  reviewTitle: 'Changes',
  reviewHelp:
    'These changes are put into the form. Nothing changes for your bot until you save them there.',
  unchecked:
    'The roles and channels of this server could not be read again. Some of them may have been deleted in Discord in the meantime.',
  noDifference: 'These settings already have these values.',
  overUnsaved: 'Replaces your unsaved change.',
  leftOutTitle: 'Left out',
} as const;

export function proposalErrorText(error: ProposalError): string {
  switch (error.kind) {
    case 'tooLarge':
      return 'This file is larger than 2 MB, so it is no configuration.';
    case 'unreadable':
      return 'This file could not be read. It may have been moved or changed: choose it again.';
    case 'notUnicode':
      return 'This file is no text in UTF-8 or UTF-16. Choose a JSON file.';
    case 'notJson':
      return 'This is not valid JSON. It may have been cut off: export or copy it again.';
    case 'notAConfiguration':
      return 'This is JSON, but it has no settings of the bot.';
    case 'tooNew':
      return 'This file was exported by a newer version of this site. Reload the page and try again.';
    case 'damaged':
      return `Damaged: “${error.path}” has a value of the wrong type, so nothing was read.`;
    case 'tooEarly':
      return error.since === null
        ? 'Nothing has been saved here yet, so there is nothing to go back to.'
        : `The history begins on ${exactTimeText(Date.parse(error.since))}. Choose a later time.`;
    case 'tooSlow':
      return connectionMessages.tooSlow;
    case 'notFound':
      return 'This server has no configuration here yet.';
    case 'forbidden':
      return 'You no longer have access to the settings of this server.';
    case 'signInAgain':
      return 'Sign in again to read these settings. Nothing has changed here.';
    case 'unreachable':
      return 'These settings could not be read. Check your connection and try again.';
  }
}

/** Why settings are left out. Follows their names. */
export const leftOutTexts = {
  secret: 'API keys are never read from a file.',
  command: 'Commands that were executed elsewhere are not repeated.',
  ofServer: 'The IDs of a server itself are not copied.',
  notAllowed: 'You may not change these settings.',
  noPartner: 'No role or channel takes the place of theirs.',
} as const satisfies Record<LeftOutReason, string>;

/** Returns the keys of a file that are not settings. */
export function unknownKeysText(keys: readonly string[]): string {
  const shown = keys.slice(0, 20).map((key) => `“${isolated(key.slice(0, 60))}”`);
  const more = keys.length - shown.length;
  const list = formatList(more > 0 ? [...shown, `${formatNumber(more)} more`] : shown);
  return `Not a setting here, so not read: ${list}`;
}

/** Returns the names of settings that are left out, with the reason. */
export function leftOutText(labels: readonly string[], reason: LeftOutReason): string {
  return `${formatList(labels)}. ${leftOutTexts[reason]}`;
}

/** Returns the label of the button that puts the changes into the form. */
export function applyLabel(count: number): string {
  return count === 1 ? 'Change 1 setting' : `Change ${formatNumber(count)} settings`;
}

/** Returns the number of changes in a preview. */
export function changeCountText(count: number): string {
  return count === 1 ? '1 setting would change' : `${formatNumber(count)} settings would change`;
}

/** Returns where the proposed values come from. */
export function sourceText(source: ProposalSource, server: Proposal['server']): string {
  switch (source.kind) {
    case 'file':
      return server
        ? `${isolated(source.file.name)}, settings of ${isolated(server.name)}`
        : isolated(source.file.name);
    case 'text':
      return server ? `Settings of ${isolated(server.name)}` : 'Pasted settings';
    case 'server':
      return `Settings of ${isolated(source.server.name)}`;
    case 'version':
      return `Settings as saved on ${exactTimeText(Date.parse(source.savedAt))}`;
    case 'moment':
      return `Settings as on ${exactTimeText(Date.parse(source.at))}`;
  }
}

/** Returns the heading of the roles and channels that have the same name in both servers. */
export function matchedText(count: number): string {
  return `Matched by name: ${formatNumber(count)}`;
}

/** Returns the name of a role or channel of another server. It has no name if a file does not name it. */
export function strangerText({ thing, id }: Reference, name: string | undefined): string {
  if (name === undefined) return `Unknown ${thing} ${id}`;
  const signs = { role: '@', channel: '#', category: '' } as const;
  return isolated(`${signs[thing]}${name.replace(/^@/, '')}`);
}

/** Returns the settings that name a role or channel. */
export function usedByText(labels: readonly string[]): string {
  return `Used by ${formatList(labels)}`;
}
