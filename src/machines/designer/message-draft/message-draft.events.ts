import type { NewId } from '#domain/message/embed';
import type { MessageEdit } from '#domain/message/edits';
import type { NamedDraft } from '#domain/message/named-drafts';
import type { Message } from '#domain/message/message';
import type { Result } from '#domain/result';
import type { StoredHistory } from '#domain/message/stored-history';
import type { ReplaceReason } from '#domain/message/step-cause';
import type { History } from './history';

/** Until the draft is loaded, `replace` is queued and all other events are ignored. */
export type MessageDraftEvent =
  | { type: 'edit'; edit: MessageEdit }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Replaces the message and adds an undo step. */
  | { type: 'replace'; message: Message; reason: ReplaceReason }
  | { type: 'clear' }
  /** Stores the message as a named draft. If a draft with the same name is overwritten, it can be restored. */
  | { type: 'keep as'; name: string }
  /** Like `keep as`, but not requested by the user. Stores the message before another message replaces it. */
  | { type: 'put aside'; name: string }
  | { type: 'open draft'; name: string }
  | { type: 'remove draft'; name: string }
  | { type: 'bring draft back' }
  | { type: 'dismiss' }
  /** Another tab has stored a different draft. `message` is null if the other tab removed the draft. */
  | { type: 'draft changed elsewhere'; message: Message | null }
  | { type: 'take theirs' }
  | { type: 'keep mine' }
  /** Another tab changed the named drafts. */
  | { type: 'drafts changed elsewhere'; drafts: readonly NamedDraft[] }
  /** The page may be about to close, or the user leaves the designer. Changes are stored immediately. */
  | { type: 'page hidden' };

export interface LoadedWork {
  /** null if no draft is stored. */
  message: Message | null;
  drafts: readonly NamedDraft[];
  history?: StoredHistory;
}

/** `full`: the storage is full or unavailable. The data stays in memory. */
export type StoreResult = Result<null, { kind: 'full' }>;

export interface MessageDraftInput {
  newId: NewId;
  /** Unix ms. */
  now: () => number;
  /** The initial message. It is not stored before it is edited. */
  message: Message;
}

export interface MessageDraftData extends History, MessageDraftInput {
  fresh: Message;
  /** The message after `clear`. */
  blank: Message;
  /** The last message that the machine tried to store. */
  tried: Message | null;
  recovered: Message | null;
  /** A `replace` that arrived before the draft was loaded. */
  held: { message: Message; reason: ReplaceReason } | null;
  /** The draft of another tab. It is kept until the user decides. */
  theirs: Message | null;
  /** The named drafts, newest first. */
  drafts: readonly NamedDraft[];
  /** The last named drafts that the machine tried to store. */
  triedDrafts: readonly NamedDraft[];
  lost: NamedDraft | null;
}
