import type { AddError, ListError, ManagedUser, RemoveError } from '#domain/admin/managed-user';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
import { failures, type ErrorsByKind } from '../errors-by-kind';
import type { managedUsersMachine } from './managed-users.machine';
import type { AddAnswer, ListAnswer, RemoveAnswer } from './managed-users.setup';

export function user(discordId: string, panelId: string): ManagedUser {
  return { discordId, panelId, isOwner: true, addedAt: '2026-11-20T12:00:00Z' };
}

export const mira = user('218345611802574848', 'resell-heaven');
export const sam = user('402715839204413440', 'crypto-desk');
export const fresh = user('1298374651029384192', 'fresh-start');

export const both: ListAnswer = { ok: true, value: [mira, sam] };
export const nobody: ListAnswer = { ok: true, value: [] };
/** The list after another user added `fresh`. */
export const all: ListAnswer = { ok: true, value: [fresh, mira, sam] };
export const added: AddAnswer = { ok: true, value: fresh };
export const removed: RemoveAnswer = { ok: true, value: null };

export const listErrors = {
  notAllowed: { kind: 'notAllowed' },
  signInRequired: { kind: 'signInRequired' },
  unreachable: { kind: 'unreachable' },
} satisfies ErrorsByKind<ListError>;
export const addErrors = {
  notAllowed: { kind: 'notAllowed' },
  signInRequired: { kind: 'signInRequired' },
  alreadyThere: { kind: 'alreadyThere' },
  unknown: { kind: 'unknown' },
} satisfies ErrorsByKind<AddError>;
export const removeErrors = {
  notAllowed: { kind: 'notAllowed' },
  signInRequired: { kind: 'signInRequired' },
  unknown: { kind: 'unknown' },
} satisfies ErrorsByKind<RemoveError>;

export const notListed = (kind: ListError['kind']) => failedWith(listErrors[kind]);
export const notAdded = (kind: AddError['kind']) => failedWith(addErrors[kind]);
export const notRemoved = (kind: RemoveError['kind']) => failedWith(removeErrors[kind]);

const { discordId, panelId } = fresh;

/** Events, outputs, and delays for `walkMachine` (tests) and `MachineConsole` (Storybook). */
export const managedUsersFixtures = {
  events: {
    retry: [{ type: 'retry' }],
    add: [{ type: 'add', user: { discordId, panelId } }],
    change: [{ type: 'change' }],
    remove: [{ type: 'remove', discordId: mira.discordId }],
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    'remove again': [{ type: 'remove again' }],
    dismiss: [{ type: 'dismiss' }],
  },
  actors: {
    load: { outcomes: [both, ...failures<ListError>(listErrors)], restarts: true },
    add: { outcomes: [added, ...failures<AddError>(addErrors)], restarts: true },
    remove: { outcomes: [removed, ...failures<RemoveError>(removeErrors)], restarts: true },
  },
  delays: {},
  serialize: ({ context: { users, toConfirm, leaving } }) => ({
    listed: users.some((each) => each.discordId === mira.discordId),
    toConfirm,
    leaving,
  }),
} satisfies WalkOptions<typeof managedUsersMachine>;

function failedWith<AnyError>(error: AnyError): { ok: false; error: AnyError } {
  return { ok: false, error };
}
