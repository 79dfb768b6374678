import { timingSafeEqual } from 'node:crypto';
import type { Environment } from './environment.ts';
import { errorResponse } from './errors.ts';
import type { ErrorResponse } from './errors.ts';
import { report } from './report.ts';
import { fail } from './result.ts';
import type { Result } from './result.ts';

/** There are no CORS headers, because no page calls the function. */
const headers = { 'Cache-Control': 'no-store' };

/**
 * Handles what the functions for other servers have in common: the method, and the response.
 * @param work identifies its caller, and returns the value to send as JSON
 */
export function serverEndpoint(
  name: string,
  work: (request: Request) => Promise<Result<object>>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const result = request.method === 'POST' ? await work(request) : fail('methodNotAllowed');
      if (result.ok) return Response.json(result.value, { headers });
      report(name, result.error);
      return errorAnswer(result.error);
    } catch (defect) {
      report(name, { status: 500, kind: defect instanceof Error ? defect.name : typeof defect });
      return errorAnswer(errorResponse('defect'));
    }
  };
}

/** A `serverEndpoint` that only the holder of the secret key can call: the bot, or a schedule. */
export function scheduledEndpoint(
  name: string,
  { serviceKey }: Environment,
  work: (request: Request) => Promise<Result<object>>,
): (request: Request) => Promise<Response> {
  return serverEndpoint(name, (request) => {
    const key = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    return isSame(key, serviceKey) ? work(request) : Promise.resolve(fail('wrongServiceKey'));
  });
}

/** Compares in a time that does not tell how much is equal. */
function isSame(given: string, key: string): boolean {
  const [a, b] = [given, key].map((text) => new TextEncoder().encode(text));
  return a !== undefined && b !== undefined && a.length === b.length && timingSafeEqual(a, b);
}

function errorAnswer({ status, body }: ErrorResponse): Response {
  return Response.json(body, {
    status,
    headers: { ...headers, ...(status === 405 && { Allow: 'POST' }) },
  });
}
