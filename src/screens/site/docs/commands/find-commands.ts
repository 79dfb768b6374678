import { wordMatcher } from '#domain/fold';
import type { CommandDoc } from '#domain/docs/command';

/** Each word of the query must occur in the name, the description, the category or a subcommand. */
export function findCommands(
  commands: readonly CommandDoc[],
  query: string,
): readonly CommandDoc[] {
  const isFound = wordMatcher(spaced(query));
  return commands.filter(({ name, description, category, permission, subCommands = [] }) =>
    isFound(
      spaced(name),
      name.replaceAll('-', ''),
      spaced(description),
      spaced(category),
      permission,
      ...subCommands.flatMap((each) => [spaced(each.name), spaced(each.description)]),
    ),
  );
}

/** Returns a text with spaces in place of slashes and hyphens, which the search ignores. */
function spaced(text: string): string {
  return text.replace(/[/-]+/gu, ' ');
}
