import type { DoneActorEvent } from 'xstate';
import type { MemberAction } from '#domain/marketplace/store-member';
import { errorTransitions, type ErrorKind } from '../error-transitions';
import { membersSetup, type ChangeAnswer, type StoreMembersData } from './store-members.setup';

const changed = ({ event }: { event: DoneActorEvent<ChangeAnswer> }) => event.output;

const andReload = (target: string) => ({ target, actions: 'reload' }) as const;

/** Saves one change at a time. The list shows a change after it is saved. */
export const change = membersSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {},
    asking: { on: { confirm: 'applying', cancel: { target: 'resting', actions: 'forgetAction' } } },
    applying: {
      on: { end: undefined, restore: undefined }, // ignore a second press
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => actionIn(context),
        onDone: [
          {
            guard: { type: 'isOk', params: changed },
            target: 'resting',
            actions: ['notifyChange', 'forgetAction', 'reload'],
          },
          ...errorTransitions<ChangeAnswer>()({
            alreadyMember: andReload('failed.alreadyMember'),
            managedByProvider: andReload('failed.managedByProvider'),
            unknownMember: andReload('failed.unknownMember'),
            rejected: 'failed.rejected',
            signInRequired: 'failed.signInRequired',
            unanswered: andReload('failed.unanswered'),
          }),
        ],
      },
    },
    failed: {
      initial: 'unanswered',
      on: { dismiss: { target: 'resting', actions: 'forgetAction' } },
      states: {
        alreadyMember: {},
        managedByProvider: {},
        unknownMember: {},
        rejected: {},
        signInRequired: {},
        unanswered: {},
      } as const satisfies Record<ErrorKind<ChangeAnswer>, object>,
    },
  },
  on: {
    end: {
      target: '.asking',
      actions: {
        type: 'setAction',
        params: ({ event }) => ({ kind: 'end', member: event.member }) as const,
      },
    },
    restore: {
      target: '.applying',
      actions: {
        type: 'setAction',
        params: ({ event }) => ({ kind: 'restore', member: event.member }) as const,
      },
    },
  },
});

/** @throws if there is no action, which is a defect in the chart. */
function actionIn({ action }: StoreMembersData): MemberAction {
  if (action === null) throw new Error('No change was requested');
  return action;
}
