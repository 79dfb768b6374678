/**
 * Makes something dear when it is first asked for, and keeps it. For the formats of `Intl`: the first of a page loads
 * the browser's language data, which on a phone takes 80 to 200 ms, so none is made while a module is loaded.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
