import * as v from 'valibot';

/** The token's format and dates are valid, but its signature is not. */
interface Claims {
  sub: string;
  email: string;
  session_id: string;
  /** Unix seconds. */
  iat: number;
  exp: number;
  aal: 'aal1' | 'aal2';
  /** How the session was opened, the last method first (supabase.md §2.14). */
  amr: readonly { method: string; timestamp: number }[];
}

const header = { alg: 'HS256', typ: 'JWT' };

export function accessToken(claims: Claims): string {
  const payload = { ...claims, role: 'authenticated', aud: 'authenticated' };
  return `${encode(header)}.${encode(payload)}.${btoa('unsigned')}`.replaceAll('=', '');
}

const readClaims = v.object({
  sub: v.string(),
  session_id: v.string(),
  exp: v.number(),
  amr: v.optional(v.array(v.object({ method: v.string(), timestamp: v.number() })), []),
});

/** Returns the claims of a bearer token; null if the token does not contain these claims. */
export function claimsOf(token: string): v.InferOutput<typeof readClaims> | null {
  const [, payload = ''] = token.split('.');
  const claims = v.safeParse(readClaims, decode(payload));
  return claims.success ? claims.output : null;
}

function encode(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return null;
  }
}
