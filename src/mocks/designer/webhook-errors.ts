import type { Conditions } from '../conditions';
import { discordError, tooMany } from './discord-answers';

/** The time in ms that a client of a rate-limited webhook has to wait. */
const REST = 3_200;

/**
 * Returns functions that create the error responses of a world in which webhooks fail.
 * @param now returns Unix ms
 */
export function webhookErrors(webhook: Conditions['webhook'], now: () => number) {
  let restsUntil: number | null = null;

  /**
   * Returns the error response if every webhook request of this world fails. Returns null if the network fails. Returns
   * undefined if at least some requests succeed.
   */
  function error(): Response | null | undefined {
    switch (webhook) {
      case 'gone':
        return discordError(404, 10_015, 'Unknown Webhook');
      case 'wrongToken':
        return discordError(401, 50_027, 'Invalid Webhook Token');
      case 'unreachable':
        return null;
      default:
        return undefined;
    }
  }

  /**
   * Returns the response to all requests of this world that concern a message; undefined if such requests do not fail.
   */
  function messageError(): Response | undefined {
    switch (webhook) {
      case 'forbids':
        return discordError(403, 50_013, 'Missing Permissions');
      case 'breaks':
        return discordError(500, 0, '500: Internal Server Error');
      case 'limits': {
        // The first request is rate limited. After the wait, requests succeed.
        restsUntil ??= now() + REST;
        return now() < restsUntil ? tooMany(restsUntil - now()) : undefined;
      }
      default:
        return undefined;
    }
  }

  return { error, messageError };
}
