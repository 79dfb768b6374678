import type { ErrorResponse } from './errors.ts';

/**
 * Sent with every answer, errors too: without them a page could not read why it was refused. Any origin may ask,
 * because nothing here rests on cookies: whoever asks must hold a session.
 */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-user-id',
  'Access-Control-Expose-Headers': 'retry-after',
};

const headers = { ...cors, 'Cache-Control': 'no-store' };

/** Answers 200 with a value as JSON; 204 where there is nothing to say. */
export function answerOf(value: object | null): Response {
  return value === null
    ? new Response(null, { status: 204, headers })
    : Response.json(value, { headers });
}

/** Answers a preflight. A browser may remember it for a day. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { ...cors, 'Access-Control-Max-Age': '86400' },
  });
}

/** Answers an error with its status, its words and, where there is one, the time to wait. */
export function errorAnswer({ status, body, retryAfter }: ErrorResponse): Response {
  return Response.json(body, {
    status,
    headers: {
      ...headers,
      ...(status === 405 && { Allow: 'POST, OPTIONS' }),
      ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
    },
  });
}
