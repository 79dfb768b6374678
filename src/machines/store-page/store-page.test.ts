import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { givenSnapshot } from './given-snapshot';
import { failedWith, loaded, store, storePageFixtures } from './store-page.fixtures';
import { type StoreAnswer, storePageMachine } from './store-page.machine';

const given = (answer: Parameters<typeof givenSnapshot>[0]['answer']) => {
  const load = vi.fn(() => new Promise<StoreAnswer>(() => {}));
  const page = createActor(storePageMachine.provide({ actors: { load: fromPromise(load) } }), {
    input: { store: 'cards' },
    snapshot: givenSnapshot({ store: 'cards', answer }),
  });
  page.start();
  onTestFinished(() => void page.stop());
  return { page, load };
};

describe('a store that is known before the page starts', () => {
  it('is shown, and is not loaded', () => {
    const { page, load } = given({ ok: true, value: store });
    expect(page.getSnapshot().value).toBe('shown');
    expect(page.getSnapshot().context.page).toBe(store);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not found, and can be loaded', () => {
    const { page, load } = given({ ok: false, error: { kind: 'notFound' } });
    expect(page.getSnapshot().value).toEqual({ failed: 'notFound' });
    expect(load).not.toHaveBeenCalled();
    page.send({ type: 'retry' });
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('store-page', () => {
  walkMachine(storePageMachine, storePageFixtures);

  const open = () => scenario(storePageMachine, { input: () => ({ store: 'cards' }) });

  it('loads the store in the URL and shows it', () => {
    const page = open()
      .expect('loading')
      .expectCalls('load', [{ store: 'cards' }]);
    expect(page.resolve('load', loaded).expect('shown').snapshot().context.page).toBe(store);
  });

  it.each(['notFound', 'unreachable'] as const)('%s: can be loaded again', (kind) => {
    open()
      .resolve('load', failedWith(kind))
      .expect({ failed: kind })
      .send({ type: 'retry' })
      .expect('loading')
      .resolve('load', loaded)
      .expect('shown');
  });

  it('does not load again once it is shown', () => {
    open()
      .resolve('load', loaded)
      .send({ type: 'retry' })
      .expect('shown')
      .expectCalls('load', [{ store: 'cards' }]);
  });
});
