import type { CommandDoc } from '#domain/docs/command';

/** Returns the commands that match: each query word must occur in the name, description, category or a subcommand. */
export function findCommands(
  commands: readonly CommandDoc[],
  query: string,
): readonly CommandDoc[] {
  const words = fold(query).split(' ').filter(Boolean);
  if (words.length === 0) return commands;
  return commands.filter((command) => {
    const text = fold(
      [
        command.name,
        command.name.replaceAll('-', ''),
        command.description,
        command.category,
        command.permission,
        ...(command.subCommands ?? []).flatMap(({ name, description }) => [name, description]),
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Ignores slashes, hyphens and case: '/Relay-Add' becomes 'relay add'. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[/\-\s]+/gu, ' ')
    .trim();
}
