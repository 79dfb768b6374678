import type { CommandDefinition } from './definition';

/** How well a command fits what was typed; lower is better. */
const fit = { nameStarts: 0, nameContains: 1, described: 2, none: 3 } as const;
type Fit = (typeof fit)[keyof typeof fit];

/**
 * The commands whose name or description holds what was typed; all of them while nothing is. Case does not count, nor
 * what joins words ('add role' finds `addrole`, '/keyword relay' finds `keyword-relay-add`). Names that start with it
 * come first, then names that hold it, then descriptions; otherwise the order stays.
 */
export function searchCommands(
  commands: readonly CommandDefinition[],
  query: string,
): readonly CommandDefinition[] {
  const sought = squash(query);
  if (sought === '') return commands;
  return commands
    .map((command) => ({ command, fit: fitOf(command, sought) }))
    .filter((hit) => hit.fit !== fit.none)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ command }) => command);
}

function fitOf({ name, description }: CommandDefinition, sought: string): Fit {
  const squashed = squash(name);
  if (squashed.startsWith(sought)) return fit.nameStarts;
  if (squashed.includes(sought)) return fit.nameContains;
  return squash(description).includes(sought) ? fit.described : fit.none;
}

function squash(text: string): string {
  return text.toLowerCase().replaceAll(/[\s/_-]/g, '');
}
