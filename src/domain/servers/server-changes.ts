import type { Server } from './server';

/** The properties of a server that the browser stores, so that it can compare them with a later server list. */
export type KnownServer = Pick<Server, 'id' | 'name'>;

/** The numbers of servers that were added, removed and renamed between two server lists. */
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
