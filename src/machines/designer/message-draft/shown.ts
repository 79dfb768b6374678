import type { SnapshotFrom } from 'xstate';
import type { NamedDraft } from '#domain/message/named-drafts';
import type { Message } from '#domain/message/message';
import type { StepCause } from '#domain/message/step-cause';
import type { messageDraftMachine } from './message-draft.machine';

type MessageDraft = SnapshotFrom<typeof messageDraftMachine>;

export function messageOf({ context }: MessageDraft): Message {
  return context.message;
}

/** Returns the cause of the step that `undo` would revert, or null. */
export function nextUndo({ context }: MessageDraft): StepCause | null {
  return context.past.at(-1)?.cause ?? null;
}

/** Returns the cause of the step that `redo` would repeat, or null. */
export function nextRedo({ context }: MessageDraft): StepCause | null {
  return context.future.at(-1)?.cause ?? null;
}

/** Returns whether a template has replaced a message that the user had changed. */
export function hasTemplateReplaced({ context }: MessageDraft): boolean {
  const step = context.past.at(-1);
  if (step?.cause !== 'template') return false;
  return step.message !== context.fresh && step.message !== context.blank;
}

export function isOwnMessage(snapshot: MessageDraft): boolean {
  return !snapshot.matches({ open: { message: 'empty' } }) && !snapshot.matches('opening');
}

export function isRecovered(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { message: 'recovered' } });
}

/** Returns whether another tab has changed the draft and the user has to decide. */
export function isChangedElsewhere(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { elsewhere: 'changed' } });
}

/** `saving` means that the draft will be stored. */
export function savingStatus(snapshot: MessageDraft): 'saved' | 'saving' | 'full' {
  if (snapshot.matches({ open: { saving: 'full' } })) return 'full';
  return snapshot.matches({ open: { saving: 'saved' } }) ? 'saved' : 'saving';
}

export function areDraftsUnsaved(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { namedDrafts: 'full' } });
}

export function namedDrafts({ context }: MessageDraft): readonly NamedDraft[] {
  return context.drafts;
}

export function lostDraft({ context }: MessageDraft): NamedDraft | null {
  return context.lost;
}
