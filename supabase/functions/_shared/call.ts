/** What came back from a call. `body` is the parsed JSON, undefined where it was not JSON. */
export type Answer =
  | { kind: 'answered'; status: number; body: unknown; retryAfter: string | null }
  | { kind: 'tooSlow' }
  | { kind: 'unreachable' };

/**
 * Calls another server and reads its whole answer, both within `timeoutMs`. Redirects are not followed: no server
 * called here has a reason to send one, and the call carries secrets.
 */
export async function call(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return {
      kind: 'answered',
      status: response.status,
      body: parseJson(await response.text()),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return { kind: signal.aborted ? 'tooSlow' : 'unreachable' };
  }
}

/** Whether an answer came, and is a success (2xx). */
export function isSuccess(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
}

/** Whether an answer came, and is an error (4xx). */
export function isError(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500;
}

/** Whether an answer came, with exactly this status. */
export function hasStatus(answer: Answer, ...statuses: readonly number[]): boolean {
  return answer.kind === 'answered' && statuses.includes(answer.status);
}

/** The body of an answer, to be checked by a schema; undefined where there is none. */
export function bodyOf(answer: Answer): unknown {
  return answer.kind === 'answered' ? answer.body : undefined;
}

/** Reads JSON that may be anything; undefined where it is not JSON at all. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
