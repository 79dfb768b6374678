import type { DoneActorEvent } from 'xstate';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

type Answer = MemberAnswer | PictureAnswer | RemovalAnswer;

export const isOk = {
  type: 'isOk',
  params: ({ event }: { event: DoneActorEvent<Answer> }) => event.output,
} as const;
