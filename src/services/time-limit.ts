/**
 * The time in ms after which a request is aborted. A server times out sooner, so this limit applies only if the
 * connection is lost and no response can arrive.
 */
export const REQUEST_LIMIT = 20_000;

/** Like `REQUEST_LIMIT`, but for an upload, which may use a slow connection. */
export const UPLOAD_LIMIT = 60_000;

/**
 * Runs a request with a signal that aborts after `limit` milliseconds, or when the given `signal` aborts. The limit
 * applies until the promise of `run` settles, so it also covers the body if `run` reads it.
 * @throws (rejects) with the error of `run`: a `TimeoutError` after the limit.
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
