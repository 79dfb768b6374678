import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import { testBackendHome } from '../../../scripts/test-backend.mjs';
import { expect, test } from '../test';

/** The owner's second server. The first one is changed by other journeys. */
export const server = '902334817261953024';
export const dashboard = `/dashboard/${server}/points`;
export const people = {
  mira: { email: 'mira@grouped.example', password: 'grouped-local' },
  admin: { email: 'admin@grouped.example', password: 'grouped-demo' },
} as const;

export async function withDatabase<Value>(query: (sql: Sql) => Promise<Value>): Promise<Value> {
  const { databaseUrl } = JSON.parse(
    readFileSync(join(testBackendHome, 'backend.json'), 'utf8'),
  ) as { databaseUrl: string };
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    return await query(sql);
  } finally {
    await sql.end();
  }
}

/** Returns the success points stored in the database, read as superuser. */
export const storedPoints = () =>
  withDatabase(async (sql) => {
    const [row] = await sql`
      select config -> 'SuccessPoints' as points from server_configs where server_id = ${server}`;
    return row?.['points'] as unknown;
  });

export const points = (page: Page) =>
  page.getByRole('textbox', { name: 'Success points', exact: true });
export const save = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).first().click();
export const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('grouped:draft:')));

export const signInHere = (page: Page, who: keyof typeof people) => signInAs(page, people[who]);

/** Signs in through the dialog of a page that requires a session, without leaving the page. */
export async function signInAs(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Other ways to sign in' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in through the account dialog of the marketplace. */
export async function signInToSell(
  page: Page,
  { email, password }: { email: string; password: string } = people.mira,
): Promise<void> {
  await page.goto('/marketplace?account=sign-in');
  const form = page.getByRole('dialog', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(form).toBeHidden();
}

export async function openSignedIn(page: Page, who: keyof typeof people = 'mira'): Promise<void> {
  await page.goto(dashboard);
  await signInHere(page, who);
  await expect(points(page)).toBeVisible();
}

/**
 * Signs out of the session of this browser alone. A sign-out ends all sessions of a person, and other journeys of the same
 * person, which run at the same time, change what needs a session that still exists.
 */
export async function signOut(page: Page): Promise<void> {
  await page.route('**/auth/v1/logout?scope=global', (route) =>
    route.continue({ url: route.request().url().replace('scope=global', 'scope=local') }),
  );
  await page.goto('/servers');
  await page.getByRole('banner').getByRole('button', { name: /mira/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByText('Successfully signed out')).toBeVisible();
}

/** Before each journey of the file, blocks Discord's pictures and resets the success points to 5. */
export function startWithFivePoints(): void {
  test.beforeEach(async ({ context }) => {
    await context.route('https://cdn.discordapp.com/**', (route) => route.abort());
    await withDatabase(
      (sql) => sql`update server_configs set config = config || '{"SuccessPoints": 5}'
        where server_id = ${server}`,
    );
  });
}
