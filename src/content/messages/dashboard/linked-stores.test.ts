import { expect, it } from 'vitest';
import { refusedRolesText, unlinkTitle } from './linked-stores';

it('names the store, and counts the refused roles', () => {
  expect(unlinkTitle('Cards')).toBe('Unlink Cards?');
  expect(refusedRolesText(0)).toBeNull();
  expect(refusedRolesText(1)).toBe(
    "The bot does not give 1 role, because it is not below the seller's highest role.",
  );
  expect(refusedRolesText(2)).toBe(
    "The bot does not give 2 roles, because they are not below the seller's highest role.",
  );
});
