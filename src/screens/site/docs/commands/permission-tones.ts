import type { CommandPermission } from '#domain/docs/command';

export const permissionTones = {
  'Admin Only': 'accent',
  'Mod Permission': 'warning',
  Everyone: 'success',
} as const satisfies Record<CommandPermission, string>;
