import { describe, expect, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { listedStore, oneStore, storeListErrors, storeListFixtures } from './store-list.fixtures';
import { storeListMachine } from './store-list.machine';

describe('store-list', () => {
  walkMachine(storeListMachine, storeListFixtures);

  it('loads the stores, and loads them again after an error', () => {
    const list = scenario(storeListMachine)
      .expect('loading')
      .resolve('load', { ok: false, error: storeListErrors.unreachable })
      .expect({ failed: 'unreachable' })
      .send({ type: 'retry' })
      .resolve('load', oneStore)
      .expect('listed');
    expect(list.snapshot().context.stores).toEqual([listedStore]);
  });

  it('does not load again once the stores are listed', () => {
    scenario(storeListMachine)
      .resolve('load', oneStore)
      .send({ type: 'retry' })
      .expect('listed')
      .expectRunning([]);
  });
});
