import { fold } from './fold';

/** Returns a name such as "resell-heaven-settings-2026-11-25.json". `now` is in Unix ms. */
export function fileNameOf(
  serverName: string,
  content: 'settings' | 'history' | 'filtered-history',
  extension: 'json' | 'csv',
  now: number,
): string {
  const name = fold(serverName)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return `${name || 'server'}-${content}-${new Date(now).toISOString().slice(0, 10)}.${extension}`;
}
