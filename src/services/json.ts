/** Reads JSON that may be anything; null where it is not JSON at all. What it holds is for a schema to say. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
