import type { RemovalDenial, RemovalVerdict } from '#domain/permissions/removal';
import type { Result } from '#domain/result';
import type { ChangeError, PictureError } from '#domain/team/failure';
import type { MemberForm, TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';
import type { PictureProblem, Square } from '#domain/team/picture';
import type { RosterReport } from '#domain/team/roster';

/** `crop` is null if the whole picture is used. */
export interface ChosenPicture {
  file: File;
  crop: Square | null;
}

/** What the save does with the member's picture. */
export type Picture = { kind: 'kept' } | { kind: 'none' } | ({ kind: 'chosen' } & ChosenPicture);

export type MemberAnswer = Result<TeamMember, ChangeError>;
export type RemovalAnswer = Result<null, ChangeError>;
/** `value` is the URL of the picture. */
export type PictureAnswer = Result<string, PictureError>;

/** The errors of a save. A missing name and an invalid field are found before the request. */
export type FormErrorKind =
  | Exclude<ChangeError['kind'], 'cannotRemoveOwner'>
  | PictureError['kind']
  | 'malformed';

/** The errors of a removal. `missingName` cannot occur, because a removal sends no name. */
export type RemovalErrorKind = Exclude<ChangeError['kind'], 'missingName'>;

/** `picture` is a URL or null. On `server`, the member gets the panels that were chosen in the form. */
export interface Addition {
  form: MemberForm;
  picture: string | null;
  server: ServerRef | null;
}
export interface Update {
  member: TeamMember;
  form: MemberForm;
  picture: string | null;
}
/** Removes only the permissions on `server`, if given. A member without another server also leaves the team. */
export interface Removal {
  member: TeamMember;
  server: ServerRef | null;
}

export type MemberEditEvent =
  | { type: 'add' }
  | { type: 'edit'; member: TeamMember }
  | { type: 'change'; fields: Partial<MemberForm> }
  | ({ type: 'choose picture' } & ChosenPicture)
  | { type: 'remove picture' }
  | { type: 'save' }
  | { type: 'close' }
  /** `verdict` is the result of `canRemove`. */
  | { type: 'remove'; member: TeamMember; verdict: RemovalVerdict }
  | { type: 'confirm removal' }
  | { type: 'cancel removal' };

/** Results that are shown as toasts. In a server's settings, members are called editors. */
export type MemberNotice =
  | 'memberAdded'
  | 'memberUpdated'
  | 'memberRemoved'
  | 'editorAdded'
  | 'editorRemoved'
  | 'addFailed'
  | 'updateFailed'
  | 'removeFailed'
  | 'missingName'
  | RemovalDenial;

export type MemberEditEmitted = RosterReport | { type: 'notice'; notice: MemberNotice };

export interface MemberEditData {
  /** The server whose editors are edited; null for the whole team. */
  server: ServerRef | null;
  member: TeamMember | null;
  form: MemberForm;
  picture: Picture;
  /** Why the last chosen file was rejected. The previous picture is kept. */
  pictureProblem: PictureProblem | null;
  /** The URL of the uploaded picture. It is kept, so that a retry does not upload the picture again. */
  stored: string | null;
  removing: TeamMember | null;
}
