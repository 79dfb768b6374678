import type { DoneActorEvent } from 'xstate';
import type { ChangeRefusal, PictureRefusal } from '#domain/team/failure';
import type { MemberAnswer, PictureAnswer, RemovalAnswer } from './member-edit.events';

type Answer = MemberAnswer | PictureAnswer | RemovalAnswer;
type Denial = ChangeRefusal['kind'] | PictureRefusal['kind'];

/** Guards an `onDone` for one kind of refusal. */
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
