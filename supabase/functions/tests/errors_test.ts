import assert from 'node:assert/strict';
import { classifyFailure, errorHint } from '../../../src/domain/servers/failure.ts';
import { endpoint } from '../_shared/endpoint.ts';
import {
  fixedErrors,
  noApiKey,
  rateLimited,
  errorResponse,
  wrongApiKey,
} from '../_shared/errors.ts';
import { secrets } from './people.ts';
import { play, post } from './scene.ts';

const classes = (wanted: string) =>
  fixedErrors.filter((kind) => {
    const { status, body } = errorResponse(kind);
    return classifyFailure(`${status} ${body['error']}`) === wanted;
  });

Deno.test('the page asks for a new sign-in only when it helps', () => {
  assert.deepEqual(classes('tokenExpired'), ['noSession', 'tokenRefused', 'refreshFailed']);
});

Deno.test('the page asks for more scopes only when some are missing', () => {
  assert.deepEqual(classes('missingScopes'), ['missingScopes', 'foreignToken', 'foreignAccount']);
});

Deno.test('the page explains errors of the request itself', () => {
  const hints = (['emptyBody', 'invalidBody', 'noUserId'] as const).map((kind) =>
    errorHint(errorResponse(kind).body['error'] ?? ''),
  );
  assert.deepEqual(new Set(hints), new Set(['discordIdNotReceived']));
  for (const { body } of [noApiKey, wrongApiKey]) {
    assert.equal(errorHint(body['message'] ?? ''), 'authentication');
  }
});

Deno.test('a wait is sent in whole seconds, at least one', () => {
  assert.deepEqual(
    [0, 0.2, 1, 7.2].map((seconds) => rateLimited(seconds).retryAfter),
    [1, 1, 1, 8],
  );
});

play('a defect returns an error, and its message is not logged', async (scene) => {
  const { status, body } = await post(
    (environment) =>
      endpoint('broken', environment, () =>
        Promise.reject(new TypeError(`cannot read ${secrets.access}`)),
      ),
    scene,
  );
  assert.deepEqual([status, body], [500, { error: 'Internal Server Error' }]);
  assert.deepEqual(scene.logged, ['broken 500 TypeError']);
});
