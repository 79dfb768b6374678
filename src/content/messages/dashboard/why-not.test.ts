import { expect, it } from 'vitest';
import type { MissingRight } from '#domain/permissions/why-not';
import { whyNotText } from './why-not';

it.each<[MissingRight, string]>([
  [{ kind: 'signIn' }, 'Sign in with Discord first.'],
  [
    { kind: 'panel', panel: 'points' },
    'Ask the owner of Deals, or an editor who can open the Editors and Points panels, for access to Points.',
  ],
  [
    { kind: 'panel', panel: 'editors' },
    'Ask the owner of Deals, or an editor who can open the Editors panel, for access to Editors.',
  ],
  [
    { kind: 'admin', panel: 'misc' },
    'Only admins can open Misc. Ask the owner or an admin of Deals to make you an admin.',
  ],
  [
    { kind: 'editingRole' },
    'Your role does not let you change API settings. Ask the owner or an admin of Deals for the admin or moderator role.',
  ],
  [
    { kind: 'platformOwner' },
    'Only the owner of Grouped can change this. No role in Deals allows it.',
  ],
])('%j', (missing, text) => {
  expect(whyNotText(missing, 'Deals')).toBe(text);
});
