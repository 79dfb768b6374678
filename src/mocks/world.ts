import { type Conditions, defaultConditions } from './conditions';
import type { PersonName } from './session/people';

/** The URL parameter `?world=token-expired` opens the app in the world `token-expired`. */
export interface World {
  description: string;
  startsAs: PersonName | null;
  /** The person who is signed in to Discord in this browser. */
  discordAccount: PersonName;
  conditions: Conditions;
}

export function signedOut(description: string, conditions: Partial<Conditions> = {}): World {
  return {
    description,
    startsAs: null,
    discordAccount: 'owner',
    conditions: { ...defaultConditions, ...conditions },
  };
}

export function signedInAs(
  person: PersonName,
  description: string,
  conditions: Partial<Conditions> = {},
): World {
  return {
    description,
    startsAs: person,
    discordAccount: person,
    conditions: { ...defaultConditions, ...conditions },
  };
}

export const ownerWhen = (description: string, conditions: Partial<Conditions> = {}) =>
  signedInAs('owner', description, conditions);
