import type { ErrorResponse } from './errors.ts';

/** Logs only the status and kind of an error, because messages, URLs, headers and bodies may contain secrets. */
export function report(
  name: string,
  { status, kind }: Pick<ErrorResponse, 'status' | 'kind'>,
): void {
  console.warn(`${name} ${status} ${kind}`);
}
