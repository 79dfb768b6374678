export type TeamError = { kind: 'forbidden' | 'tooSlow' | 'unreachable' };

/** Why a change of a team failed (product.md §12.22). */
export type ChangeError = {
  kind: 'notAllowed' | 'cannotRemoveOwner' | 'missingName' | 'unknown' | 'unreachable';
};

export type PictureError = { kind: 'pictureRejected' | 'notAllowed' | 'unreachable' };
