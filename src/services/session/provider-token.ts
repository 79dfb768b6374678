/**
 * The viewer's Discord token. It is kept in memory only, from sign-in until sign-out or the next reload, and never in
 * storage (product.md §6.12). The backend stores its own copy for the edge functions (supabase.md §3.3).
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
