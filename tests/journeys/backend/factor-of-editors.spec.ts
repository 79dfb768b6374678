import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { totpCode } from '#mocks/session/totp';
import { expect, test } from '../test';
import { people, points, save, signInAs, withDatabase } from './dashboard';

// People and a server of their own: a code ends the other sessions of a person, and the rule would refuse other journeys.
const server = '930000000000000001';
const dashboard = `/dashboard/${server}/points`;
const owner = { email: 'olga@grouped.example', password: people.mira.password };
const editor = { email: 'eli@grouped.example', password: people.mira.password };

const arrange = () =>
  withDatabase(async (sql) => {
    const ids = { [owner.email]: randomUUID(), [editor.email]: randomUUID() };
    await sql`delete from auth.users where email in ${sql(Object.keys(ids))}`;
    await sql`delete from public.servers where id = ${server}`;
    await sql`delete from public.team_members where name = 'Eli'`;
    for (const [place, [email, id]] of Object.entries(ids).entries()) {
      const discordId = `93000000000000001${place}`;
      await sql`insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
          raw_app_meta_data, raw_user_meta_data, created_at, updated_at, confirmation_token, recovery_token,
          email_change, email_change_token_new)
        select instance_id, ${id}, aud, role, ${email}, encrypted_password, now(), raw_app_meta_data, '{}', now(), now(),
          '', '', '', '' from auth.users where email = ${people.mira.email}`;
      await sql`insert into auth.identities (user_id, provider, provider_id, identity_data)
        values (${id}, 'discord', ${discordId}, ${sql.json({ sub: discordId, full_name: email })})`;
    }
    await sql`insert into public.servers (id, name, added_at) values (${server}, 'Olga''s server', now())`;
    await sql`insert into private.guild_access (user_id, server_id, name, owner, permissions, believed_until)
      values (${ids[owner.email] ?? ''}, ${server}, 'Guild', true, '0', now() + interval '1 day')`;
    const [member] = await sql<
      { id: string }[]
    >`insert into public.team_members (name, discord_id, panel_role)
      values ('Eli', '930000000000000011', 'moderator') returning id`;
    await sql`insert into public.server_member_permissions (team_member_id, server_id, server_name, allowed_panels)
      values (${member?.id ?? ''}, ${server}, 'Olga''s server', '{points}')`;
  });

const storedPoints = () =>
  withDatabase(async (sql) => {
    const [row] =
      await sql`select config -> 'SuccessPoints' as points from server_configs where server_id = ${server}`;
    return row?.['points'] as unknown;
  });

async function setUpApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = page.locator('code');
  await expect(secret).toHaveText(/^([A-Z2-7]{4} ?){8}$/);
  const code = await totpCode(((await secret.textContent()) ?? '').replaceAll(' ', ''), Date.now());
  await page.getByLabel('Code from the app').fill(code);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
}

test('an editor without a second factor is led to its setup, and saves what they typed', async ({
  page,
  browser,
  baseURL,
}) => {
  await arrange();
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
  const other = await context.newPage();
  for (const each of [page.context(), context]) {
    await each.route('https://cdn.discordapp.com/**', (route) => route.abort());
  }
  await test.step('the editor types', async () => {
    await page.goto(dashboard);
    await signInAs(page, editor);
    await points(page).fill('41');
  });
  await test.step('the owner sets up an app and requires one', async () => {
    await other.goto(`/dashboard/${server}/editors`);
    await signInAs(other, owner);
    const choice = other.getByRole('switch', { name: /^Require an authenticator app/ });
    await choice.click({ force: true });
    await other.getByRole('link', { name: 'Set up an app' }).click();
    await setUpApp(other);
    await choice.click({ force: true });
    await expect(other.getByText('A second factor is now required')).toBeVisible();
    await expect(choice).toBeChecked();
  });
  await test.step('the save of the editor is refused', async () => {
    await points(page).press('Tab');
    await save(page);
    await expect(page.getByRole('alert').getByText(/^Nothing was changed/)).toBeVisible();
    await expect(points(page)).toHaveValue('41');
    expect(await storedPoints()).not.toBe(41);
  });
  await test.step('the editor sets up an app, comes back and saves', async () => {
    await page.getByRole('link', { name: 'Set up an app' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText(/requires an authenticator app$/)).toBeVisible();
    await setUpApp(page);
    await expect(points(page)).toHaveValue('41');
    await save(page);
    await expect.poll(storedPoints).toBe(41);
  });
  await context.close();
});
