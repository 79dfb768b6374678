import type {
  OwnStore,
  StoreChange,
  StoreOpeningError,
  StoreSaveError,
} from '#domain/marketplace/own-store';
import type { StoreDraft, StoreDraftOwner } from '#domain/marketplace/store-draft';
import type { StoreClash, StoreField, StoreForm } from '#domain/marketplace/store-form';
import type { Result } from '#domain/result';
import type { PictureError } from '#domain/team/failure';
import type { PictureProblem, Square } from '#domain/team/picture';

/** `crop` is null if the whole picture is used. */
export interface ChosenLogo {
  file: File;
  crop: Square | null;
}

export interface StoreSetupInput {
  userId: string;
  /** Null for a store that does not exist yet. */
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
  /** Whether an earlier attempt got no response. */
  mayExist: boolean;
}

/** Why the form was not saved. The first four are found before the request. */
export type SetupErrorKind =
  | 'nameMissing'
  | 'malformed'
  | 'slugReserved'
  | 'undecided'
  | StoreSaveError['kind']
  | PictureError['kind'];

export type StoreSetupEvent =
  | { type: 'change'; fields: Partial<StoreForm> }
  | ({ type: 'choose logo' } & ChosenLogo)
  | { type: 'remove logo' }
  | { type: 'save' }
  | { type: 'discard' }
  /** Dismisses the error of the last save. */
  | { type: 'dismiss' }
  /** Decides a clash with another tab. */
  | { type: 'resolve'; field: StoreField; choice: 'yours' | 'theirs' }
  /** The store was read again; it may have been saved in another tab. */
  | { type: 'store read'; store: OwnStore };

export type SetupNotice = 'created' | 'createdWithoutLogo' | 'saved';

export type StoreSetupEmitted =
  | { type: 'notice'; notice: SetupNotice }
  /** `isComplete`: false if the logo of a new store was not saved. */
  | { type: 'created'; store: OwnStore; isComplete: boolean }
  | { type: 'saved'; store: OwnStore }
  /** The store does not exist anymore, or belongs to somebody else. */
  | { type: 'refused' };

export interface StoreSetupContext {
  userId: string;
  store: OwnStore | null;
  /** What is stored. */
  base: StoreForm;
  /** What is typed. */
  form: StoreForm;
  /** The form of the pending save: edits made since then are kept. */
  sent: StoreForm;
  /** Whether the form was opened with a draft that this browser kept. */
  isRestored: boolean;
  /** Whether the address was edited by hand. Until then, that of a new store follows its name. */
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
  /** Whether the pending save was sent again after another tab saved other fields. */
  wasRepeated: boolean;
  /** Whether the store was opened by the pending save. */
  isOpened: boolean;
  /** Whether an opening got no response, so the store may exist. */
  mayExist: boolean;
}

/** Input of `storeDraft`; a null draft removes the stored one. */
export interface DraftToKeep {
  owner: StoreDraftOwner;
  draft: StoreDraft | null;
}
