import { describe, it } from 'vitest';
import { scenario } from '../../../tests/setup/scenario';
import { walkMachine } from '../../../tests/setup/walk-machine';
import { checklistErrors, listed, storeChecklistFixtures } from './store-checklist.fixtures';
import { storeChecklistMachine } from './store-checklist.machine';

describe('store-checklist', () => {
  walkMachine(storeChecklistMachine, storeChecklistFixtures);

  const open = () =>
    scenario(storeChecklistMachine, { input: () => ({ storeId: 'biz_cards' }) })
      .expect('loading')
      .expectCalls('loadMemberships', [{ storeId: 'biz_cards' }]);

  it('shows the memberships of the store', () => {
    open()
      .resolve('loadMemberships', listed)
      .expect('listed')
      .expectContext({ memberships: listed.ok ? listed.value : [] });
  });

  it.each(Object.values(checklistErrors))('$kind: can be loaded again', (error) => {
    open()
      .resolve('loadMemberships', { ok: false, error })
      .expect({ failed: error.kind })
      .expectContext({ memberships: [] })
      .send({ type: 'retry' })
      .resolve('loadMemberships', listed)
      .expect('listed');
  });
});
