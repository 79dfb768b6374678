import { createActorContext } from '@xstate/react';
import { not, type DoneActorEvent } from 'xstate';
import { errorTransitions } from '../../error-transitions';
import { permissionSetup, sentOf, type PermissionsAnswer } from './permission-edit.setup';

const answered = ({ event }: { event: DoneActorEvent<PermissionsAnswer> }) => event.output;

/** Stores the error of a member and then saves the next member. */
const failed = {
  target: 'answered',
  actions: [{ type: 'setError', params: answered }, 'rollBack'],
} as const;

/**
 * Edits the panels that each member can open on each server (product.md §12.17). A save sends the changes of one member
 * after another. If the changes of one member cannot be saved, the changes of the other members are still saved. The
 * list shows changes optimistically. A failed change stays in the draft, so that the user can retry.
 */
export const permissionEditMachine = permissionSetup.createMachine({
  id: 'permissionEdit',
  context: { members: [], drafts: {}, waiting: [], sent: null, isAnyStored: false, errors: {} },
  initial: 'untouched',
  on: {
    'members changed': { actions: { type: 'setMembers', params: ({ event }) => event.members } },
    'toggle server': { actions: { type: 'toggleServer', params: ({ event }) => event } },
    'toggle panel': { actions: { type: 'togglePanel', params: ({ event }) => event } },
  },
  states: {
    untouched: { id: 'untouched', always: { guard: 'hasChanges', target: 'pending' } },
    pending: {
      always: { guard: not('hasChanges'), target: 'untouched' },
      on: { save: 'saving', discard: { actions: 'discard' } },
    },
    saving: {
      entry: 'queue',
      initial: 'sending',
      states: {
        sending: {
          entry: ['send', 'emitExpected'],
          invoke: {
            id: 'replace',
            src: 'replace',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: { type: 'isOk', params: answered },
                target: 'answered',
                actions: ['storeSaved', 'emitConfirmed'],
              },
              ...errorTransitions<PermissionsAnswer>()({
                notAllowed: failed,
                cannotRemoveOwner: failed,
                missingName: failed,
                unknown: failed,
                unreachable: failed,
              }),
            ],
          },
        },
        answered: {
          always: [
            { guard: 'isSomebodyWaiting', target: 'sending' },
            { guard: 'hasErrors', target: '#failed' },
            { guard: 'isAnyStored', target: '#saved', actions: 'notifySaved' },
            // All members with unsaved changes have left the team.
            { target: '#untouched' },
          ],
        },
      },
    },
    saved: {
      id: 'saved',
      always: { guard: 'hasChanges', target: 'pending' },
      after: { savedNotice: 'untouched' },
      on: { dismiss: 'untouched' },
    },
    /** At least one member was not saved (`errors`). */
    failed: {
      id: 'failed',
      entry: 'notifyFailed',
      always: [
        { guard: not('hasChanges'), target: 'untouched' },
        { guard: not('hasErrors'), target: 'pending' },
      ],
      on: {
        save: 'saving',
        discard: { actions: 'discard' },
        dismiss: { actions: 'forgetErrors' },
      },
    },
  },
});

export const PermissionEditContext = createActorContext(permissionEditMachine);
