import type { ChangeError, PictureError } from '#domain/team/failure';
import type { MemberProblem } from '#domain/team/member';
import { MOST_PICTURE_BYTES, type PictureProblem } from '#domain/team/picture';

/** A toast as the toast queue takes it. */
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

/** A form fails before it is sent as well: a name is missing, or a field is malformed. */
type FormErrorKind =
  | Exclude<ChangeError['kind'], 'cannotRemoveOwner'>
  | PictureError['kind']
  | 'malformed';

/** What is said of a team and of changing it (spec §8 «Team»), to the letter where the specification has words. */
export const teamMessages = {
  /** Toasts, by the name of the notice that `member-edit` and `permission-edit` emit. */
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
      'You can hand out only what you may open yourself.',
    ),
  },

  /** Why a form was not saved, beside it; what was typed is still there. */
  form: {
    missingName: 'Enter a name.',
    malformed: 'Some fields need another look.',
    pictureRejected: 'The picture was not taken. Choose another one, or save without it.',
    notAllowed:
      'You may not do this, or no longer. Ask the owner of the server: you can hand out only what you may open yourself.',
    unknown: 'It was not saved. Try again.',
    unreachable: 'The server did not answer. Check your connection and try again.',
  } satisfies Record<FormErrorKind, string>,

  /** Why somebody is still there, in the dialog that asked whether they should go. */
  removal: {
    cannotRemoveOwner: 'Cannot remove the owner. The platform owner stays on every team.',
    notAllowed: 'Admins can be removed by the owner of the server, everybody else by its admins.',
    unknown: 'They are still on the team. Try again.',
    unreachable: 'The server did not answer. Check your connection and try again.',
  } satisfies Record<Exclude<ChangeError['kind'], 'missingName'>, string>,

  /** In place of the list. */
  list: {
    loading: 'Loading the team',
    empty: 'Nobody has been added yet',
    forbidden: 'This team is not yours to see',
    forbiddenHelp: "Ask the server's owner for the panel Editors.",
    unreachable: 'The team did not load',
    unreachableHelp: 'Check your connection and try again.',
    /** Beside the list, which stays. */
    stale: 'The latest changes could not be loaded.',
    channelLost: 'Live updates are interrupted. What others change shows once they are back.',
  },

  /** Under the name as it is typed. */
  hardToRead: 'This color is hard to read on this background.',
} as const;

const { form } = teamMessages;

const permissionErrorTexts: Record<ChangeError['kind'], string> = {
  notAllowed: form.notAllowed,
  unreachable: form.unreachable,
  unknown: form.unknown,
  // Saving permissions neither removes nor names a member.
  cannotRemoveOwner: form.unknown,
  missingName: form.unknown,
};

/** Why a member's permissions were not saved. */
export function permissionErrorText(kind: ChangeError['kind']): string {
  return permissionErrorTexts[kind];
}

/** What to do about a field of a member's form. */
export function memberProblemText(problem: MemberProblem): string {
  switch (problem.kind) {
    case 'required':
      return teamMessages.form.missingName;
    case 'notASnowflake':
      return 'Enter a Discord ID of 17 to 20 digits, or leave this empty.';
    case 'notAColor':
      return 'Enter a color as # and six digits, like #9b87f5.';
    case 'notAssignable':
      return 'Choose one that can be handed out.';
    case 'tooLong':
      return `Shorten this to ${problem.limit} characters; it has ${problem.count}.`;
  }
}

const pictureTexts: Record<PictureProblem, string> = {
  notAnImage: 'Choose a PNG, JPEG, GIF, WebP or AVIF image.',
  empty: 'This file is empty. Choose another one.',
  tooLarge: `Choose an image of at most ${MOST_PICTURE_BYTES / 1_048_576} MB.`,
};

/** What to do about a file that cannot be somebody's picture. */
export function pictureProblemText(problem: PictureProblem): string {
  return pictureTexts[problem];
}
