/** Returns a placeholder for an implementation that the app must provide. The placeholder throws when it is called. */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`No implementation provided for ${name}`);
  };
}
