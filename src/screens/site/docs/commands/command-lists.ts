import { adminCommands } from '#content/commands/admin';
import { userCommands } from '#content/commands/user';
import type { CommandDoc } from '#domain/docs/command';
import { byCategory } from './by-category';

export type CommandAudience = 'admin' | 'user';

export const commandsFor: Readonly<Record<CommandAudience, readonly CommandDoc[]>> = {
  admin: byCategory(adminCommands),
  user: byCategory(userCommands),
};
