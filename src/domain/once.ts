/**
 * For `Intl` formatters: the first one on a page loads the browser's locale data, which takes 80 to 200 ms on a phone.
 * Modules must therefore not create a formatter while they load.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
