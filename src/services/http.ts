import { parseJson } from './json';
import { REQUEST_LIMIT, withinLimit } from './time-limit';

/** What came back from a call: an answer of any status, or nothing at all. */
export type Answer = { kind: 'answered'; status: number; text: string } | { kind: 'unreachable' };

/**
 * Calls an address and reads the whole answer, within `REQUEST_LIMIT`. A lost network, a refused preflight, an aborted
 * call and one without an answer are all 'unreachable': a browser does not tell them apart.
 */
export async function call(url: string, init: RequestInit): Promise<Answer> {
  try {
    return await withinLimit(
      async (signal) => {
        const response = await fetch(url, { ...init, signal });
        return { kind: 'answered', status: response.status, text: await response.text() };
      },
      { limit: REQUEST_LIMIT, signal: init.signal },
    );
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The body of an answer, to be checked by a schema; null where it is not JSON. */
export function bodyOf(answer: { text: string }): unknown {
  return parseJson(answer.text);
}

/** Whether an answer is a success (2xx). */
export function isSuccess(answer: { status: number }): boolean {
  return answer.status >= 200 && answer.status < 300;
}
