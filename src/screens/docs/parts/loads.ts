/**
 * Fetches a part of the page that is wanted now or soon, and answers whether it arrived. Where it did not, the page stands
 * as it stood, and the next press asks again.
 */
export async function loads(load: () => Promise<unknown>): Promise<boolean> {
  try {
    await load();
    return true;
  } catch {
    return false;
  }
}
