import type { Server } from './server';

/** What is kept of a server list to compare it with a later one. */
export type KnownServer = Pick<Server, 'id' | 'name'>;

/** How a server list differs from an earlier one: numbers of servers. */
export interface ServerChanges {
  added: number;
  removed: number;
  renamed: number;
}

/** Compares two server lists by id. The order of a list does not matter. */
export function serverChanges(
  before: readonly KnownServer[],
  now: readonly KnownServer[],
): ServerChanges {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  const ids = new Set(now.map(({ id }) => id));
  return {
    added: now.filter(({ id }) => !names.has(id)).length,
    removed: before.filter(({ id }) => !ids.has(id)).length,
    renamed: now.filter(({ id, name }) => names.has(id) && names.get(id) !== name).length,
  };
}
