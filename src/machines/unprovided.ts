/** Returns the implementation of an actor that the app must provide. @throws when called: the wiring is missing. */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`No implementation provided for ${name}`);
  };
}
