import { parseJson } from './json';
import { REQUEST_LIMIT, withinLimit } from './time-limit';

/** The result of a request: a response with any status, or no response. */
export type Answer = { kind: 'answered'; status: number; text: string } | { kind: 'unreachable' };

/**
 * Sends a request and reads the whole response within `limit` milliseconds. A network failure, a failed preflight, an
 * aborted request, and a timeout all result in 'unreachable'. Browsers do not distinguish the first two.
 */
export async function call(
  url: string,
  init: RequestInit,
  limit: number = REQUEST_LIMIT,
): Promise<Answer> {
  try {
    return await withinLimit(
      async (signal) => {
        const response = await fetch(url, { ...init, signal });
        return { kind: 'answered', status: response.status, text: await response.text() };
      },
      { limit, signal: init.signal },
    );
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Returns the parsed body without validation; null if it is not JSON. */
export function bodyOf(answer: { text: string }): unknown {
  return parseJson(answer.text);
}

export function isSuccess(answer: { status: number }): boolean {
  return answer.status >= 200 && answer.status < 300;
}
