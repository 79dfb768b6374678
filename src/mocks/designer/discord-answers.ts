import type { ErrorTree } from './discord-limits';

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
export function tooMany(left: number): Response {
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
