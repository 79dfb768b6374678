import { expect, test } from '../test';
import { openSignedIn, server, startWithFivePoints, withDatabase } from './dashboard';

startWithFivePoints();

const remove = () => withDatabase((sql) => sql`delete from team_members where name = 'Live Larry'`);
test.afterEach(remove);

test('an open page shows an editor whom somebody else adds and removes', async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole('link', { name: 'Editors' }).first().click();
  await expect(page.getByText('No one has been added yet')).toBeVisible();
  const editor = page.getByText('Live Larry').first();
  await withDatabase(
    (sql) => sql`with added as (insert into team_members (name) values ('Live Larry') returning id)
      insert into server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      select id, ${server}, 'Server', '{points}' from added`,
  );
  await expect(editor).toBeVisible();
  await remove();
  await expect(editor).toBeHidden();
});
