import { call, type Answer } from '../http';

const API = 'https://discord.com/api/v10';

export function requestDiscord(path: string, token: string, signal?: AbortSignal): Promise<Answer> {
  return call(`${API}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: signal ?? null,
  });
}
