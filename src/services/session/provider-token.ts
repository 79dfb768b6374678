/**
 * In memory only, until sign-out or a reload (product.md §6.12). The backend stores its own copy (supabase.md §3.3).
 */
let current: string | null = null;

export function providerToken(): string | null {
  return current;
}

export function rememberProviderToken(token: string): void {
  current = token;
}

export function forgetProviderToken(): void {
  current = null;
}
