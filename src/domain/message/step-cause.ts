import type { MessageEdit } from './edits';
import type { Message } from './message';

/** Where a message came from that replaced the one under edit. */
export const replaceReasons = [
  /** Pasted, or out of a file. */
  'imported',
  /** Out of a link. */
  'shared',
  /** Read from Discord, to be changed there. */
  'loaded',
  /** A draft with a name. */
  'draft',
  /** What another tab made of the same draft. */
  'elsewhere',
] as const;
export type ReplaceReason = (typeof replaceReasons)[number];

/** What a step of the history was: an edit by its kind, a replacement by its reason. */
export type StepCause = MessageEdit['kind'] | ReplaceReason | 'clear';

const causes: Record<StepCause, true> = {
  change: true,
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
  elsewhere: true,
  clear: true,
};

export function isStepCause(raw: unknown): raw is StepCause {
  return typeof raw === 'string' && Object.hasOwn(causes, raw);
}

/** One step that can be undone or redone. */
export interface Step {
  /** The message on the other side of it. */
  message: Message;
  cause: StepCause;
}
