import { describe, expect, it } from 'vitest';
import { messageWith } from './arbitrary.fixture';
import { blankEmbed } from './embed';
import { classifyAnswer, classifyLoss } from './delivery';

const message = messageWith({ title: 'a' });

function answer(status: number, body: unknown = '', headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return classifyAnswer({ status, body: text, headers: new Headers(headers) }, message);
}

describe('a successful response', () => {
  it.each([
    [204, '', { messageId: null, channelId: null }],
    [200, { id: '11', channel_id: '22', content: 'a' }, { messageId: '11', channelId: '22' }],
    [200, { id: 11, channel_id: 'x' }, { messageId: null, channelId: null }],
    [200, '<html>', { messageId: null, channelId: null }],
  ])('%d %j', (status, body, value) => {
    expect(answer(status, body)).toEqual({ ok: true, value });
  });
});

describe('an error response', () => {
  it.each([
    [404, { code: 10_015, message: 'Unknown Webhook' }, { kind: 'notFound', isGone: true }],
    [404, '', { kind: 'notFound', isGone: true }],
    [404, { code: 10_008, message: 'Unknown Message' }, { kind: 'notFound', isGone: false }],
    [403, { code: 50_013, message: 'Missing Permissions' }, { kind: 'forbidden' }],
    [403, '<html>', { kind: 'forbidden' }],
    [
      401,
      { code: 50_027, message: 'Invalid Webhook Token' },
      { kind: 'other', status: 401, message: 'Invalid Webhook Token' },
    ],
    [
      500,
      { message: 'Internal Server Error' },
      { kind: 'other', status: 500, message: 'Internal Server Error' },
    ],
    [502, '<html>Bad gateway</html>', { kind: 'other', status: 502, message: '' }],
    [503, '', { kind: 'other', status: 503, message: '' }],
    [302, '', { kind: 'other', status: 302, message: '' }],
    [413, { code: 40_005, message: 7 }, { kind: 'other', status: 413, message: '' }],
    [
      400,
      { code: 50_006, message: 'Cannot send an empty message' },
      { kind: 'badRequest', code: 50_006, message: 'Cannot send an empty message', complaints: [] },
    ],
    [400, 'nonsense', { kind: 'badRequest', code: null, message: '', complaints: [] }],
    [400, '[1]', { kind: 'badRequest', code: null, message: '', complaints: [] }],
  ])('%d %j', (status, body, error) => {
    expect(answer(status, body)).toEqual({ ok: false, error });
  });

  it('reports the invalid parts by their paths in the form', () => {
    const sent = {
      ...message,
      embeds: [blankEmbed('1'), { ...blankEmbed('2'), title: 'a' }],
    };
    const body = JSON.stringify({
      code: 50_035,
      message: 'Invalid Form Body',
      errors: {
        username: {
          _errors: [
            { code: 'USERNAME_INVALID_CONTAINS', message: 'Username cannot contain "discord"' },
          ],
        },
        embeds: {
          0: {
            title: {
              _errors: [
                { code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' },
              ],
            },
          },
        },
      },
    });
    expect(classifyAnswer({ status: 400, body, headers: new Headers() }, sent)).toEqual({
      ok: false,
      error: {
        kind: 'badRequest',
        code: 50_035,
        message: 'Invalid Form Body',
        complaints: [
          {
            path: 'username',
            code: 'USERNAME_INVALID_CONTAINS',
            message: 'Username cannot contain "discord"',
          },
          {
            path: 'embeds.1.title',
            code: 'BASE_TYPE_MAX_LENGTH',
            message: 'Must be 256 or fewer in length.',
          },
        ],
      },
    });
  });
});

describe('the delay of a rate limit', () => {
  it.each([
    [{ retry_after: 1.234 }, {}, 1234],
    [{ retry_after: 0.3 }, { 'Retry-After': '1', 'X-RateLimit-Reset-After': '0.300' }, 300],
    [{ retry_after: 65, global: true }, { 'X-RateLimit-Reset-After': '1.5' }, 65_000],
    [{ retry_after: 1200 }, { 'X-RateLimit-Reset-After': '1.2', 'Retry-After': '1200' }, 1200],
    ['<html>banned</html>', { 'Retry-After': '30' }, 30_000],
    ['', { 'X-RateLimit-Reset-After': '2.5' }, 2500],
    [{ retry_after: 0 }, {}, 0],
    ['', {}, 5000],
    [{ retry_after: -1 }, {}, 5000],
    [{ retry_after: 'soon' }, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 5000],
    [{ retry_after: 1e12 }, {}, 86_400_000],
  ])('%j %j: %d ms', (body, headers, retryAfterMs) => {
    expect(answer(429, body, headers)).toEqual({
      ok: false,
      error: { kind: 'rateLimited', retryAfterMs },
    });
  });
});

describe('no response', () => {
  it.each([
    [new TypeError('Failed to fetch'), null],
    [new TypeError('Load failed'), null],
    [new TypeError('NetworkError when attempting to fetch resource.'), null],
    [new TypeError('fetch failed'), null],
    [new Error(''), null],
    ['lost', null],
    [new Error('The operation timed out.'), 'The operation timed out.'],
  ])('%o', (error, reason) => {
    expect(classifyLoss(error)).toEqual({ kind: 'unreachable', reason });
  });
});
