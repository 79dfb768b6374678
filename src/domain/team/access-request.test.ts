import { expect, it } from 'vitest';
import { isOutdatedBy, withoutRequest, type AccessRequest } from './access-request';

const request = (id: string): AccessRequest => ({
  id,
  name: id,
  discordId: '518203746611290112',
  askedAt: '2026-11-20T10:00:00.000Z',
});
const [noor, pavel] = [request('noor'), request('pavel')];

it.each([
  ['one of two that are listed', { total: 2, requests: [noor, pavel] }, 1, [pavel]],
  ['one of more than are listed', { total: 60, requests: [noor, pavel] }, 59, [pavel]],
  ['the last one', { total: 1, requests: [noor] }, 0, []],
  ['one that a later answer no longer lists', { total: 1, requests: [pavel] }, 1, [pavel]],
])('takes out %s', (_, listed, total, requests) => {
  expect(withoutRequest(listed, noor)).toEqual({ total, requests });
});

it.each([
  ['notInServer', true],
  ['notSetUp', true],
  ['hasAccess', true],
  ['declinedRecently', true],
  ['tooManyRequests', false],
  ['signInRequired', false],
  ['unanswered', false],
] as const)('%s says that the page is out of date: %s', (kind, isOutdated) => {
  expect(isOutdatedBy(kind)).toBe(isOutdated);
});
