import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { failedWith, loaded, store, storePageFixtures } from './store-page.fixtures';
import { storePageMachine } from './store-page.machine';

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
