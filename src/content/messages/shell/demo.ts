import { formatNumber } from '#domain/format-number';

/** Texts of the list of worlds in demo mode. */
export const demoMessages = {
  worlds: 'Worlds',
  worldsHint: 'Search worlds...',
  currentWorld: 'current',
} as const;

export function worldCountText(count: number): string {
  return count === 1 ? '1 world' : `${formatNumber(count)} worlds`;
}

/** Shown if no world matches the query. */
export function worldsEmptyText(query: string): string {
  return `No world matches “${query}”`;
}
