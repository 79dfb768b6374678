import { describe, expect, it } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { uploadCard } from './store-card';

const storeId = 'biz_00000001';
const id = '5a1e0000-0000-4000-8000-000000000001';
const file = new File(['card'], 'card.png', { type: 'image/png' });

describe('the social picture of a store', () => {
  it('is stored in the folder of the store', async () => {
    enterWorld('owner');
    const stored = { ok: true, value: `${storeId}/${id}.png` };
    expect(await uploadCard({ storeId, file, id })).toEqual(stored);
    expect(await uploadCard({ storeId, file, id }), 'it is there already').toEqual(stored);
  });

  it.each([
    ['newcomer-signed-out', 'notAllowed'],
    ['admin', 'notAllowed'],
    ['offline', 'unreachable'],
  ] as const)('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await uploadCard({ storeId, file, id })).toEqual({ ok: false, error: { kind } });
  });
});
