import { call, type Answer } from '../http';

const API = 'https://discord.com/api/v10';

/** Sends a GET request to Discord with the viewer's token. */
export function requestDiscord(path: string, token: string, signal?: AbortSignal): Promise<Answer> {
  return call(`${API}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: signal ?? null,
  });
}
