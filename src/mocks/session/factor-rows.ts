import type { Conditions } from '../conditions';
import { people, type Person } from './people';

/** A row of `auth.mfa_factors`. */
export interface FactorRow {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  /** ISO 8601. */
  created_at: string;
  updated_at: string;
  secret: string;
}

/** The secret of the first factor that a world starts with. Its codes can be computed with any authenticator app. */
export const startingSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const startingSecrets = [startingSecret, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'];

/** Returns the second factors of the owner or the site admin that the world starts with. */
export function startingFactors(
  { id }: Person,
  { secondFactors }: Conditions,
  now: number,
): readonly FactorRow[] {
  if (![people.owner, people.admin].some((person) => person.id === id)) return [];
  const count = { none: 0, one: 1, spare: 2 }[secondFactors];
  return startingSecrets.slice(0, count).map((secret, place) => {
    const at = new Date(now - (40 - 30 * place) * 24 * 3_600_000).toISOString();
    return {
      id: `fac70000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      friendly_name: ['Phone', 'Tablet at home'][place] ?? '',
      factor_type: 'totp',
      status: 'verified',
      created_at: at,
      updated_at: at,
      secret,
    };
  });
}
