import type { RemovalDenial } from '#domain/permissions/removal';
import { changeErrorKinds } from '#domain/team/failure';
import type { TeamMember } from '#domain/team/member';
import { errorTransitions, failedBy, guardedTransitions } from '../../error-transitions';
import { isOk } from './answers';
import type { RemovalAnswer, RemovalErrorKind } from './member-edit.events';
import { memberSetup, requestedRemoval } from './member-edit.setup';

const setRemoving = {
  type: 'setRemoving',
  params: ({ event }: { event: { member: TeamMember } }) => event.member,
} as const;

/** Before the confirmation opens, checks whether the viewer may remove the member. */
const removable = memberSetup.createStateConfig({
  on: {
    remove: [
      { guard: 'isAllowed', target: '#confirming', actions: setRemoving },
      ...guardedTransitions<RemovalDenial>()('isDenied', {
        cannotRemoveOwner: { target: '#removalFailed.cannotRemoveOwner', actions: setRemoving },
        notAllowed: { target: '#removalFailed.notAllowed', actions: setRemoving },
      }),
    ],
  },
});

export const removal = memberSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { id: 'none', entry: 'forgetRemoval', ...removable },
    confirming: {
      id: 'confirming',
      on: { 'confirm removal': 'removing', 'cancel removal': 'none' },
    },
    removing: {
      id: 'removing',
      entry: 'emitRemovalExpected',
      invoke: {
        id: 'remove',
        src: 'removeMember',
        input: ({ context }) => requestedRemoval(context),
        onDone: [
          {
            guard: { ...isOk, type: 'isEditedRemoved' },
            target: 'none',
            actions: ['emitRemovalConfirmed', 'notifyRemoved', 'closeForm'],
          },
          { guard: isOk, target: 'none', actions: ['emitRemovalConfirmed', 'notifyRemoved'] },
          ...errorTransitions<RemovalAnswer>()({
            ...failedBy(changeErrorKinds, 'failed', 'rollBackRemoval'),
            // This error cannot occur, because a removal sends no name.
            missingName: { target: 'failed.unknown', actions: 'rollBackRemoval' },
          }),
        ],
      },
    },
    failed: {
      id: 'removalFailed',
      initial: 'unknown',
      on: { ...removable.on, 'cancel removal': 'none' },
      states: {
        cannotRemoveOwner: { entry: { type: 'notify', params: 'cannotRemoveOwner' } },
        notAllowed: { entry: { type: 'notify', params: 'notAllowed' } },
        signInRequired: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
        factorRequired: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
        factorMissing: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
        unknown: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
        unreachable: {
          entry: { type: 'notify', params: 'removeFailed' },
          on: { 'confirm removal': '#removing' },
        },
      } as const satisfies Record<RemovalErrorKind, object>,
    },
  },
});
