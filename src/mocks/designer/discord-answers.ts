import type { ErrorTree } from './discord-limits';
import type { Conditions } from '../conditions';

/** The error that Discord returns when a server's AutoMod blocks a message. */
export const blocked: ErrorTree = {
  embeds: {
    0: {
      title: {
        _errors: [
          {
            code: 'AUTO_MODERATION_MESSAGE_BLOCKED',
            message: 'Content contains words this server does not allow.',
          },
        ],
      },
    },
  },
};

/** Returns a 429 response. `left` is the remaining wait in ms. */
function tooMany(left: number): Response {
  const seconds = left / 1_000;
  return Response.json(
    { message: 'You are being rate limited.', retry_after: seconds, global: false },
    {
      status: 429,
      headers: {
        'Retry-After': `${Math.ceil(seconds)}`,
        'X-RateLimit-Limit': '5',
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset-After': `${seconds}`,
        'X-RateLimit-Bucket': 'webhook',
        'X-RateLimit-Scope': 'user',
      },
    },
  );
}

/** Returns an error response in Discord's format. `code` is Discord's own error code. */
export function discordError(status: number, code: number, message: string): Response {
  return Response.json({ message, code }, { status });
}

export function invalidForm(errors: ErrorTree): Response {
  return Response.json({ message: 'Invalid Form Body', code: 50_035, errors }, { status: 400 });
}

export function notAllowed(): Response {
  return discordError(405, 0, '405: Method Not Allowed');
}

/** The time in ms that a client of a rate-limited webhook has to wait. */
const REST = 3_200;

/** Returns functions that create the error responses of a world. `now` returns Unix ms. */
export function webhookErrors(webhook: Conditions['webhook'], now: () => number) {
  let restsUntil: number | null = null;

  /** The error of every webhook request; null if the network fails; undefined if at least some requests succeed. */
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

  /** The response to all requests that concern a message; undefined if these do not fail. */
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
