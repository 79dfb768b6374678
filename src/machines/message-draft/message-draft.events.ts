import type { NewId } from '#domain/message/embed';
import type { MessageEdit } from '#domain/message/edits';
import type { NamedDraft } from '#domain/message/named-drafts';
import type { Message } from '#domain/message/message';
import type { Result } from '#domain/result';
import type { StoredHistory } from '#domain/message/stored-history';
import type { ReplaceReason } from '#domain/message/step-cause';
import type { History } from './history';

/** What may happen to a message under edit. Until it is open, only 'replace' is heard, and done once it is. */
export type MessageDraftEvent =
  | { type: 'edit'; edit: MessageEdit }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Another message takes the place of this one, which stays a step back. */
  | { type: 'replace'; message: Message; reason: ReplaceReason }
  /** Empties the form; what was in it stays a step back. */
  | { type: 'clear' }
  /** Puts the message aside under a name; another of that name can be brought back. */
  | { type: 'keep as'; name: string }
  /** The same without anybody asking: another message is about to take its place. */
  | { type: 'put aside'; name: string }
  | { type: 'open draft'; name: string }
  | { type: 'remove draft'; name: string }
  /** Brings back the named draft that was last removed or written over. */
  | { type: 'bring draft back' }
  /** The notice that a draft was recovered has been read. */
  | { type: 'dismiss' }
  /** Another tab keeps another message as this browser's draft; null where it cleared it. */
  | { type: 'draft changed elsewhere'; message: Message | null }
  | { type: 'take theirs' }
  | { type: 'keep mine' }
  /** Another tab put a message aside, or removed one. */
  | { type: 'drafts changed elsewhere'; drafts: readonly NamedDraft[] }
  /** The page may be gone any moment, or the designer is left: what is not kept yet is kept at once. */
  | { type: 'page hidden' };

/** What this browser keeps over a reload. */
export interface KeptWork {
  /** null where nothing was under edit. */
  message: Message | null;
  drafts: readonly NamedDraft[];
  /** The steps that can be undone and redone from it; none without it. */
  history?: StoredHistory;
}

/** Whether something was kept. 'full': the storage takes no more, or is closed; the page remembers it until it closes. */
export type KeepAnswer = Result<null, { kind: 'full' }>;

export interface MessageDraftInput {
  newId: NewId;
  /** Unix ms. */
  now: () => number;
  /** What the form starts with; nobody's work, so that it is not kept. */
  message: Message;
}

export interface MessageDraftContext extends History, MessageDraftInput {
  /** What the form started with. */
  fresh: Message;
  /** What clearing leaves. */
  blank: Message;
  /** What was last asked to be kept. */
  tried: Message | null;
  /** What a reload or a crash left behind. */
  recovered: Message | null;
  /** A replacement that came before the draft was read. */
  held: { message: Message; reason: ReplaceReason } | null;
  /** What another tab made of the draft, while it waits for a decision. */
  theirs: Message | null;
  /** The messages put aside, the newest first. */
  drafts: readonly NamedDraft[];
  /** Those that were last asked to be kept. */
  triedDrafts: readonly NamedDraft[];
  /** The named draft that was last removed or written over. */
  lost: NamedDraft | null;
}
