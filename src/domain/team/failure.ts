import type { ErrorOf } from '../result';
import { factorNeedKinds } from '../session/factor-need';
export const teamErrorKinds = ['forbidden', 'tooSlow', 'unreachable'] as const;
export type TeamError = ErrorOf<typeof teamErrorKinds>;

/** Why a change of a team failed (product.md §12.22). */
export const changeErrorKinds = [
  'signInRequired',
  ...factorNeedKinds,
  'notAllowed',
  'cannotRemoveOwner',
  'missingName',
  'unknown',
  'unreachable',
] as const;
export type ChangeError = ErrorOf<typeof changeErrorKinds>;

export const confirmErrorKinds = [...teamErrorKinds, ...factorNeedKinds] as const;
export type ConfirmError = ErrorOf<typeof confirmErrorKinds>;

export const pictureErrorKinds = ['pictureRejected', 'notAllowed', 'unreachable'] as const;
export type PictureError = ErrorOf<typeof pictureErrorKinds>;
