import { fold } from '../fold';
import type { CommandDefinition } from './definition';

/** Match quality; lower is better. */
const fit = { nameStarts: 0, nameContains: 1, described: 2, none: 3 } as const;
type Fit = (typeof fit)[keyof typeof fit];

/**
 * Returns the commands whose name or description contains the query. Returns all commands for an empty query
 * (product.md §11.2). Case, spaces, hyphens and slashes are ignored. Names that start with the query come first, then
 * names that contain it, then descriptions that contain it. Commands of the same quality keep their order.
 */
export function searchCommands(
  commands: readonly CommandDefinition[],
  query: string,
): readonly CommandDefinition[] {
  const needle = squash(query);
  if (needle === '') return commands;
  return commands
    .map((command) => ({ command, fit: fitOf(command, needle) }))
    .filter((hit) => hit.fit !== fit.none)
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ command }) => command);
}

function fitOf({ name, description }: CommandDefinition, needle: string): Fit {
  const squashed = squash(name);
  if (squashed.startsWith(needle)) return fit.nameStarts;
  if (squashed.includes(needle)) return fit.nameContains;
  return squash(description).includes(needle) ? fit.described : fit.none;
}

function squash(text: string): string {
  return fold(text).replaceAll(/[\s/_-]/g, '');
}
