import type { ErrorResponse } from './errors.ts';

/**
 * Headers of every response. Without them, a page could not read errors. Any origin is allowed, because the functions
 * ignore cookies and require a session token.
 */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-user-id',
  'Access-Control-Expose-Headers': 'retry-after',
};

const headers = { ...cors, 'Cache-Control': 'no-store' };

/** Returns a 200 response with a JSON body, or a 204 response for null. */
export function answerOf(value: object | null): Response {
  return value === null
    ? new Response(null, { status: 204, headers })
    : Response.json(value, { headers });
}

/** Returns the response to a preflight request. Browsers may cache it for a day. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: { ...cors, 'Access-Control-Max-Age': '86400' },
  });
}

/** Returns an error response with the error's status, its text, and its retry time, if any. */
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
