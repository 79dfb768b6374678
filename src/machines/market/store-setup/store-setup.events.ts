import {
  type OwnStore,
  type StoreChange,
  type StoreOpeningError,
  type StoreSaveError,
  storeSaveErrorKinds,
} from '#domain/marketplace/own-store';
import type { StoreDraft, StoreDraftOwner } from '#domain/marketplace/store-draft';
import type { StoreClash, StoreField, StoreForm } from '#domain/marketplace/store-form';
import type { Result } from '#domain/result';
import { type PictureError, pictureErrorKinds } from '#domain/team/failure';
import type { PictureProblem, Square } from '#domain/team/picture';

/** `crop` is null if the whole picture is used. */
export interface ChosenLogo {
  file: File;
  crop: Square | null;
}

export interface StoreSetupInput {
  userId: string;
  /** The stored store; null if it does not exist yet. */
  store: OwnStore | null;
}

export type OpenAnswer = Result<OwnStore, StoreOpeningError>;
export type SaveAnswer = Result<OwnStore, StoreSaveError>;
/** `value` is the name of the logo in its bucket. */
export type LogoAnswer = Result<string, PictureError>;

/** `isFree` is null if the address could not be checked. */
export interface CheckedSlug {
  slug: string;
  isFree: boolean | null;
}

export interface OpenRequest {
  userId: string;
  columns: StoreChange & { name: string; slug: string };
  /** Whether an earlier attempt got no response, so that the store may already exist. */
  mayExist: boolean;
}

/** Why the form was not saved. The first four errors are found before the request. */
export const setupErrorKinds = [
  'nameMissing',
  'malformed',
  'slugReserved',
  // Another tab changed some of the fields that the seller has also changed. The seller has to decide.
  'undecided',
  // Another tab has saved during both attempts.
  'conflict',
  ...storeSaveErrorKinds,
  ...pictureErrorKinds,
] as const;
export type SetupErrorKind = (typeof setupErrorKinds)[number];

export type StoreSetupEvent =
  | { type: 'change'; fields: Partial<StoreForm> }
  | ({ type: 'choose logo' } & ChosenLogo)
  | { type: 'remove logo' }
  | { type: 'save' }
  | { type: 'discard' }
  | { type: 'dismiss' }
  | { type: 'resolve'; field: StoreField; choice: 'yours' | 'theirs' }
  /** The store was read again. Another tab may have saved it. */
  | { type: 'store read'; store: OwnStore };

export type SetupNotice = 'created' | 'createdWithoutLogo' | 'saved';

export type StoreSetupEmitted =
  | { type: 'notice'; notice: SetupNotice }
  /** `isComplete`: false if the logo of a new store was not saved. */
  | { type: 'created'; store: OwnStore; isComplete: boolean }
  | { type: 'saved'; store: OwnStore }
  /** The store does not exist anymore, or belongs to another user. */
  | { type: 'refused' };

export interface StoreSetupData {
  userId: string;
  store: OwnStore | null;
  base: StoreForm;
  form: StoreForm;
  /** The form in the pending save. Edits made after the request was sent are kept in `form`. */
  sent: StoreForm;
  /** Whether the form was opened with a draft from this browser. */
  isRestored: boolean;
  /** Whether the user has edited the address. Until then, the address of a new store is derived from its name. */
  isSlugEdited: boolean;
  /** The last address that was checked. */
  checked: CheckedSlug | null;
  /** A chosen file that is not uploaded yet. It is not part of the draft. */
  logo: ChosenLogo | null;
  /** Why the last chosen file was rejected. The previous logo stays. */
  logoProblem: PictureProblem | null;
  /** An uploaded logo that no saved store uses yet. */
  uploaded: string | null;
  clashes: readonly StoreClash[];
  /** Whether the pending save was sent again, because another tab had saved other fields. */
  wasRepeated: boolean;
  /** Whether the pending save has created the store. */
  isOpened: boolean;
  /** Whether an attempt to create the store got no response, so that the store may exist. */
  mayExist: boolean;
}

/** Input of `storeDraft`. If `draft` is null, the stored draft is removed. */
export interface DraftToKeep {
  owner: StoreDraftOwner;
  draft: StoreDraft | null;
}
