import type { DoneActorEvent } from 'xstate';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

type Answer = MemberAnswer | PictureAnswer | RemovalAnswer;

/** Guard of an `onDone` transition for a successful output. */
export const isOk = {
  type: 'isOk',
  params: ({ event }: { event: DoneActorEvent<Answer> }) => event.output,
} as const;
