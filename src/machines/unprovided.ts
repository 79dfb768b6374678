/** The body of an actor the app must provide: reaching it is a defect in the wiring, so it throws. */
export function unprovided(name: string): () => never {
  return () => {
    throw new Error(`No implementation provided for ${name}`);
  };
}
