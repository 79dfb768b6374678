import type { DoneActorEvent } from 'xstate';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

type Answer = MemberAnswer | PictureAnswer | RemovalAnswer;

/** Guard for an `onDone` transition: the output is a success. */
export const isOk = {
  type: 'isOk',
  params: ({ event }: { event: DoneActorEvent<Answer> }) => event.output,
} as const;
