/** The result of a request. `body` is the parsed JSON; undefined if it is not JSON. */
export type Answer =
  | { kind: 'answered'; status: number; body: unknown; retryAfter: string | null }
  | { kind: 'tooSlow' }
  | { kind: 'unreachable' };

/**
 * Sends a request to another server and reads the whole response within `timeoutMs`. Redirects are not followed,
 * because none are expected and the request contains secrets.
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

export function isSuccess(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
}

/** Returns whether the response is a client error (4xx). */
export function isError(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500;
}

/** Returns whether a response arrived with one of these statuses. */
export function hasStatus(answer: Answer, ...statuses: readonly number[]): boolean {
  return answer.kind === 'answered' && statuses.includes(answer.status);
}

export function bodyOf(answer: Answer): unknown {
  return answer.kind === 'answered' ? answer.body : undefined;
}

/** Parses JSON of unknown shape. Returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
