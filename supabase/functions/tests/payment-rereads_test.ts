import assert from 'node:assert/strict';
import { providers } from '../payment-events/signature.ts';
import { bodyOf, send } from './provider.ts';
import { play } from './scene.ts';
import type { Scene } from './scene.ts';

const recorded = ({ database }: Scene) => [...database.paymentEvents.values()];

for (const provider of providers) {
  const body = bodyOf(provider, 'evt_1');
  play(
    `payment-events of ${provider} keeps no body that it can read, and reads the kept ones again`,
    async (scene) => {
      await send(scene, { provider, body: bodyOf(provider, 'evt_old').replace('"usd"', '"zzz"') });
      const [unread] = recorded(scene);
      assert.equal(unread?.event.reason, 'unreadable');
      if (unread) unread.event.body = bodyOf(provider, 'evt_old');
      assert.deepEqual((await send(scene, { provider, body })).body, { outcome: 'applied' });
      assert.deepEqual(
        recorded(scene).map(({ event }) => [event.event_id, event.reason, event.body]),
        [
          ['evt_old', null, undefined],
          ['evt_1', null, undefined],
        ],
      );
    },
  );

  play(`payment-events of ${provider} waits for other events of the store`, async (scene) => {
    scene.database.failing.set('record_payment_event', '55P03');
    assert.equal((await send(scene, { provider, body })).status, 503);
    const sent = send(scene, { provider, body });
    setTimeout(() => scene.database.failing.clear(), 100);
    assert.deepEqual(await sent, { status: 200, body: { outcome: 'applied' } });
    assert.equal(recorded(scene).length, 1);
  });
}
