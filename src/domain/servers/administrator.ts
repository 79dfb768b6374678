const ADMINISTRATOR = 8n;

/**
 * Whether a guild's permissions hold the administrator bit (spec §6: bit 8).
 * Discord sends a decimal string of any length, beyond what a number can hold; garbage is a no.
 */
export function isAdministrator(permissions: string): boolean {
  return /^\d{1,40}$/.test(permissions) && (BigInt(permissions) & ADMINISTRATOR) !== 0n;
}
