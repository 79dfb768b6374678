import { type CommandCategory, type CommandDoc, commandCategories } from '#domain/docs/command';

/** The commands about one thing, under a heading of their own. */
export interface CommandGroup {
  /** The heading's anchor. No command's anchor, which is its name, begins so. */
  id: string;
  category: CommandCategory;
  commands: readonly CommandDoc[];
}

/** The categories that have commands, in the order in which a page shows them. */
export function groupsOf(commands: readonly CommandDoc[]): readonly CommandGroup[] {
  return commandCategories
    .map((category) => ({
      id: `about-${category.toLowerCase().replaceAll(' ', '-')}`,
      category,
      commands: commands.filter((command) => command.category === category),
    }))
    .filter((group) => group.commands.length > 0);
}

/** The commands in the order in which a page shows them, which is the order in which they come into sight. */
export function byCategory(commands: readonly CommandDoc[]): readonly CommandDoc[] {
  return groupsOf(commands).flatMap((group) => group.commands);
}
