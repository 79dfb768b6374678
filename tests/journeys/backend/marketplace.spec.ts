import { expect, test } from '../test';
import { withDatabase } from './dashboard';

test.describe.configure({ mode: 'serial' });

const slug = 'card-collectors';
const setVisible = (isVisible: boolean) =>
  withDatabase((sql) => sql`update stores set is_visible = ${isVisible} where slug = ${slug}`);

test('the marketplace lists what is published in the database', async ({ page }) => {
  await page.goto('/marketplace');
  const stores = page.getByRole('list', { name: 'Featured Servers' });
  await expect(stores.getByRole('link')).toHaveCount(6);
  await stores.getByRole('link', { name: /Card Collectors/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card Collectors');
  await expect(page.getByText('Early bird: 7 places left')).toBeVisible();
  await expect(page.getByText('Not announced yet')).toBeHidden();
});

test('a new member takes a place, and an unpublished store is gone at once', async ({ page }) => {
  const added = await withDatabase(
    (sql) => sql<{ id: string }[]>`
      insert into store_members (store_id, membership_id, status)
      select store_id, id, 'active' from store_memberships where name = 'Vault' returning id`,
  );
  try {
    await page.goto(`/store/${slug}`);
    await expect(page.getByText('Early bird: 6 places left')).toBeVisible();
    await setVisible(false);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Store not found');
  } finally {
    await setVisible(true);
    await withDatabase((sql) => sql`delete from store_members where id = ${added[0]?.id ?? ''}`);
  }
});
