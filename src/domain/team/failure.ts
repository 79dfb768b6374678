/** Why a team cannot be shown. */
export type TeamRefusal = { kind: 'forbidden' | 'unreachable' };

/** Why a change of a team was not made (spec §8 «Team»). */
export type ChangeRefusal = {
  kind: 'notAllowed' | 'cannotRemoveOwner' | 'missingName' | 'failed' | 'unreachable';
};

/** Why a picture was not stored. */
export type PictureRefusal = { kind: 'pictureRefused' | 'notAllowed' | 'unreachable' };
