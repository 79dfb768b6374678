import type { ManagedUser } from '#domain/admin/managed-user';
import { readerFixtures } from '../../charts/reader.fixtures';
import { managedUsersMachine } from './managed-users.machine';

export const mira: ManagedUser = {
  discordId: '218345611802574848',
  panelId: 'resell-heaven',
  isOwner: true,
  addedAt: '2026-11-20T12:00:00Z',
};

export const managedUsersFixtures = readerFixtures(managedUsersMachine, {
  values: [[mira], []],
  patch: { type: 'removed', discordId: mira.discordId },
});
