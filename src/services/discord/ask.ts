import { call, type Answer } from '../http';

const API = 'https://discord.com/api/v10';

/** Asks Discord for something of the viewer's, with the viewer's own token. */
export function askDiscord(path: string, token: string, signal?: AbortSignal): Promise<Answer> {
  return call(`${API}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: signal ?? null,
  });
}
