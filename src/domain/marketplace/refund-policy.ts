/** The length in UTF-16 units of a policy that takes about two lines beside a price. */
const SHORT = 120;

/** Returns whether a store page shows the whole policy below the memberships instead of in a section of its own. */
export function isShortPolicy(policy: string): boolean {
  const text = policy.trim();
  return text.length <= SHORT && !text.includes('\n');
}
