import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { providers } from '../payment-events/signature.ts';
import { emptyStoreId, otherStoreId, secrets, storeId } from './people.ts';
import { bodyOf, deliver, send, sign } from './provider.ts';
import { play } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'payment-events';

const secretRequest = 'supabase POST /rest/v1/rpc/payment_secret';

const invalid = { status: 400, body: { error: 'Invalid signature' } };

/**
 * Checks that a request changed nothing in the database, and that the function logged one line with only the status and
 * the kind.
 */
function assertRejected(scene: Scene): void {
  assert.equal(scene.database.paymentEvents.size, 0);
  assert.deepEqual(scene.logged, [`${name} 400 wrongSignature`]);
}

for (const provider of providers) {
  const to = `${provider}/${storeId}`;
  const body = bodyOf(provider, 'evt_1');
  const playWith = (title: string, act: (scene: Scene) => Promise<void>) =>
    play(`${name} of ${provider} ${title}`, act);

  playWith('rejects a stale event', async (scene) => {
    assert.deepEqual(await send(scene, { provider, body, age: 310 }), invalid);
    assertRejected(scene);
  });

  playWith('rejects a body that was changed', async (scene) => {
    const headers = await sign({ provider, body });
    for (const changed of [
      body.replace('evt_1', 'evt_2'),
      body.slice(0, -1),
      `${body} `,
      `\uFEFF${body}`,
      '',
    ]) {
      const answer = await deliver(scene, to, changed, headers);
      assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
    }
    assert.equal(scene.database.paymentEvents.size, 0);
  });

  playWith('verifies the bytes, not a text that they are decoded to', async (scene) => {
    const signed = body.replace('evt_1', 'evt_\uFFFD');
    const headers = await sign({ provider, body: signed });
    // A lenient decoder would replace the byte 0xff with U+FFFD. Both bodies would then have the same text.
    const [before = '', after = ''] = signed.split('\uFFFD');
    const bytes = new Uint8Array([
      ...new TextEncoder().encode(before),
      0xff,
      ...new TextEncoder().encode(after),
    ]);
    const answer = await deliver(scene, to, bytes, headers);
    assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
    assertRejected(scene);
  });

  playWith('rejects a forged or missing signature', async (scene) => {
    const made = await sign({ provider, body, secret: 'whsec_Zm9yZ2Vk' });
    const bare = Object.fromEntries(Object.keys(made).map((header) => [header, '']));
    const garbage = Object.fromEntries(Object.keys(made).map((header) => [header, 'v1,t=1']));
    for (const headers of [made, bare, garbage, {}]) {
      const answer = await deliver(scene, to, body, headers);
      assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
    }
    assert.equal(scene.database.paymentEvents.size, 0);
  });

  playWith("rejects an event signed with another store's secret", async (scene) => {
    const secret = provider === 'stripe' ? secrets.otherStripe : secrets.otherWhop;
    assert.deepEqual(await send(scene, { provider, body, secret }), invalid);
    assertRejected(scene);
  });

  playWith("accepts another store's event for that store", async (scene) => {
    const secret = provider === 'stripe' ? secrets.otherStripe : secrets.otherWhop;
    const headers = await sign({ provider, body, secret });
    const answer = await deliver(scene, `${provider}/${otherStoreId}`, body, headers);
    assert.equal(answer.status, 200);
    assert.deepEqual(
      [...scene.database.paymentEvents.values()].map((call) => call.store_id),
      [otherStoreId],
    );
  });

  playWith('rejects an event of the other provider', async (scene) => {
    const [other = provider] = providers.filter((each) => each !== provider);
    const theirs = bodyOf(other, 'evt_1');
    for (const secret of [secrets[other], secrets[provider]]) {
      const headers = await sign({ provider: other, body: theirs, secret });
      const answer = await deliver(scene, to, theirs, headers);
      assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
    }
    assert.equal(scene.database.paymentEvents.size, 0);
  });

  playWith('answers the same for a store without a secret and an unknown store', async (scene) => {
    const headers = await sign({ provider, body });
    for (const id of [emptyStoreId, 'biz_nobody', 'biz_', 'eq.1', 'biz_%00', 'biz_cards1..']) {
      const answer = await deliver(scene, `${provider}/${id}`, body, headers);
      assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
    }
    assert.equal(scene.database.paymentEvents.size, 0);
    assert.deepEqual(scene.requests, [secretRequest, secretRequest]);
  });

  playWith('accepts one valid signature of several', async (scene) => {
    const old = await sign({ provider, body, secret: 'whsec_b2xkLXNlY3JldA==' });
    const current = await sign({ provider, body });
    const headers = Object.fromEntries(
      Object.entries(current).map(([header, value]) => {
        if (!header.endsWith('signature')) return [header, value];
        const other = old[header] ?? '';
        return [
          header,
          provider === 'stripe'
            ? `${value.split(',')[0]},${other.split(',')[1]},${value.split(',')[1]},v0=abc`
            : `v1a,abc ${other} ${value}`,
        ];
      }),
    );
    const { status } = await deliver(scene, to, body, headers);
    assert.equal(status, 200);
  });
}

play(`${name} accepts a secret of Whop without the prefix`, async (scene) => {
  scene.database.paymentSecrets.set(storeId, { whop: secrets.otherWhop });
  const body = bodyOf('whop', 'evt_1');
  const { status } = await send(scene, { provider: 'whop', body, secret: secrets.otherWhop });
  assert.equal(status, 200);
});

play(`${name} rejects everything while the secret is not base64`, async (scene) => {
  scene.database.paymentSecrets.set(storeId, { whop: 'whsec_planted!' });
  const body = bodyOf('whop', 'evt_1');
  const headers = await sign({ provider: 'whop', body });
  const { status, body: answer } = await deliver(scene, `whop/${storeId}`, body, headers);
  assert.deepEqual({ status, body: answer }, invalid);
  assertRejected(scene);
});

for (const provider of ['stripe', 'whop'] as const) {
  play(`${name} accepts no event of ${provider} from the future`, async (scene) => {
    for (const age of [-400, -3_600]) {
      const body = bodyOf(provider, 'evt_1');
      assert.deepEqual(await send(scene, { provider, body, age }), invalid);
    }
    assert.equal(scene.database.paymentEvents.size, 0);
    const body = bodyOf(provider, 'evt_2');
    assert.equal((await send(scene, { provider, body, age: -200 })).status, 200);
  });
}

play(`${name} accepts no event of stripe without a time`, async (scene) => {
  const body = bodyOf('stripe', 'evt_1');
  for (const time of ['NaN', '', 'soon', ' 1', '-1']) {
    const signed = Number.parseInt(time, 10);
    const code = createHmac('sha256', secrets.stripe).update(`${signed}.${body}`).digest('hex');
    const headers = { 'stripe-signature': `t=${time},v1=${code}` };
    const answer = await deliver(scene, `stripe/${storeId}`, body, headers);
    assert.deepEqual([time, answer.status, answer.body], [time, invalid.status, invalid.body]);
  }
  assert.equal(scene.database.paymentEvents.size, 0);
});
