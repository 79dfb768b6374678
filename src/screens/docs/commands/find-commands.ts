import type { CommandDoc } from '#domain/docs/command';

/**
 * Returns the commands that match a query. Each word of the query must occur in the name, the description, the category
 * or a subcommand.
 */
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

/** Normalizes a text so that slashes, hyphens and case are ignored. '/Relay-Add' becomes 'relay add'. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[/\-\s]+/gu, ' ')
    .trim();
}
