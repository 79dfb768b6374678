const ADMINISTRATOR = 8n;

/**
 * Whether guild permissions have the administrator bit (product.md §7.3). Discord sends a decimal string that may
 * exceed a safe integer. Anything else has no bit set.
 */
export function isAdministrator(permissions: string): boolean {
  return /^\d{1,40}$/.test(permissions) && (BigInt(permissions) & ADMINISTRATOR) !== 0n;
}
