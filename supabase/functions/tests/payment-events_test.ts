import assert from 'node:assert/strict';
import { createHandler } from '../payment-events/handler.ts';
import { providers } from '../payment-events/signature.ts';
import { secrets, storeId } from './people.ts';
import { bodyOf, buyer, deliver, send, sign } from './provider.ts';
import { play, soon } from './scene.ts';
import type { Scene } from './scene.ts';

const name = 'payment-events';
const recordPath = '/rest/v1/rpc/record_payment_event';
const secretPath = '/rest/v1/rpc/payment_secret';

const invalid = { status: 400, body: { error: 'Invalid signature' } };
const tooLarge = { status: 413, body: { error: 'The body is too large' } };
const again = {
  status: 503,
  body: { error: 'The event could not be recorded. Please send it again.' },
};

/**
 * Checks that a request changed nothing in the database, and that the function logged one line with only the status and
 * the kind.
 */
function assertRejected(scene: Scene, line: string): void {
  assert.equal(scene.database.paymentEvents.size, 0);
  assert.deepEqual(scene.logged, [`${name} ${line}`]);
}

const recorded = ({ database }: Scene) => [...database.paymentEvents.values()];

for (const provider of providers) {
  const to = `${provider}/${storeId}`;
  const body = bodyOf(provider, 'evt_1');
  const playWith = (title: string, act: (scene: Scene) => Promise<void>) =>
    play(`${name} of ${provider} ${title}`, act);

  playWith('records a signed event and says what the database did', async (scene) => {
    const answer = await deliver(scene, to, body, await sign({ provider, body }));
    assert.deepEqual([answer.status, answer.body], [200, { outcome: 'applied' }]);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('access-control-allow-origin'), null);
    const [call, ...more] = recorded(scene);
    assert.deepEqual(more, []);
    assert.deepEqual(
      [call?.store_id, call?.provider, call?.event.event_id, call?.event.amount_minor],
      [storeId, provider, 'evt_1', 4999],
    );
    assert.deepEqual(scene.logged, []);
  });

  playWith('reports an event that is repeated within the tolerance', async (scene) => {
    const headers = await sign({ provider, body, age: 290 });
    const answers = [
      await deliver(scene, to, body, headers),
      await deliver(scene, to, body, headers),
    ];
    assert.deepEqual(
      answers.map((answer) => [answer.status, answer.body]),
      [
        [200, { outcome: 'applied' }],
        [200, { outcome: 'duplicate' }],
      ],
    );
    assert.equal(recorded(scene).length, 1);
  });

  playWith('rejects a body over the limit that announces its size', async (scene) => {
    const large = `${body}${' '.repeat(256 * 1024 + 1 - body.length)}`;
    assert.deepEqual(await send(scene, { provider, body: large }), tooLarge);
    assertRejected(scene, '413 bodyTooLarge');
    assert.deepEqual(scene.requests, []);
  });

  playWith('accepts a body of exactly the limit', async (scene) => {
    const large = `${body}${' '.repeat(256 * 1024 - body.length)}`;
    assert.deepEqual(await send(scene, { provider, body: large }), {
      status: 200,
      body: { outcome: 'applied' },
    });
  });

  playWith('stops reading a body without an announced size at the limit', async (scene) => {
    let sent = 0;
    let isCanceled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        isCanceled = true;
      },
    });
    const { status, body: answer } = await deliver(scene, to, endless, {});
    assert.deepEqual({ status, body: answer }, tooLarge);
    assert.equal(isCanceled, true);
    assert.ok(sent <= 256 * 1024 + 3 * 65_536, `${sent} bytes were read`);
    assertRejected(scene, '413 bodyTooLarge');
  });

  playWith('records an unknown kind as ignored', async (scene) => {
    const unknown = body.replace(/"type":"[^"]+"/, '"type":"customer.sneezed"');
    const answer = await send(scene, { provider, body: unknown });
    assert.deepEqual(answer, { status: 200, body: { outcome: 'ignored' } });
    assert.deepEqual(
      recorded(scene).map(({ event }) => [event.kind, event.outcome, event.reason]),
      [['customer.sneezed', 'ignored', 'unknownKind']],
    );
  });

  playWith('records a signed event that it cannot read as ignored', async (scene) => {
    const odd = body.replace('"usd"', '"dollars"');
    const answer = await send(scene, { provider, body: odd });
    assert.deepEqual(answer, { status: 200, body: { outcome: 'ignored' } });
    assert.deepEqual(
      recorded(scene).map(({ event }) => [event.outcome, event.reason, event.amount_minor]),
      [['ignored', 'unreadable', null]],
    );
    assert.equal(recorded(scene)[0]?.event.body, odd, 'it is kept until it can be read');
  });

  playWith('rejects a signed body without an id or a type', async (scene) => {
    for (const odd of ['{"id":', 'null', '[]', '{}', '{"id":"evt_1"}', '{"id":"a b","type":"x"}']) {
      assert.deepEqual(await send(scene, { provider, body: odd }), {
        status: 400,
        body: { error: 'The event could not be read' },
      });
    }
    assert.equal(scene.database.paymentEvents.size, 0);
    assert.deepEqual(new Set(scene.logged), new Set([`${name} 400 unreadableEvent`]));
  });

  for (const [path, kind] of [
    [secretPath, 'secretNotRead'],
    [recordPath, 'eventNotRecorded'],
  ] as const) {
    playWith(`asks for a repetition while the database fails: ${kind}`, async (scene) => {
      const troubles = [
        () => new Response('down', { status: 500 }),
        () => Response.json({ code: '57P03' }, { status: 503 }),
        () => Response.json({ code: '40001' }, { status: 409 }),
        () => Response.json({ code: 'PGRST202' }, { status: 404 }),
        () => Response.json({ something: 'else' }),
        () => new Response(null, { status: 204 }),
        scene.never,
      ];
      for (const trouble of troubles) {
        scene.troubles.set(path, trouble);
        assert.deepEqual(await send(scene, { provider, body }), again);
      }
      assert.equal(scene.database.paymentEvents.size, 0);
      assert.deepEqual(
        scene.logged,
        troubles.map(() => `${name} 503 ${kind}`),
      );
    });
  }

  playWith('asks for a repetition while Supabase is unreachable', async (scene) => {
    scene.environment.supabaseUrl = 'http://127.0.0.1:1';
    assert.deepEqual(await send(scene, { provider, body }), again);
    assertRejected(scene, '503 secretNotRead');
  });

  playWith('takes a repeated event after the database failed', async (scene) => {
    scene.database.failing.set('record_payment_event', '57014');
    assert.deepEqual(await send(scene, { provider, body }), again);
    scene.database.failing.clear();
    assert.deepEqual(await send(scene, { provider, body }), {
      status: 200,
      body: { outcome: 'applied' },
    });
    assert.equal(recorded(scene).length, 1);
  });

  playWith('rejects an event of a store that was deleted meanwhile', async (scene) => {
    scene.database.failing.set('record_payment_event', 'P0002');
    assert.deepEqual(await send(scene, { provider, body }), invalid);
    assertRejected(scene, '400 unknownStore');
  });

  playWith('logs neither the payload nor the buyer', async (scene) => {
    await send(scene, { provider, body, age: 400 });
    await send(scene, { provider, body: body.slice(1) });
    scene.database.failing.set('record_payment_event', '57014');
    await send(scene, { provider, body });
    scene.database.failing.set('payment_secret', '57014');
    await send(scene, { provider, body });
    assert.equal(scene.logged.length, 4);
    for (const part of ['evt_1', storeId, buyer.email, buyer.name, 'usd', '4999']) {
      assert.equal(scene.logged.join().includes(part), false, part);
    }
  });
}

play(`${name} accepts only POST, and no page may read a response`, async (scene) => {
  for (const method of ['GET', 'OPTIONS', 'PUT', 'DELETE']) {
    const response = await createHandler(scene.environment)(
      new Request(`http://127.0.0.1/payment-events/stripe/${storeId}`, { method }),
    );
    assert.equal(response.status, 405);
    assert.deepEqual(await response.json(), { error: 'Method not allowed' });
    assert.equal(response.headers.get('allow'), 'POST');
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  }
  assert.deepEqual(scene.requests, []);
});

play(`${name} knows no other path`, async (scene) => {
  const paths = ['', '/', '/stripe', '/stripe/', `/stripe/${storeId}/more`, `//${storeId}`];
  for (const path of paths) {
    const response = await createHandler(scene.environment)(
      new Request(`http://127.0.0.1/functions/v1/payment-events${path}`, { method: 'POST' }),
    );
    assert.deepEqual([response.status, await response.json()], [404, { error: 'Not found' }]);
  }
  assert.deepEqual(scene.requests, []);
});

play(`${name} is found at the path that the gateway of a project forwards`, async (scene) => {
  const body = bodyOf('whop', 'evt_1');
  const headers = await sign({ provider: 'whop', body });
  const request = new Request(`http://127.0.0.1/payment-events/whop/${storeId}/`, {
    method: 'POST',
    headers,
    body,
  });
  const response = await soon(createHandler(scene.environment)(request));
  assert.deepEqual(await response.json(), { outcome: 'applied' });
});

play(`${name} does not read from the database for an unknown provider`, async (scene) => {
  const body = bodyOf('stripe', 'evt_1');
  const headers = await sign({ provider: 'stripe', body });
  const answer = await deliver(scene, `paypal/${storeId}`, body, headers);
  assert.deepEqual([answer.status, answer.body], [invalid.status, invalid.body]);
  assert.deepEqual(scene.requests, []);
});

play(`${name} hides the message of a defect`, async (scene) => {
  const broken = new ReadableStream({
    pull: () => Promise.reject(new TypeError(`lost ${secrets.stripe}`)),
  });
  const { status, body } = await deliver(scene, `stripe/${storeId}`, broken, {});
  assert.deepEqual([status, body], [500, { error: 'Internal Server Error' }]);
  assert.deepEqual(scene.logged, [`${name} 500 TypeError`]);
});
