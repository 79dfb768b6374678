import { people } from '../session/people';
import type { Conditions } from '../conditions';
import type { TableRow } from '#services/database-functions';

export interface ManagedUserRow extends TableRow<'managed_users'> {
  is_owner: true;
}

function row(discordId: string, panelId: string, addedAt: string): ManagedUserRow {
  return {
    discord_id: discordId,
    panel_id: panelId,
    is_owner: true,
    added_by: people.admin.id,
    added_at: addedAt,
  };
}

const few: readonly ManagedUserRow[] = [
  row(people.owner.discord.id, 'resell-heaven', '2026-01-05T09:00:00+00:00'),
  row('731459026318475264', 'card-collectors', '2026-02-17T14:32:00+00:00'),
  row('1034561278900011008', 'PNL-00417', '2026-04-02T08:05:00+00:00'),
  row(
    '561203984471023616',
    'The Amazon Sellers Laboratory, wholesale floor',
    '2026-06-23T19:48:00+00:00',
  ),
  row('88214466310207488', '₿ crypto-desk', '2026-09-30T11:11:00+00:00'),
  row(people.editor.discord.id, 'picks-club', '2026-11-12T16:20:00+00:00'),
];

const many: readonly ManagedUserRow[] = Array.from({ length: 240 }, (_, index) =>
  row(
    String(400_000_000_000_000_000n + BigInt(index) * 7_340_032_017n),
    `PNL-${String(index + 1).padStart(5, '0')}`,
    new Date(Date.UTC(2026, 0, 5, 9) + index * 86_400_000).toISOString(),
  ),
);

export function startingManagedUsers({ managedUsers }: Conditions): readonly ManagedUserRow[] {
  if (managedUsers === 'empty') return [];
  return managedUsers === 'many' ? many : few;
}
