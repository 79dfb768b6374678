/**
 * Returns a function that creates a value on the first call and then returns the same value. Use it for `Intl`
 * formatters. The first formatter on a page loads the browser's locale data, which takes 80 to 200 ms on a phone.
 * Modules must therefore not create a formatter while they load.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
