import type { PersonName } from '#mocks/session/people';
import type { World } from './world';

export const functionNames = [
  'fetch-discord-servers',
  'store-discord-token',
  'guild-resources',
  'search-members',
  'verify-identity',
] as const;
export type FunctionName = (typeof functionNames)[number];

/** Returns an error response in the format of every edge function. */
export function error(status: number, error: string) {
  return { status, body: { error } };
}

/** Sends a POST request to an edge function in the same way as `services/edge/call-function.ts`. */
export function post(
  { call }: World,
  name: FunctionName,
  { as, body, headers = {} }: { as: PersonName; body: unknown; headers?: Record<string, string> },
) {
  return call(`/functions/v1/${name}`, { as, body, headers });
}
