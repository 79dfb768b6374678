import type { Server } from './server';

export type KnownServer = Pick<Server, 'id' | 'name'>;

export interface ServerChanges {
  added: number;
  removed: number;
  renamed: number;
}

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
