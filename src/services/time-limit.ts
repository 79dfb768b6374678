/** Milliseconds after which a request counts as unanswered. Servers give up sooner; a lost network never answers. */
export const REQUEST_LIMIT = 20_000;

/** The same for a picture, which may go over a slow line. */
export const UPLOAD_LIMIT = 60_000;

/**
 * Runs a request with a signal that aborts after so many milliseconds, or when the given signal does. The limit holds
 * until the promise settles, so a body that is read within `run` counts too.
 *
 * @throws (rejects) with what `run` rejects with: a `TimeoutError` once the time is up.
 */
export async function withinLimit<Value>(
  run: (signal: AbortSignal) => Promise<Value>,
  { limit, signal }: { limit: number; signal?: AbortSignal | null | undefined },
): Promise<Value> {
  const request = new AbortController();
  const abort = () => request.abort(signal?.reason);
  const timer = setTimeout(
    () => request.abort(new DOMException('The server did not answer in time', 'TimeoutError')),
    limit,
  );
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await run(request.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
