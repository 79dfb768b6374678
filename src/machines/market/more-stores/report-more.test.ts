import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type ListedStores, type MoreStoresQuery, storesList } from '#domain/marketplace/listing';
import { listedStore } from '../store-list/store-list.fixtures';
import { storeListMachine, type StoresAnswer } from '../store-list/store-list.machine';
import { moreStoresMachine } from './more-stores.machine';
import { nextStores, reportMore } from './report-more';

const page = (from: number, isLast = false): ListedStores => {
  const stores = Array.from({ length: 24 }, (_, index) => listedStore(from + index));
  return { stores, next: isLast ? null : (stores.at(-1)?.place ?? null) };
};
const found = (value: ListedStores): StoresAnswer => ({ ok: true, value });
const failed: StoresAnswer = { ok: false, error: { kind: 'unreachable' } };

/** Waits for one turn of the event loop, so that pending promises are resolved. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Opens the list with a first page, and asks for more. `answerMore` resolves that request. */
async function open() {
  let answer: (more: StoresAnswer) => void = () => {};
  const list = createActor(
    storeListMachine.provide({
      actors: { load: fromPromise(async () => found(page(100))), watch: fromCallback(() => {}) },
    }),
    { input: { query: storesList.whole } },
  ).start();
  const more = createActor(
    moreStoresMachine.provide({
      actors: {
        run: fromPromise<StoresAnswer, MoreStoresQuery>(
          () => new Promise((resolve) => (answer = resolve)),
        ),
      },
    }),
  ).start();
  const pages: number[] = [];
  onTestFinished(reportMore(more, list, ({ page: added }) => pages.push(added)));
  await settled();
  const subject = nextStores(list.getSnapshot());
  if (subject === null) throw new Error('There is no next page');
  more.send({ type: 'run', subject });
  return {
    list,
    more,
    pages,
    shown: () => list.getSnapshot().context.value?.stores.length,
    answerMore: async (given: StoresAnswer) => {
      answer(given);
      await settled();
    },
  };
}

describe('reportMore', () => {
  it('adds the next page, and says how many pages are shown', async () => {
    const { list, pages, shown, answerMore } = await open();
    await answerMore(found(page(200, true)));
    expect(shown()).toBe(48);
    expect(pages).toEqual([1]);
    expect(nextStores(list.getSnapshot())).toBeNull();
    list.send({ type: 'page shown' });
    await settled();
    expect(shown()).toBe(48);
  });

  it('adds nothing to a list that is searched meanwhile', async () => {
    const { list, pages, shown, answerMore } = await open();
    list.send({ type: 'search', text: 'cards' });
    await answerMore(found(page(200)));
    expect(shown()).toBe(24);
    expect(pages).toEqual([]);
  });

  it('adds nothing to other stores', async () => {
    const { list, pages, shown, answerMore } = await open();
    list.send({ type: 'ask', query: { ...storesList.whole, order: 'price' } });
    await settled();
    await answerMore(found(page(200)));
    expect(shown()).toBe(24);
    expect(pages).toEqual([]);
  });

  it('keeps an error until other stores are read', async () => {
    const { list, more, answerMore } = await open();
    await answerMore(failed);
    expect(more.getSnapshot().value).toEqual({ failed: 'unreachable' });
    list.send({ type: 'ask', query: { ...storesList.whole, order: 'price' } });
    expect(more.getSnapshot().value).toBe('idle');
  });

  it('hides an error about stores that are no longer shown', async () => {
    const { list, more, answerMore } = await open();
    list.send({ type: 'ask', query: { ...storesList.whole, order: 'price' } });
    await settled();
    await answerMore(failed);
    expect(more.getSnapshot().value).toBe('idle');
  });
});
