/** The token's format and dates are valid, but its signature is not. */
interface Claims {
  sub: string;
  email: string;
  session_id: string;
  /** Unix seconds. */
  iat: number;
  exp: number;
}

const header = { alg: 'HS256', typ: 'JWT' };

export function accessToken(claims: Claims): string {
  const payload = { ...claims, role: 'authenticated', aud: 'authenticated' };
  return `${encode(header)}.${encode(payload)}.${btoa('unsigned')}`.replaceAll('=', '');
}

/** Returns the claims of a bearer token; null if the token does not contain these claims. */
export function claimsOf(token: string): Pick<Claims, 'sub' | 'session_id' | 'exp'> | null {
  const [, payload = ''] = token.split('.');
  const claims = decode(payload);
  if (typeof claims !== 'object' || claims === null) return null;
  const { sub, session_id, exp } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof session_id !== 'string' || typeof exp !== 'number') {
    return null;
  }
  return { sub, session_id, exp };
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
