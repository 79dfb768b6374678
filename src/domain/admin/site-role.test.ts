import { expect, it } from 'vitest';
import { siteRoleOf } from './site-role';

it.each([
  ['owner', 'owner'],
  ['admin', 'admin'],
  ['member', null],
  ['Admin', null],
  ['', null],
])('the role %j runs the site as %j', (role, expected) => {
  expect(siteRoleOf(role)).toBe(expected);
});
