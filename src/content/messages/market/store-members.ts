import { factorRequired } from '../session/factor-required';
import { isolated } from '#domain/names';
import { formatDate } from '#domain/format-date';
import { formatNumber } from '#domain/format-number';
import { limits } from '#domain/limits';
import type { FilterTexts } from '#domain/list-query';
import type { FileColumn } from '#domain/marketplace/member-columns';
import type {
  FileProblem,
  MemberImportError,
  RefusalReason,
  ResultCounts,
  RowAction,
} from '#domain/marketplace/member-file';
import { changeCount, fileLimits } from '#domain/marketplace/member-file';
import type { MemberProblem, MemberSaveError } from '#domain/marketplace/member-form';
import type {
  MemberChangeError,
  MemberProvider,
  MembersError,
  membersList,
  MemberStatus,
  StoreMember,
} from '#domain/marketplace/store-member';
import type { CodePage } from '#domain/text-encoding';
import { storeListErrors } from '../shell/shell';

/** Texts of the members of a store (product.md §21.13). */
export const memberMessages = {
  // toasts
  added: 'User added',
  linked: 'Discord account saved',
  unlinked: 'Discord account removed',
  ended: 'Membership ended',
  restored: 'Membership restored',
  exported: 'CSV file downloaded',

  // the list
  lead: 'Everyone who has a membership in your store.',
  loading: 'Loading users',
  searching: 'Searching',
  empty: 'No users added yet',
  emptyHelp:
    'People appear here once they buy one of your memberships. You can also add them by hand or from a file.',
  noMatch: 'No users found',
  noMatchHelp: 'No one matches your search and filters.',
  stale: 'This list may be out of date.',
  liveLost: 'Live updates are interrupted, so this list may be out of date.',
  nameless: 'No name',
  noAccount: 'Not linked',
  notConfirmed: 'Not confirmed yet',
  noEnd: 'No end',
  unknownMembership: 'Deleted membership',
  copied: 'Discord ID copied',
  copyFailed: 'The Discord ID could not be copied. Select it and copy it by hand.',
  oversoldHelp:
    'They paid after the last spot was taken. Refund them through your payment provider, or raise the limit of the membership.',
  endTitle: 'End this membership?',
  endHelp: 'It ends now, and its spot opens up. You can restore it later.',

  // the form
  addTitle: 'Add user',
  linkTitle: 'Discord account',
  discordIdHelp: '17 to 20 digits. In Discord: right-click the person, then select “Copy User ID.”',
  linkHelp: 'Leave it empty to remove the account.',
  noMemberships: 'Create a membership first. Users belong to a membership.',
  untilHelp: 'The last day of the membership. Leave empty for no end date.',
  alreadyMember: 'This account already has this membership.',
  membershipGone: 'This membership does not exist anymore. Choose another one.',

  // the import
  importTitle: 'Import users',
  importHelp: 'A CSV file with one line for each user, and these columns in the first line:',
  requiredColumn: 'required',
  membershipColumn: 'the name of the membership',
  discordIdColumn: '17 to 20 digits',
  nameColumn: 'up to 100 characters',
  statusColumn: 'active, past due, canceled, or refunded; empty for active',
  datesColumn: 'a date such as 2026-11-25, or a time',
  otherFiles:
    'Exports of Stripe, Whop, and Patreon can be chosen as they are. For other files, choose the columns in the next step.',
  importLimits: `Up to ${formatNumber(fileLimits.rows)} users and 1 MB, and ${limits.imports} imports a day. Checking a file counts too.`,
  choosing: 'Choose a file',
  dropHelp: 'or drop it here',
  reading: 'Reading the file',
  previewing: 'Checking what the import will do',
  importing: 'Importing. Keep this page open.',
  refusedHelp: 'Refused rows are left out. Correct them, then choose the file again.',
  columnsTitle: 'Columns',
  columnsHelp: 'Choose which column of the file has which data.',
  notInFile: 'Not in the file',
  codePageLabel: 'Encoding',
  nothingToImport: 'There is nothing to import: no row adds or changes a user.',
} as const;

export const statusNames = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  refunded: 'Refunded',
  oversold: 'Oversold',
} as const satisfies Record<MemberStatus | 'oversold', string>;

export const providerNames = {
  stripe: 'Stripe',
  whop: 'Whop',
  manual: 'Added by hand',
  file: 'From a file',
} as const satisfies Record<MemberProvider, string>;

/** The search, the filters and the order of the list. */
export const memberSearch = {
  label: 'Search users',
  placeholder: 'Name, email, Discord ID, or payment reference',
} as const;
export const memberFilters = {
  status: { label: 'Status', all: 'Any status', names: statusNames },
  membershipId: { label: 'Membership', all: 'Any membership' },
  provider: { label: 'Source', all: 'Any source', names: providerNames },
  order: {
    label: 'Sort by',
    names: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      name: 'Name',
      ending: 'Ending soonest',
    },
  },
} as const satisfies FilterTexts<(typeof membersList)['filters']>;

export const rowActionNames = {
  add: 'Add',
  update: 'Update',
  unchanged: 'No change',
  refused: 'Refused',
} as const satisfies Record<RowAction, string>;

/** The name of each row's result, shown after the import of a file. */
export const rowDoneNames = {
  add: 'Added',
  update: 'Updated',
  unchanged: 'No change',
  refused: 'Left out',
} as const satisfies Record<RowAction, string>;

/** Why the members could not be loaded or exported. */
export const membersErrors = storeListErrors('users') satisfies Record<
  MembersError['kind'],
  object
>;

export function memberChangeErrorText(kind: MemberChangeError['kind']): {
  title: string;
  help: string;
} {
  switch (kind) {
    case 'alreadyMember':
      return {
        title: 'This account already has this membership',
        help: 'Another entry of the list has the same Discord account and membership.',
      };
    case 'managedByProvider':
      return {
        title: 'The payment provider manages this membership',
        help: 'Cancel or refund it there. The list will update automatically.',
      };
    case 'unknownMember':
      return {
        title: 'This user does not exist anymore',
        help: 'This entry was deleted, or the store belongs to another account now. Reload the page.',
      };
    case 'rejected':
      return {
        title: 'The change was not accepted',
        help: 'Reload the page and try again.',
      };
    case 'factorRequired':
      return factorRequired;
    case 'signInRequired':
      return { title: 'Your session has ended', help: 'Sign in again and repeat the change.' };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether the change was saved. Look at the list before you try again.",
      };
  }
}

/**
 * Returns the texts that explain why a member was not saved. Errors that belong to a field are excluded, because they
 * are shown beside the field.
 */
export function memberSaveErrorText(
  kind: Exclude<MemberSaveError['kind'], 'alreadyMember' | 'unknownMembership'>,
): { title: string; help: string } {
  switch (kind) {
    case 'unknownMember':
      return {
        title: 'This user does not exist anymore',
        help: 'This entry was deleted, or the store belongs to another account now. Reload the page.',
      };
    case 'notAllowed':
      return {
        title: 'This store is not yours anymore',
        help: 'It was deleted, or belongs to another account. Nothing was saved.',
      };
    case 'rejected':
      return {
        title: 'The user was not accepted',
        help: 'Check the fields and save again. What you typed is still here.',
      };
    case 'factorRequired':
      return factorRequired;
    case 'signInRequired':
      return {
        title: 'Your session has ended',
        help: 'Sign in again in another tab and save again here. What you typed is still here.',
      };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether this was saved. You can safely save again: no one will be added twice.",
      };
  }
}

export function memberProblemText(problem: MemberProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'Fill this in.';
    case 'notAnId':
      return 'Enter a Discord ID: 17 to 20 digits, without letters.';
    case 'tooLong':
      return `Shorten this by ${countText(problem.count - problem.limit, 'character')}.`;
    case 'notADate':
      return 'Choose a date that exists.';
    case 'past':
      return 'Choose today or a later day.';
  }
}

/** The names of our columns, for a choice. */
export const columnNames = {
  membership: 'Membership',
  discord_id: 'Discord ID',
  name: 'Name',
  status: 'Status',
  since: 'Start date',
  until: 'End date',
} as const satisfies Record<FileColumn, string>;

/** Returns the texts that say what to do about a file without a required column. Null if no column is missing. */
export function missingColumnsText(
  missing: readonly FileColumn[],
): { title: string; help: string } | null {
  if (missing.includes('discord_id')) {
    return {
      title: 'This file has no column with Discord IDs',
      help: 'Users are recognized by their Discord ID. A user name is not enough, because it can change. If a column has the IDs under another name, choose it below. Otherwise add a column “discord_id” to the file: turn on Developer Mode in Discord, right-click each person, and select “Copy User ID.” Then choose the file again.',
    };
  }
  if (missing.includes('membership')) {
    return {
      title: 'Which membership do these users have?',
      help: 'Choose the column with the names of memberships, or one membership for all users.',
    };
  }
  return null;
}

/** The name of a column without a header. `place` counts from 1. */
export function namelessColumnText(place: number): string {
  return `Column ${formatNumber(place)}`;
}

/** The choice that gives every user in the file the same membership. */
export function everyUserText(membership: string): string {
  return `All users: ${isolated(membership)}`;
}

export const codePageNames = {
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
  'windows-1253': 'Greek',
  'windows-1254': 'Turkish',
  'windows-1255': 'Hebrew',
  'windows-1256': 'Arabic',
  'windows-1257': 'Baltic',
  'windows-1258': 'Vietnamese',
  'windows-874': 'Thai',
  shift_jis: 'Japanese',
  'euc-kr': 'Korean',
  gb18030: 'Chinese (simplified)',
  big5: 'Chinese (traditional)',
  macintosh: 'Western European (Mac)',
} as const satisfies Record<CodePage, string>;

export function codePageText(codePage: CodePage): string {
  return `This file does not say how its letters are encoded. They were read as ${codePageNames[codePage]}. Check the names, and choose another encoding if letters are wrong.`;
}

/** Returns the text that explains why a file cannot be imported. */
export function fileProblemText(problem: FileProblem): string {
  switch (problem.kind) {
    case 'tooLarge':
      return 'This file is larger than 1 MB. Split it into several files.';
    case 'unreadable':
      return 'This file could not be read. It may have been moved or changed: choose it again.';
    case 'notText':
      return 'This file has no text. Save the sheet as a CSV file, then choose that file.';
    case 'empty':
      return 'This file has no users. The first line has the column names, and each line after it has one user.';
    case 'broken':
      return `A quotation mark in row ${formatNumber(problem.line)} is not closed. Correct it and choose the file again.`;
    case 'tooManyRows':
      return `This file has ${formatNumber(problem.count)} users. Import at most ${formatNumber(fileLimits.rows)} at a time.`;
    case 'repeatedColumn':
      return `This file has more than one column “${problem.column}”. Keep one of them.`;
  }
}

export function refusalText(reason: RefusalReason | null): string {
  switch (reason) {
    case 'discordId':
      return 'The Discord ID needs 17 to 20 digits. Spreadsheets change long numbers unless the column is text.';
    case 'membership':
      return 'There is no membership with this name, or more than one.';
    case 'nameTooLong':
      return 'The name has more than 100 characters.';
    case 'status':
      return 'The status must be active, past due, canceled, or refunded.';
    case 'date':
      return 'Write dates like 2026-11-25.';
    case 'untilBeforeSince':
      return 'The end date is before the start date. If the start date is empty, today is used.';
    case 'repeated':
      return 'An earlier row has the same Discord ID and membership.';
    case 'managedByProvider':
      return 'The payment provider manages this membership.';
    case null:
      return 'The database refused this row.';
  }
}

/** Returns the texts that explain why a preview or an import failed. */
export function importErrorText({
  of,
  kind,
}: {
  of: 'preview' | 'import';
  kind: MemberImportError['kind'];
}): { title: string; help: string } {
  switch (kind) {
    case 'notAllowed':
      return {
        title: 'This store is not yours anymore',
        help: 'It was deleted, or belongs to another account. Nothing was imported.',
      };
    case 'rejected':
      return {
        title: 'The file was not accepted',
        help: 'Nothing was imported. Check the file and choose it again.',
      };
    case 'factorRequired':
      return factorRequired;
    case 'signInRequired':
      return {
        title: 'Your session has ended',
        help: 'Nothing was imported. Sign in again in another tab and try again here.',
      };
    case 'tooSlow':
      return {
        title: of === 'preview' ? 'The file could not be checked' : 'Nothing was imported',
        help: 'The server took too long, and no user was added or changed. Try again in a moment, or split the file into several files.',
      };
    case 'unreachable':
      return of === 'preview'
        ? {
            title: 'The file could not be checked',
            help: 'Nothing was imported. Check your connection and try again.',
          }
        : {
            title: 'Nothing was imported',
            help: 'No user was added or changed. Check your connection and import again.',
          };
    case 'unanswered':
      return {
        title: 'No response',
        help: "We don't know whether the users were imported. Check again: the preview shows what is left to do.",
      };
  }
}

export function ignoredColumnsText(columns: readonly string[]): string {
  return columns.length === 1
    ? `This column is not imported: ${columns[0] ?? ''}`
    : `These columns are not imported: ${columns.join(', ')}`;
}

/** "Import 1,200 users". */
export function importLabel(counts: ResultCounts): string {
  return `Import ${countText(changeCount(counts), 'user')}`;
}

/** Returns the numbers of rows for each result, such as "2 to add, 1 to update, 3 refused". */
export function previewText({ add, update, unchanged, refused }: ResultCounts): string {
  return partsText([
    [add, 'to add'],
    [update, 'to update'],
    [unchanged, 'unchanged'],
    [refused, 'refused'],
  ]);
}

export function importDoneText({ add, update, unchanged, refused }: ResultCounts): string {
  return partsText([
    [add, 'added'],
    [update, 'updated'],
    [unchanged, 'unchanged'],
    [refused, 'left out'],
  ]);
}

/** Returns the title of the toast after an import. */
export function importedText(count: number): string {
  return `${countText(count, 'user')} imported`;
}

export function membersFoundText(total: number): string {
  return total === 0 ? 'No users found' : countText(total, 'user');
}

export function oversoldText(count: number): string {
  return count === 1 ? '1 user has no spot' : `${formatNumber(count)} users have no spot`;
}

/** Returns the name of a member for the labels of buttons. */
export function memberLabel({ name, discordId, reference }: StoreMember): string {
  return [name, discordId, reference].find((text) => text !== null && text !== '') ?? 'this user';
}

export function cancelAtText(provider: 'stripe' | 'whop'): string {
  return `Cancel or refund on ${providerNames[provider]}`;
}

/** Returns a day in the viewer's time zone, such as "Nov 25, 2026". */
export function memberDayText(iso: string): string {
  return formatDate(new Date(iso), { dateStyle: 'medium' });
}

function partsText(parts: readonly (readonly [count: number, text: string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatNumber(count)} ${text}`)
    .join(', ');
}

function countText(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
