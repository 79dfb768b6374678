import assert from 'node:assert/strict';
import { play, post } from './scene.ts';
import type { CreateHandler, Scene, Seen, Trouble, Wish } from './scene.ts';

const limited = {
  status: 429,
  body: { error: 'Rate limited by Discord. Please try again later.' },
};

/** Returns an override that applies `trouble` to the first request only. */
export function once(trouble: Trouble): Trouble {
  let had = false;
  return (request) => {
    if (had) return null;
    had = true;
    return trouble(request);
  };
}

function limit(headers: Record<string, string>, body: unknown): Trouble {
  return () => Response.json(body, { status: 429, headers });
}

interface Case {
  name: string;
  trouble: Trouble;
  seen: Seen;
  retryAfter?: string;
  /** The expected number of requests to Discord; 1 if omitted. */
  requestCount?: number;
}

const cases: readonly Case[] = [
  {
    name: 'forwards a long rate limit',
    trouble: limit({ 'retry-after': '65' }, { retry_after: 64.57 }),
    seen: limited,
    retryAfter: '65',
  },
  {
    name: 'reads a rate limit from the body, and rounds it up',
    trouble: limit({}, { message: 'You are being rate limited.', retry_after: 7.2, global: false }),
    seen: limited,
    retryAfter: '8',
  },
  {
    name: 'forwards a rate limit of more than two seconds',
    trouble: limit({}, { retry_after: 2.2 }),
    seen: limited,
    retryAfter: '3',
  },
  {
    name: 'reports a wait of a minute for a ban without a retry time',
    trouble: () => new Response('<html>banned</html>', { status: 429 }),
    seen: limited,
    retryAfter: '60',
  },
  {
    name: 'retries after a short rate limit only once',
    trouble: limit({}, { retry_after: 0.02 }),
    seen: limited,
    retryAfter: '1',
    requestCount: 2,
  },
  {
    name: 'reports a server error of Discord',
    trouble: () => new Response('oops', { status: 500 }),
    seen: { status: 502, body: { error: 'Discord answered 500' } },
  },
  {
    name: 'does not follow a redirect from Discord',
    trouble: ({ url }) => Response.redirect(new URL('/elsewhere', url)),
    seen: { status: 502, body: { error: 'Discord could not be reached' } },
  },
  {
    name: 'reports a response of another shape',
    trouble: () => Response.json({ guilds: 'later' }),
    seen: { status: 502, body: { error: 'Discord sent something else' } },
  },
  {
    name: 'reports a response that is not JSON',
    trouble: () => new Response('<html>maintenance</html>'),
    seen: { status: 502, body: { error: 'Discord sent something else' } },
  },
];

/**
 * Tests how a function handles errors from Discord at `path`: it must return the right error and write nothing.
 *
 * @param unchanged asserts that the database did not change
 */
export function testDiscordTroubles(
  name: string,
  createHandler: CreateHandler,
  { path, wish, unchanged }: { path: string; wish: Wish; unchanged: (scene: Scene) => void },
): void {
  for (const { name: title, trouble, seen, retryAfter, requestCount = 1 } of cases) {
    play(`${name} ${title}, at ${path}`, async (scene) => {
      scene.troubles.set(path, trouble);
      const { status, body, headers } = await post(createHandler, scene, wish);
      assert.deepEqual({ status, body }, seen);
      assert.equal(headers.get('retry-after'), retryAfter ?? null);
      assert.equal(countOf(scene, path), requestCount);
      unchanged(scene);
    });
  }

  play(`${name} waits for a short rate limit and retries, at ${path}`, async (scene) => {
    scene.troubles.set(path, once(limit({}, { retry_after: 0.02 })));
    const { status } = await post(createHandler, scene, wish);
    assert.equal(status < 300, true);
    assert.equal(countOf(scene, path), 2);
  });

  play(`${name} times out when Discord does not respond, at ${path}`, async (scene) => {
    scene.troubles.set(path, scene.never);
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], [504, { error: 'Discord did not answer in time' }]);
    unchanged(scene);
  });

  play(`${name} times out when Discord's response never ends, at ${path}`, async (scene) => {
    scene.troubles.set(path, () => neverEnding(scene));
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], [504, { error: 'Discord did not answer in time' }]);
    unchanged(scene);
  });

  play(`${name} returns an error when Discord is unreachable`, async (scene) => {
    // No server listens on port 1.
    scene.environment.discordUrl = 'http://127.0.0.1:1';
    const { status, body } = await post(createHandler, scene, wish);
    assert.deepEqual([status, body], [502, { error: 'Discord could not be reached' }]);
    unchanged(scene);
  });
}

/** Returns the number of requests to a path of Discord. */
function countOf({ requests }: Scene, path: string): number {
  return requests.filter((call) => call.startsWith('discord ') && call.endsWith(` ${path}`)).length;
}

/** Returns a response with a body that never ends. After the first byte of the body, the time limits expire. */
function neverEnding({ runOut }: Scene): Response {
  return new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
      pull: () => void setTimeout(runOut, 300),
    }),
  );
}
