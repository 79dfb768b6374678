import { type Conditions, defaultConditions } from '../conditions';
import type { World } from '../worlds';

const verifying = (description: string, verification: Conditions['verification']) =>
  ({
    description,
    startsAs: 'owner',
    discordAccount: 'owner',
    conditions: { ...defaultConditions, verification },
  }) as const satisfies World;

/** Worlds in which a verification fails. */
export const verificationWorlds = {
  'verification-fails': verifying('The verification returns an error', 'breaks'),
  'verification-reconnect': verifying(
    'The Discord token has expired at the verification',
    'tokenExpired',
  ),
  'verification-not-confirmed': verifying(
    'Discord reports another account at the verification',
    'foreignAccount',
  ),
  'verification-limited': verifying('Discord limits requests at the verification', 'limited'),
  'verification-offline': verifying('The connection is lost at the verification', 'unreachable'),
} as const;
