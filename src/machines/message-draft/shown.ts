import type { SnapshotFrom } from 'xstate';
import type { NamedDraft } from '#domain/message/named-drafts';
import type { Message } from '#domain/message/message';
import type { StepCause } from '#domain/message/step-cause';
import type { messageDraftMachine } from './message-draft.machine';

type MessageDraft = SnapshotFrom<typeof messageDraftMachine>;

/** The message under edit: the same object until something changes, part by part. */
export function messageOf({ context }: MessageDraft): Message {
  return context.message;
}

/** What the next 'undo' would take back; null where there is nothing. */
export function nextUndo({ context }: MessageDraft): StepCause | null {
  return context.past.at(-1)?.cause ?? null;
}

/** What the next 'redo' would do again; null where there is nothing. */
export function nextRedo({ context }: MessageDraft): StepCause | null {
  return context.future.at(-1)?.cause ?? null;
}

/** Whether a draft was recovered and nobody has read the notice or typed on yet. */
export function isRecovered(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { message: 'recovered' } });
}

/** Whether another tab works on the same draft, and it is to be decided whose stays. */
export function isChangedElsewhere(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { elsewhere: 'changed' } });
}

/** Where the message stands: 'kept' over a reload, not yet or not for long ('saving'), or 'full' storage would not take it. */
export function keepingOf(snapshot: MessageDraft): 'kept' | 'saving' | 'full' {
  if (snapshot.matches({ open: { keeping: 'full' } })) return 'full';
  return snapshot.matches({ open: { keeping: 'kept' } }) ? 'kept' : 'saving';
}

/** Whether a full storage would not take the named drafts: they live as long as the page. */
export function areDraftsUnkept(snapshot: MessageDraft): boolean {
  return snapshot.matches({ open: { shelf: 'full' } });
}

/** The messages put aside under names, the newest first. */
export function namedDrafts({ context }: MessageDraft): readonly NamedDraft[] {
  return context.drafts;
}

/** The named draft that 'bring draft back' would bring back; null where none is lost. */
export function lostDraft({ context }: MessageDraft): NamedDraft | null {
  return context.lost;
}
