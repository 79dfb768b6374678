import { describe, expect, it } from 'vitest';
import { enterWorld } from '../../../tests/setup/enter-world';
import { uploadCard } from './store-card';

const storeId = 'biz_00000001';
const file = new File(['card'], 'card.png', { type: 'image/png' });

describe('the social picture of a store', () => {
  it('is stored in the folder of the store', async () => {
    enterWorld('owner');
    const stored = await uploadCard({ storeId, file });
    expect(stored.ok && stored.value).toMatch(/^biz_00000001\/[\da-f-]{36}\.png$/);
  });

  it.each([
    ['newcomer-signed-out', 'notAllowed'],
    ['admin', 'notAllowed'],
    ['offline', 'unreachable'],
  ] as const)('in the world %s: %s', async (world, kind) => {
    enterWorld(world);
    expect(await uploadCard({ storeId, file })).toEqual({ ok: false, error: { kind } });
  });
});
