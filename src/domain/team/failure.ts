/** Why a team cannot be shown. */
export type TeamError = { kind: 'forbidden' | 'unreachable' };

/** Why a change of a team was not made (spec §8 «Team»). */
export type ChangeError = {
  kind: 'notAllowed' | 'cannotRemoveOwner' | 'missingName' | 'unknown' | 'unreachable';
};

/** Why a picture was not stored. */
export type PictureError = { kind: 'pictureRejected' | 'notAllowed' | 'unreachable' };
