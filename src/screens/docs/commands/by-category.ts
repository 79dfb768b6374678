import { type CommandCategory, type CommandDoc, commandCategories } from '#domain/docs/command';

export interface CommandGroup {
  /** The heading's anchor. Its prefix keeps it different from commands' anchors, which are their names. */
  id: string;
  category: CommandCategory;
  commands: readonly CommandDoc[];
}

/** Returns the categories with commands, in page order. */
export function groupsOf(commands: readonly CommandDoc[]): readonly CommandGroup[] {
  return commandCategories
    .map((category) => ({
      id: `about-${category.toLowerCase().replaceAll(' ', '-')}`,
      category,
      commands: commands.filter((command) => command.category === category),
    }))
    .filter((group) => group.commands.length > 0);
}

/** Returns the commands in page order, which is also the order in which they appear. */
export function byCategory(commands: readonly CommandDoc[]): readonly CommandDoc[] {
  return groupsOf(commands).flatMap((group) => group.commands);
}
