import type { RequirementError } from '#domain/servers/factor-requirement';
import { factorRequiredText } from '../session/factor-required';

/** Texts about the second factor that a server requires of its editors (product.md §12.28). */
export const requirementMessages = {
  title: 'Second factor',
  label: 'Require an authenticator app of everybody who edits this server',
  help: 'Whoever has not set one up can still see the settings, but cannot change anything until they have. To turn this on, you need an app yourself.',
  /** Shown to editors who do not own the server. */
  required:
    'The owner requires an authenticator app of everybody who edits this server. Editors who have not set one up can see it, but change nothing.',
  saving: 'Saving...',
  done: {
    on: 'A second factor is now required',
    off: 'A second factor is no longer required',
  },
  notDone: {
    signInRequired: 'Your session has ended. Sign in again, then try again.',
    factorRequired: factorRequiredText,
    factorMissing: 'Nothing was changed. Set up an authenticator app for your own account first.',
    notAllowed: 'Only the owner of this server can change this, and you no longer own it.',
    unanswered:
      'There was no response, so the change may have been made. The switch shows what is stored.',
  } satisfies Record<RequirementError['kind'], string>,
} as const;
