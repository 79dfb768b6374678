import type { ErrorResponse } from './errors.ts';

/**
 * Sent with every response, because without them a page cannot read errors. Any origin is allowed: the functions need a
 * session and ignore cookies.
 */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-user-id',
  'Access-Control-Expose-Headers': 'retry-after',
};

const headers = { ...cors, 'Cache-Control': 'no-store' };

/** Returns a 200 response with a JSON body, or 204 for null. */
export function answerOf(value: object | null): Response {
  return value === null
    ? new Response(null, { status: 204, headers })
    : Response.json(value, { headers });
}

/** Responds to a preflight. Browsers may cache it for a day. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { ...cors, 'Access-Control-Max-Age': '86400' },
  });
}

/** Returns an error response with its status, text and retry time, if any. */
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
