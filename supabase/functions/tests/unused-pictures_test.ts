import assert from 'node:assert/strict';
import { createHandler } from '../unused-pictures/handler.ts';
import { API_KEY, secrets } from './people.ts';
import { play, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'unused-pictures';

async function ask({ environment }: Scene, key: string = secrets.serviceKey) {
  const response = await soon(
    createHandler(environment)(
      new Request(`http://127.0.0.1/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      }),
    ),
  );
  return [response.status, await response.json()];
}

const pictures = () => [
  { bucket: 'store-media', name: 'biz_1/a.png' },
  { bucket: 'store-cards', name: 'biz_1/a.png' },
  { bucket: 'team-avatars', name: 'b.png' },
];

play(`${name} deletes each picture in its bucket`, async (scene) => {
  scene.database.pictures = pictures();
  assert.deepEqual(await ask(scene), [200, { removed: 3 }]);
  assert.deepEqual(scene.database.pictures, []);
  assert.deepEqual(await ask(scene), [200, { removed: 0 }]);
});

play(`${name} is only called with the secret key`, async (scene) => {
  scene.database.pictures = pictures();
  for (const key of ['', API_KEY, secrets.session]) {
    assert.deepEqual(await ask(scene, key), [400, { error: 'Invalid secret key' }]);
  }
  assert.deepEqual(scene.requests, []);
});

for (const [failing, error] of [
  ['unused_pictures', 'The pictures could not be read'],
  ['storage', 'The pictures could not be removed'],
] as const) {
  play(`${name} reports that ${failing} fails`, async (scene) => {
    scene.database.pictures = pictures();
    scene.database.failing.set(failing, '57014');
    assert.deepEqual(await ask(scene), [503, { error }]);
    assert.equal(scene.database.pictures.length, 3);
  });
}

play(`${name} deletes nothing outside of the site's buckets`, async (scene) => {
  scene.database.pictures = [{ bucket: 'other', name: 'x' }];
  assert.deepEqual(await ask(scene), [503, { error: 'The pictures could not be read' }]);
});
