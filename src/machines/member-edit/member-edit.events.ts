import type { RemovalDenial, RemovalVerdict } from '#domain/permissions/removal';
import type { Result } from '#domain/result';
import type { ChangeError, PictureError } from '#domain/team/failure';
import type { MemberForm, TeamMember } from '#domain/team/member';
import type { ServerRef } from '#domain/team/permissions';
import type { PictureProblem, Square } from '#domain/team/picture';
import type { RosterReport } from '#domain/team/roster';

/** A picture somebody chose; `crop` is null for the whole of it. */
export interface ChosenPicture {
  file: File;
  crop: Square | null;
}

/** What is to become of the member's picture. */
export type Picture = { kind: 'kept' } | { kind: 'none' } | ({ kind: 'chosen' } & ChosenPicture);

export type MemberAnswer = Result<TeamMember, ChangeError>;
export type RemovalAnswer = Result<null, ChangeError>;
/** The address a picture is seen at. */
export type PictureAnswer = Result<string, PictureError>;

/** A form fails before it is sent as well: a name is missing, or a field is malformed. */
export type FormErrorKind =
  | Exclude<ChangeError['kind'], 'cannotRemoveOwner'>
  | PictureError['kind']
  | 'malformed';

/** A removal sends no name. */
export type RemovalErrorKind = Exclude<ChangeError['kind'], 'missingName'>;

/** `picture` is an address; null for none. With a server the member is given the form's panels there. */
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
/** With a server the member leaves that server, and the team only where that was all they were given. */
export interface Removal {
  member: TeamMember;
  server: ServerRef | null;
}

export type MemberEditEvent =
  /** Opens an empty form. */
  | { type: 'add' }
  | { type: 'edit'; member: TeamMember }
  | { type: 'change'; fields: Partial<MemberForm> }
  | ({ type: 'choose picture' } & ChosenPicture)
  | { type: 'remove picture' }
  | { type: 'save' }
  | { type: 'close' }
  /** `verdict` is what `canRemove` says of the viewer and this member. */
  | { type: 'remove'; member: TeamMember; verdict: RemovalVerdict }
  | { type: 'confirm removal' }
  | { type: 'cancel removal' };

/** How a change ended, for a toast. Editors are what members are called in their server's own settings. */
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

export interface MemberEditContext {
  /** Where the members are editors; null for the team as a whole. */
  server: ServerRef | null;
  /** Who is edited; null for somebody new. */
  member: TeamMember | null;
  form: MemberForm;
  picture: Picture;
  /** Why the file chosen last is no picture; the one before it stays. */
  pictureProblem: PictureProblem | null;
  /** The address of the chosen picture once it is stored: saving again does not store it twice. */
  stored: string | null;
  /** Who is to be removed, or could not be. */
  removing: TeamMember | null;
}
