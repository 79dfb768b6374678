import { adminCommands } from '#content/commands/admin';
import { userCommands } from '#content/commands/user';
import { commandCategories, type CommandCategory, type CommandDoc } from '#domain/docs/command';

export type CommandAudience = 'admin' | 'user';

export const commandsFor: Readonly<Record<CommandAudience, readonly CommandDoc[]>> = {
  admin: byCategory(adminCommands),
  user: byCategory(userCommands),
};

interface CommandGroup {
  /** The heading's anchor. The prefix avoids collisions with the anchors of commands, which are plain command names. */
  id: string;
  category: CommandCategory;
  commands: readonly CommandDoc[];
}

export function groupsOf(commands: readonly CommandDoc[]): readonly CommandGroup[] {
  return commandCategories
    .map((category) => ({
      id: `about-${category.toLowerCase().replaceAll(' ', '-')}`,
      category,
      commands: commands.filter((command) => command.category === category),
    }))
    .filter((group) => group.commands.length > 0);
}

/** Returns the commands sorted by category, in page order. The reveal animation uses the same order. */
function byCategory(commands: readonly CommandDoc[]): readonly CommandDoc[] {
  return groupsOf(commands).flatMap((group) => group.commands);
}
