import { createActorContext } from '@xstate/react';
import { not, type DoneActorEvent, type SnapshotFrom } from 'xstate';
import type { ChangeError } from '#domain/team/failure';
import type { MemberPermission } from '#domain/team/member';
import { errorTransitions } from '../../error-transitions';
import { permissionSetup, sentOf, type PermissionsAnswer } from './permission-edit.setup';

const answered = ({ event }: { event: DoneActorEvent<PermissionsAnswer> }) => event.output;

const failed = {
  target: 'answered',
  actions: [{ type: 'setError', params: answered }, 'rollBack'],
} as const;

/**
 * Edits the panels that each member can open on each server (product.md §12.17). A save sends one member after another,
 * and goes on after an error. The list shows changes optimistically. A failed change stays in the draft.
 */
export const permissionEditMachine = permissionSetup.createMachine({
  id: 'permissionEdit',
  context: { members: [], drafts: {}, waiting: [], sent: null, isAnyStored: false, errors: {} },
  initial: 'untouched',
  on: {
    'members changed': { actions: { type: 'setMembers', params: ({ event }) => event.members } },
    'toggle server': { actions: { type: 'toggleServer', params: ({ event }) => event } },
    'toggle panel': { actions: { type: 'togglePanel', params: ({ event }) => event } },
    'set panels': { actions: { type: 'setPanels', params: ({ event }) => event } },
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
                signInRequired: failed,
                factorRequired: failed,
                factorMissing: failed,
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

type PermissionEdit = SnapshotFrom<typeof permissionEditMachine>;

const none: readonly MemberPermission[] = [];

/** Returns the stored permissions if there is no draft. An unknown member has none. */
export function permissionsOf(
  { context: { drafts, members } }: PermissionEdit,
  memberId: string,
): readonly MemberPermission[] {
  return drafts[memberId]?.draft ?? members.find(({ id }) => id === memberId)?.permissions ?? none;
}

/** Returns the ids of the members with unsaved changes, in the order of the list. */
export function changedMemberIds({ context }: PermissionEdit): readonly string[] {
  return context.members.flatMap(({ id }) => (id in context.drafts ? [id] : []));
}

/** Returns null if there was no error, or if the member has been edited since then. */
export function errorOf({ context }: PermissionEdit, memberId: string): ChangeError['kind'] | null {
  return context.errors[memberId] ?? null;
}
