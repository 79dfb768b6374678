/** Limit in ms. A server times out sooner, so this applies only if the connection is lost. */
export const REQUEST_LIMIT = 20_000;

/** Like `REQUEST_LIMIT`, but for an upload, which may use a slow connection. */
export const UPLOAD_LIMIT = 60_000;

/**
 * Aborts after `limit` ms or with `signal`, until the promise of `run` settles, so it covers the body if `run` reads
 * it. Rejects with the error of `run`: a `TimeoutError` after the limit.
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
