import { not, type DoneActorEvent } from 'xstate';
import { permissionSetup, sentOf, type PermissionsAnswer } from './permission-edit.setup';

const answered = ({ event }: { event: DoneActorEvent<PermissionsAnswer> }) => event.output;

/**
 * What the members of a team may open, server by server, under edit (spec §4 «Permission edit flow»). Everybody's
 * changes wait together for one save, which goes from member to member: an error of one keeps no other. What is being
 * saved is shown in the list meanwhile, and taken back there when it is refused; here it stays, to be tried again.
 */
export const permissionEditMachine = permissionSetup.createMachine({
  id: 'permissionEdit',
  context: { members: [], drafts: {}, waiting: [], sent: null, isAnyStored: false, errors: {} },
  initial: 'untouched',
  on: {
    'members changed': { actions: { type: 'take', params: ({ event }) => event.members } },
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
          entry: ['send', 'tellExpected'],
          invoke: {
            id: 'replace',
            src: 'replace',
            input: ({ context }) => sentOf(context),
            onDone: [
              {
                guard: { type: 'wasSaved', params: answered },
                target: 'answered',
                actions: ['settle', 'tellDone'],
              },
              {
                target: 'answered',
                actions: [{ type: 'refuse', params: answered }, 'tellRefused'],
              },
            ],
          },
        },
        answered: {
          always: [
            { guard: 'isSomebodyWaiting', target: 'sending' },
            { guard: 'hasErrors', target: '#refused' },
            { guard: 'isAnyStored', target: '#saved', actions: 'notifySaved' },
            // Nobody is left of whom there would be anything to say.
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
    /** Of somebody at least, what was asked for was not done (`errors`). */
    refused: {
      id: 'refused',
      entry: 'notifyRefused',
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
