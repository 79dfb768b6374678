/** Returns whether a text is a UUID. Postgres rejects any other text as an id, for example one from a URL. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
