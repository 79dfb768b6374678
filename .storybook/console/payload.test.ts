import { expect, it } from 'vitest';
import { misfitIn } from './payload';

const fixtures = [
  { type: 'save', request: { changes: [{ key: 'a', after: 1 }] }, verdict: { allowed: true } },
  {
    type: 'save',
    request: { changes: [] },
    verdict: { allowed: false, reason: 'denied' },
    note: null,
  },
];
const request = { changes: [] };
const verdict = { allowed: true };

it.each<[Record<string, unknown>, string | null]>([
  [{ request, verdict }, null],
  [{ request, verdict, note: 'any', more: 1 }, null],
  [{ request, verdict: { allowed: false, reason: 'late' } }, null],
  [{ request: { changes: [{ key: 'b', after: 2 }] }, verdict }, null],
  [{}, 'The field “request” is missing.'],
  [{ request: {}, verdict }, 'The field “request.changes” is missing.'],
  [{ request: null, verdict }, 'The field “request” must be an object, not null.'],
  [
    { request: { changes: {} }, verdict },
    'The field “request.changes” must be a list, not an object.',
  ],
  [
    { request: { changes: [{ key: 'a' }] }, verdict },
    'The field “request.changes.0.after” is missing.',
  ],
  [
    { request: { changes: [1] }, verdict },
    'The field “request.changes.0” must be an object, not a number.',
  ],
  [
    { request, verdict: { allowed: 'yes' } },
    'The field “verdict.allowed” must be true or false, not text.',
  ],
])('a typed payload %j is compared with the fixtures', (typed, expected) => {
  expect(misfitIn(typed, fixtures)).toBe(expected);
});
