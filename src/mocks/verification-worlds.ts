import { type Conditions, workingDay } from './conditions';
import type { World } from './worlds';

const verifying = (description: string, verification: Conditions['verification']) =>
  ({
    description,
    startsAs: 'owner',
    discordAccount: 'owner',
    conditions: { ...workingDay, verification },
  }) as const satisfies World;

/** What may become of «Verify My Identity» besides success. */
export const verificationWorlds = {
  'verification-fails': verifying('Verifying an identity is answered with an error', 'breaks'),
  'verification-reconnect': verifying(
    'Discord no longer answers for the sign-in when an identity is verified',
    'tokenExpired',
  ),
  'verification-not-confirmed': verifying(
    'Discord answers with another account when an identity is verified',
    'foreignAccount',
  ),
  'verification-limited': verifying(
    'Discord wants to be asked later when an identity is verified',
    'limited',
  ),
  'verification-offline': verifying(
    'The network is lost when an identity is verified',
    'unreachable',
  ),
} as const;
