import type { AddError, ListError, ManagedUser, RemoveError } from '#domain/admin/managed-user';
import type { WalkOptions } from '../../../tests/setup/walk-machine';
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
/** Somebody else added the newcomer. */
export const all: ListAnswer = { ok: true, value: [fresh, mira, sam] };
export const added: AddAnswer = { ok: true, value: fresh };
export const removed: RemoveAnswer = { ok: true, value: null };

export const notListed = (kind: ListError['kind']): ListAnswer => refused(kind);
export const notAdded = (kind: AddError['kind']): AddAnswer => refused(kind);
export const notRemoved = (kind: RemoveError['kind']): RemoveAnswer => refused(kind);

const { discordId, panelId } = fresh;

/** What may happen to the admin panel: its walk goes by it, and its bench has a button for each. */
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
    load: {
      outcomes: [
        both,
        notListed('notAllowed'),
        notListed('signInRequired'),
        notListed('unreachable'),
      ],
      restarts: true,
    },
    add: {
      outcomes: [
        added,
        notAdded('alreadyThere'),
        notAdded('notAllowed'),
        notAdded('signInRequired'),
        notAdded('failed'),
      ],
      restarts: true,
    },
    remove: {
      outcomes: [
        removed,
        notRemoved('notAllowed'),
        notRemoved('signInRequired'),
        notRemoved('failed'),
      ],
      restarts: true,
    },
  },
  delays: {},
  serialize: ({ context: { users, asked, leaving } }) => ({
    listed: users.some((each) => each.discordId === mira.discordId),
    asked,
    leaving,
  }),
} satisfies WalkOptions<typeof managedUsersMachine>;

function refused<Kind extends string>(kind: Kind): { ok: false; error: { kind: Kind } } {
  return { ok: false, error: { kind } };
}
