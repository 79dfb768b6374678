import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storePageRow } from '#mocks/market/stores';
import { until } from '../../../tests/setup/until';
import {
  answerCalls,
  type Called,
  databaseWith,
  document,
  elementsIn,
  get,
  neverAnswers,
  storeRow,
} from './handler.fixture';

const row = storePageRow(storeRow());

describe('a page without a store from the database is the shell', () => {
  it.each<[string, (called: Called) => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => new Response('{"message":"down"}', { status: 500 })],
    ['is overloaded', () => new Response('', { status: 503 })],
    ['limits requests', () => new Response('{}', { status: 429 })],
    ['does not know the key', () => new Response('{"message":"bad key"}', { status: 401 })],
    ['is a captive portal', () => new Response('<html><h1>Sign in to the Wi-Fi</h1></html>')],
    ['answers nothing', () => new Response('')],
    ['answers text', () => new Response('"card-collectors"')],
    ['answers a list', () => Response.json([row])],
    ['answers a part of the store', () => Response.json({ id: row.id, slug: row.slug })],
    ['answers half of the JSON', () => new Response(JSON.stringify(row).slice(0, 500))],
    ['answers another store', () => Response.json({ ...row, id: 'biz_2', slug: 'other' })],
    ['answers an error page with a store', () => Response.json(row, { status: 500 })],
    [
      'stops in the middle of the body',
      () =>
        new Response(
          new ReadableStream({ start: (body) => body.error(new Error('connection reset')) }),
        ),
    ],
  ])('if the database %s', async (_, answer) => {
    answerCalls(answer);
    const response = await get('/store/card-collectors');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toBe(document.shell);
  });

  it('after three seconds if the database never answers', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const calls = answerCalls(neverAnswers);
    let response: Response | null = null;
    void get('/store/card-collectors').then((answer) => (response = answer));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(response).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(response).toMatchObject({ status: 200 });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('if the page cannot be rendered, and the error is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('crypto', undefined);
    answerCalls(databaseWith([storeRow()]));
    const response = await get('/store/card-collectors');
    expect([response.status, await response.text()]).toEqual([200, document.shell]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('a part that cannot be read is left out', () => {
  it('a membership, the design', async () => {
    const memberships = [null, { name: 'Half' }, ...row.memberships.slice(0, 1)];
    answerCalls(() => Response.json({ ...row, design: 'none', memberships }));
    const response = await get('/store/card-collectors');
    const elements = await elementsIn(response);
    expect(response.status).toBe(200);
    expect(elements.filter(({ tag }) => tag === 'h3').map(({ text }) => text)).toEqual([
      'Collector',
    ]);
  });
});

describe('100 concurrent requests', () => {
  const count = 100;
  const stores = Array.from({ length: count }, (_, index) =>
    storeRow({
      id: `biz_${index}`,
      slug: `store-${index}`,
      name: `Name ${index}.`,
      tagline: `Tagline ${index}.`,
      // The pages are small, because the test renders a hundred of them.
      memberships: [],
      design: { layout: 'minimal' },
    }),
  );

  it('get their own stores, in whatever order the database answers', async () => {
    const waiting: (() => void)[] = [];
    const answer = databaseWith(stores);
    answerCalls(async (called) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(called);
    });
    const requested = stores.map(({ slug }) => get(`/store/${slug}`));
    await until(() => expect(waiting).toHaveLength(count));
    // Respond to the oldest and the newest of the waiting calls, and only to a few at a time, so that some renders
    // start while others are still running.
    while (waiting.length > 0) {
      waiting.pop()?.();
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, waiting.length % 3));
    }
    const responses = await Promise.all(requested);
    const wrong: string[] = [];
    for (const [index, response] of responses.entries()) {
      const html = await response.text();
      const names = new Set(html.match(/\b(?:Name|Tagline) \d+\./g));
      const isOwn =
        response.status === 200 &&
        html.includes(`"store":"store-${index}"`) &&
        names.size === 2 &&
        [...names].every((name) => name.endsWith(` ${index}.`));
      if (!isOwn) wrong.push(`store-${index}: ${response.status}, ${[...names].join(' ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('for stores, drafts, and nothing, while every fourth call fails: never an error, never a draft', async () => {
    const isDraft = (index: number) => index % 4 === 1;
    const answer = databaseWith(stores.filter((_, index) => !isDraft(index)));
    answerCalls(async (called) => {
      const index = Number(String(called.body['store']).replace('store-', ''));
      await new Promise((resolve) => setTimeout(resolve, (index * 7) % 5));
      if (index % 4 === 2) throw new TypeError('fetch failed');
      return answer(called);
    });
    const responses = await Promise.all(stores.map(({ slug }) => get(`/store/${slug}`)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses).toEqual(stores.map((_, index) => (isDraft(index) ? 404 : 200)));
    const drafts = await Promise.all(
      responses.filter((_, index) => isDraft(index)).map((response) => response.text()),
    );
    expect(drafts.filter((html) => /Name \d|Tagline \d/.test(html))).toEqual([]);
  });
});
