const ADMINISTRATOR = 8n;

/** Discord sends a decimal string that may exceed a safe integer. Other texts give false (product.md §7.3). */
export function isAdministrator(permissions: string): boolean {
  return /^\d{1,40}$/.test(permissions) && (BigInt(permissions) & ADMINISTRATOR) !== 0n;
}
