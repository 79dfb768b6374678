const ADMINISTRATOR = 8n;

/**
 * Returns whether guild permissions include the administrator bit (product.md §7.3). Discord sends a decimal string,
 * which may exceed a safe integer. For any other text, the result is false.
 */
export function isAdministrator(permissions: string): boolean {
  return /^\d{1,40}$/.test(permissions) && (BigInt(permissions) & ADMINISTRATOR) !== 0n;
}
