import { createHmac } from 'node:crypto';
import * as v from 'valibot';

export const LOCAL_JWT_SECRET = 'a-secret-that-signs-local-sessions-only';

type Claims = Readonly<Record<string, unknown>>;

/** Reads the claims of a JSON Web Token without checking its signature. */
export function claimsIn(accessToken: string): Claims {
  const [, payload = ''] = accessToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  return v.parse(v.record(v.string(), v.unknown()), claims);
}

export function signedToken(claims: Claims): string {
  const signed = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${signed}.${createHmac('sha256', LOCAL_JWT_SECRET).update(signed).digest('base64url')}`;
}
