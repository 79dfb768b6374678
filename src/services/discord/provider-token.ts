/**
 * The viewer's Discord token. It lives here and nowhere else: in memory, from signing in to signing out or to the
 * next reload, never in storage (design.md §8). The backend keeps its own copy for the edge functions.
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
