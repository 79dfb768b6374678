import { factorNeedTexts } from './factor-need';
import { formatNumber } from '#domain/format-number';
import type { ChangeError, PictureError } from '#domain/team/failure';
import type { MemberProblem } from '#domain/team/member';
import { MOST_PICTURE_BYTES, type PictureProblem } from '#domain/team/picture';

/** The props of a toast. */
interface TeamToast {
  tone: 'success' | 'danger';
  title: string;
  description?: string;
}

const success = (title: string): TeamToast => ({ tone: 'success', title });
const danger = (title: string, description?: string): TeamToast => ({
  tone: 'danger',
  title,
  ...(description !== undefined && { description }),
});

/**
 * The errors of a form. The form checks for two of these errors before it is sent: a missing name and an invalid field.
 */
type FormErrorKind =
  | Exclude<ChangeError['kind'], 'cannotRemoveOwner'>
  | PictureError['kind']
  | 'malformed';

/** Texts about a team and changing it (product.md §12.22). */
export const teamMessages = {
  /** The toasts, keyed by the notice that `member-edit` and `permission-edit` emit. */
  notices: {
    memberAdded: success('Team member added successfully'),
    memberUpdated: success('Team member updated successfully'),
    memberRemoved: success('Team member removed successfully'),
    editorAdded: success('Editor added successfully'),
    editorRemoved: success('Editor removed successfully'),
    addFailed: danger('Failed to add team member'),
    updateFailed: danger('Failed to update team member'),
    removeFailed: danger('Failed to remove team member'),
    missingName: danger('Please fill in all required fields'),
    cannotRemoveOwner: danger('Cannot remove the owner'),
    notAllowed: danger("You don't have permission to remove this user"),
    permissionsSaved: success('Server permissions updated successfully'),
    permissionsFailed: danger('Failed to update server permissions'),
    permissionsNotAllowed: danger(
      'Failed to update server permissions',
      'You can only give access to panels you can open yourself.',
    ),
  },

  /** Texts that explain why a form was not saved. They are shown in the form, which keeps the user's input. */
  form: {
    signInRequired: 'Your session has ended. Sign in again, then save. What you entered is kept.',
    ...factorNeedTexts,
    missingName: 'Enter a name.',
    malformed: 'Fix the marked fields and try again.',
    pictureRejected: 'The picture was rejected. Choose another one, or save without it.',
    notAllowed:
      "You don't have permission to do this. You can only give access to panels you can open yourself. Ask the server's owner.",
    unknown: 'Your changes were not saved. Try again.',
    unreachable: 'The server did not respond. Check your connection and try again.',
  } satisfies Record<FormErrorKind, string>,

  /** Texts that explain why a removal failed. They are shown in the dialog for the removal. */
  removal: {
    signInRequired: 'Your session has ended. Sign in again, then remove them.',
    ...factorNeedTexts,
    cannotRemoveOwner: 'Cannot remove the owner. The platform owner stays on every team.',
    notAllowed:
      "Only the server's owner can remove admins. Admins can remove anyone except the owner and other admins.",
    unknown: 'They are still on the team. Try again.',
    unreachable: 'The server did not respond. Check your connection and try again.',
  } satisfies Record<Exclude<ChangeError['kind'], 'missingName'>, string>,

  /** Texts that replace the list. */
  list: {
    loading: 'Loading the team',
    empty: 'No one has been added yet',
    forbidden: "You don't have access to this team",
    forbiddenHelp: "Ask the server's owner for access to the Editors panel.",
    unreachable: 'The team could not be loaded',
    unreachableHelp: 'Check your connection and try again.',
    /** Shown beside the list, which stays visible. */
    stale: 'The latest changes could not be loaded.',
    channelLost:
      'Live updates are interrupted. Changes by others will appear once you are reconnected.',
  },

  /** Shown below the name while its color is edited. */
  hardToRead: 'This color is hard to read on this background.',
} as const;

const { form } = teamMessages;

const permissionErrorTexts: Record<ChangeError['kind'], string> = {
  signInRequired: form.signInRequired,
  ...factorNeedTexts,
  notAllowed: form.notAllowed,
  unreachable: form.unreachable,
  unknown: form.unknown,
  // These two errors cannot occur, because saving permissions neither removes a member nor sends a name.
  cannotRemoveOwner: form.unknown,
  missingName: form.unknown,
};

/** Returns the text that explains why a member's permissions were not saved. */
export function permissionErrorText(kind: ChangeError['kind']): string {
  return permissionErrorTexts[kind];
}

/** Returns the text that explains how to correct a field of the member form. */
export function memberProblemText(problem: MemberProblem): string {
  switch (problem.kind) {
    case 'required':
      return teamMessages.form.missingName;
    case 'notASnowflake':
      return 'Enter a Discord ID of 17 to 20 digits, or leave this empty.';
    case 'notAColor':
      return 'Enter a color as # and six hex digits, like #9b87f5.';
    case 'notAssignable':
      return 'Choose an option from the list.';
    case 'tooLong':
      return `Shorten this to ${formatNumber(problem.limit)} characters; it has ${formatNumber(problem.count)}.`;
  }
}

const pictureTexts: Record<PictureProblem, string> = {
  notAnImage: 'Choose a PNG, JPEG, GIF, WebP, or AVIF image.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: `Choose an image no larger than ${MOST_PICTURE_BYTES / 1_048_576} MB.`,
};

/** Returns the text that explains how to correct a rejected picture. */
export function pictureProblemText(problem: PictureProblem): string {
  return pictureTexts[problem];
}
