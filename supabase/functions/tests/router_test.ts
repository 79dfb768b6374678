import assert from 'node:assert/strict';
import { createRouter } from '../../local/functions-router.ts';
import { API_KEY, secrets, serverId } from './people.ts';
import { play } from './scene.ts';

const functions = [
  'check-health',
  'fetch-discord-servers',
  'guild-resources',
  'payment-events',
  'search-members',
  'send-messages',
  'server-links',
  'store-discord-token',
  'unused-pictures',
  'verify-identity',
];

for (const name of functions) {
  play(`the local router serves ${name} at its path`, async ({ environment, logged }) => {
    const response = await createRouter(environment)(
      new Request(`http://127.0.0.1/functions/v1/${name}`, { method: 'PUT' }),
    );
    assert.equal(response.status, 405);
    assert.deepEqual(logged, [`${name} 405 methodNotAllowed`]);
  });
}

play('the local router forwards a response', async ({ environment }) => {
  const response = await createRouter(environment)(
    new Request('http://127.0.0.1/functions/v1/guild-resources', {
      method: 'POST',
      headers: { authorization: `Bearer ${secrets.session}`, apikey: API_KEY },
      body: JSON.stringify({ serverId }),
    }),
  );
  assert.equal(response.status, 200);
  await response.body?.cancel();
});

play('the local router returns an error for an unknown function', async ({ environment }) => {
  for (const path of ['/', '/functions/v1/', '/functions/v1/constructor', '/rest/v1/servers']) {
    const response = await createRouter(environment)(new Request(`http://127.0.0.1${path}`));
    assert.deepEqual(
      [response.status, await response.json()],
      [404, { code: 'NOT_FOUND', message: 'Requested function was not found' }],
    );
  }
});
