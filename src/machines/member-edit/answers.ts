import type { DoneActorEvent } from 'xstate';
import type { ChangeError, PictureError } from '#domain/team/failure';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

type Answer = MemberAnswer | PictureAnswer | RemovalAnswer;
type Denial = ChangeError['kind'] | PictureError['kind'];

/** Guards an `onDone` for one kind of error. */
export const refusedAs = <Kind extends Denial>(kind: Kind) =>
  ({
    type: 'wasRefusedAs',
    params: ({ event }: { event: DoneActorEvent<Answer> }) => ({ answer: event.output, kind }),
  }) as const;

/** Guards an `onDone` for success. */
export const wasDone = {
  type: 'wasDone',
  params: ({ event }: { event: DoneActorEvent<Answer> }) => event.output,
} as const;
