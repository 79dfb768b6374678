import type { MessageEdit } from './edits';
import type { Message } from './message';

/** The sources from which a message can come when it replaces the edited message. */
export const replaceReasons = [
  /** Pasted, or from a file. */
  'imported',
  /** From a share link. */
  'shared',
  'loaded',
  'draft',
  'template',
  /** The same draft, changed in another tab. */
  'elsewhere',
] as const;
export type ReplaceReason = (typeof replaceReasons)[number];

/** The cause of a history step: the kind of edit, or the reason for a replacement. */
export type StepCause = MessageEdit['kind'] | ReplaceReason | 'clear';

const causes: Record<StepCause, true> = {
  change: true,
  format: true,
  insert: true,
  'set inline': true,
  'add embed': true,
  'duplicate embed': true,
  'remove embed': true,
  'move embed': true,
  'add field': true,
  'duplicate field': true,
  'remove field': true,
  'move field': true,
  'remove part': true,
  imported: true,
  shared: true,
  loaded: true,
  draft: true,
  template: true,
  elsewhere: true,
  clear: true,
};

export function isStepCause(raw: unknown): raw is StepCause {
  return typeof raw === 'string' && Object.hasOwn(causes, raw);
}

export interface Step {
  /** The message to describe. For an undo, this is the message before the step; for a redo, the message after it. */
  message: Message;
  cause: StepCause;
}
