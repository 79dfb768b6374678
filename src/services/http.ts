import { parseJson } from './json';

/** What came back from a call: an answer of any status, or nothing at all. */
export type Answer = { kind: 'answered'; status: number; text: string } | { kind: 'unreachable' };

/**
 * Calls an address and reads the whole answer. A lost network, a refused preflight and an aborted call are all
 * 'unreachable': a browser does not tell them apart.
 */
export async function call(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return { kind: 'answered', status: response.status, text: await response.text() };
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
