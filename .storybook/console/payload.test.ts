import { expect, it } from 'vitest';
import { misfitIn, parsePayload } from './payload';

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

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

it.each([
  ['[]', /^Enter a JSON object/],
  ['null', /^Enter a JSON object/],
  ['"x"', /^Enter a JSON object/],
  ['{"a":', /not valid JSON/],
  ['{"type": "save"}', /^Leave out “type”/],
  [nested(101), /^This has more than 100 levels/],
  [nested(100_000), /^(This has more than 100 levels|This is not valid JSON)/],
])('refuses what is no payload: %#', (text, message) => {
  expect(parsePayload(text)).toEqual({ ok: false, message: expect.stringMatching(message) });
});

it.each([
  '{}',
  nested(100),
  `{"a": "${'[{'.repeat(1_000)}\\""}`,
  `{"a": "${'x'.repeat(1_000_000)}"}`,
])('reads a payload: %#', (text) => {
  expect(parsePayload(text)).toEqual({ ok: true, value: JSON.parse(text) });
});
