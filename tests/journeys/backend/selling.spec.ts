import type { APIRequestContext, Page } from '@playwright/test';
import { securityHeaders } from '../../../deploy/headers.mjs';
import { builtTestBackend } from '../../../scripts/test-backend.mjs';
import { elementsOf } from '../../built-site/html';
import { expect, test } from '../test';
import { withDatabase } from './dashboard';

const seller = {
  username: 'night_owls',
  email: 'ines@owls.example',
  password: 'a long password',
};
const slug = 'night-owls';
const { url: backend } = builtTestBackend();
/** The headers that allow the site to read a response of Storage. */
const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };

const remove = () =>
  withDatabase((sql) => sql`delete from auth.users where email = ${seller.email}`);
test.beforeEach(remove);
test.afterEach(remove);

interface StoreRow {
  id: string;
  name: string;
  server_id: string | null;
  design: Record<string, unknown>;
  is_designed: boolean;
  is_visible: boolean;
  card_path: string | null;
}

const storedStore = () =>
  withDatabase(async (sql) => {
    const [row] = await sql<StoreRow[]>`
      select id, name, server_id, design, is_designed, is_visible, card_path
      from stores where slug = ${slug}`;
    if (!row) throw new Error(`There is no store ${slug}.`);
    return row;
  });

const storedMemberships = () =>
  withDatabase(async (sql) => [
    ...(await sql<Record<string, unknown>[]>`
        select sold.name, payment_type, billing_interval, price_minor::int, sold.currency,
          early_bird_price_minor::int, early_bird_places, max_members, features, checkout_url,
          sold.is_visible
        from store_memberships sold join stores on stores.id = store_id
        where slug = ${slug} order by position`),
  ]);

const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name, exact: true }).click();

/** Adds a membership. `fields` are values by the accessible name of the field. */
async function addMembership(page: Page, fields: readonly [name: string | RegExp, text: string][]) {
  await page.getByRole('button', { name: 'Create membership' }).first().click();
  const form = page.getByRole('dialog');
  for (const [name, text] of fields) {
    await form.getByRole('textbox', { name, exact: typeof name === 'string' }).fill(text);
  }
  await form.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page.getByText('Membership created successfully!').last()).toBeVisible();
  await expect(form).toBeHidden();
}

/** Requests a path without a browser, and does not follow redirects. */
async function fetched(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

test('a new seller without Discord sells on a page that is complete without a browser', async ({
  page,
  request,
}) => {
  const pictures: string[] = [];
  await page.route(`${backend}/storage/v1/object/store-cards/**`, async (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ status: 204, headers: cors });
    const [, name = ''] = new URL(route.request().url()).pathname.split('/object/store-cards/');
    pictures.push(name);
    return route.fulfill({ headers: cors, json: { Id: name, Key: `store-cards/${name}` } });
  });

  await test.step('an account with an email address', async () => {
    await page.goto('/marketplace');
    await page.getByRole('button', { name: 'Sell a Membership' }).click();
    const form = page.getByRole('dialog', { name: 'Sell a Membership' });
    await form.getByLabel('Username').fill(seller.username);
    await form.getByLabel('Email').fill(seller.email);
    await form.getByLabel('Password', { exact: true }).fill(seller.password);
    await form.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/biz\/new\/setup$/);
  });

  await test.step('the setup offers no server', async () => {
    const server = page.getByRole('group', { name: 'Discord server' });
    await expect(server).toContainText(
      'Your account is not connected to Discord, so there is no server to choose. Your store works without one.',
    );
    await expect(server.getByRole('button')).toHaveText(['Connect Discord']);
    await expect(page.getByText('Your Discord servers could not be loaded.')).toHaveCount(0);
    await box(page, 'Store name').fill('Night Owls');
    await box(page, 'Tagline').fill('Drops <b>after</b> midnight & 🦉');
    await page.getByRole('button', { name: 'Create store' }).click();
    await expect(page.getByText('Store created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/design$/);
    expect(await storedStore()).toMatchObject({
      name: 'Night Owls',
      server_id: null,
      is_designed: false,
      is_visible: false,
      card_path: null,
    });
  });

  await test.step('the design', async () => {
    await box(page, 'Subtitle').fill('We never sleep');
    await page.getByRole('radio', { name: /Classic/ }).check({ force: true });
    await box(page, 'Primary color').fill('#FFE100');
    await page.getByRole('button', { name: 'Add Question' }).click();
    await box(page, 'Question').fill('Is there a trial?');
    await box(page, 'Answer').fill('No, but a refund.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Store design saved successfully!')).toBeVisible();
    const { design, is_designed: isDesigned } = await storedStore();
    expect(isDesigned).toBe(true);
    expect(design).toMatchObject({
      primaryColor: '#ffe100',
      secondaryColor: '#6f4cff',
      layout: 'classic',
      heroSubtitle: 'We never sleep',
      faq: [{ question: 'Is there a trial?', answer: 'No, but a refund.' }],
    });
  });

  await test.step('two memberships, with prices in minor units', async () => {
    await openSection(page, 'Memberships');
    await addMembership(page, [
      ['Name', 'Owl'],
      [/^Price/, '19,99'],
      [/^Checkout link/, 'https://buy.stripe.com/owl'],
    ]);
    await addMembership(page, [
      ['Name', 'Eagle'],
      [/^Price/, '$1,049.90'],
      [/^Member limit/, '12'],
      [/^Checkout link/, 'https://whop.com/eagle'],
    ]);
    const common = {
      payment_type: 'subscription',
      billing_interval: 'month',
      currency: 'USD',
      early_bird_price_minor: null,
      early_bird_places: null,
      features: [],
      is_visible: true,
    };
    expect(await storedMemberships()).toEqual([
      {
        ...common,
        name: 'Owl',
        price_minor: 1_999,
        max_members: null,
        checkout_url: 'https://buy.stripe.com/owl',
      },
      {
        ...common,
        name: 'Eagle',
        price_minor: 104_990,
        max_members: 12,
        checkout_url: 'https://whop.com/eagle',
      },
    ]);
  });

  const { id } = await storedStore();
  await test.step('before it is published, the page is not found by address or id', async () => {
    for (const path of [`/store/${slug}`, `/store/${id}`]) {
      const { status, text } = await fetched(request, path);
      expect(status).toBe(404);
      expect(text).not.toContain('Night Owls');
    }
  });

  await test.step('publishing', async () => {
    await openSection(page, 'Dashboard');
    await expect(page.getByText('4 of 5 done')).toBeVisible();
    await page.getByRole('button', { name: 'Publish Store' }).click();
    await expect(page.getByText('Your store is published')).toBeVisible();
    const stored = await storedStore();
    expect(pictures).toEqual([expect.stringMatching(new RegExp(`^${id}/[\\da-f-]{36}\\.png$`))]);
    expect([stored.is_visible, stored.card_path]).toEqual([true, pictures[0]]);
  });

  await test.step('the page, without a browser', async () => {
    const { status, headers, text } = await fetched(request, `/store/${slug}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    });
    const expected = Object.entries(securityHeaders({ backend, https: false }));
    expect(expected.map(([name]) => [name, headers[name.toLowerCase()]])).toEqual(expected);

    expect(text).toMatch(/^<!doctype html>/i);
    expect(text.trimEnd()).toMatch(/<\/html>$/);
    const elements = elementsOf(text);
    const textsOf = (tag: string) =>
      elements.filter((element) => element.tag === tag).map((element) => element.text);
    expect(textsOf('title')).toEqual(['Night Owls · Grouped']);
    expect(textsOf('h1')).toEqual(['Night Owls']);
    expect(textsOf('h3')).toEqual(['Owl', 'Eagle']);
    const [body = ''] = textsOf('body');
    for (const shown of [
      'We never sleep',
      'Drops <b>after</b> midnight & 🦉',
      '$19.99/month',
      '$1,049.90/month',
      'Opens buy.stripe.com in a new tab',
      'Opens whop.com in a new tab',
      'Is there a trial?',
      'No, but a refund.',
      '© 2024 Night Owls',
    ]) {
      expect(body).toContain(shown);
    }
    const links = elements.flatMap(({ tag, attributes: { href } }) =>
      tag === 'a' && href !== undefined ? [href] : [],
    );
    expect(links).toEqual(
      expect.arrayContaining(['https://buy.stripe.com/owl', 'https://whop.com/eagle']),
    );

    const { card_path: card } = await storedStore();
    const picture = `${backend}/storage/v1/object/public/store-cards/${card}`;
    const preview = elements.find(({ attributes: { property } }) => property === 'og:image');
    expect(preview?.attributes['content']).toBe(picture);
    const data = elements.filter(({ attributes: { type } }) => type === 'application/ld+json');
    expect(data).toHaveLength(1);
    const offer = { '@type': 'Offer', priceCurrency: 'USD' };
    expect(JSON.parse(data[0]?.text ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: 'Night Owls',
          image: picture,
          offers: [
            {
              ...offer,
              name: 'Owl',
              price: '19.99',
              availability: 'https://schema.org/InStock',
              priceSpecification: { unitCode: 'MON' },
            },
            {
              ...offer,
              name: 'Eagle',
              price: '1049.90',
              availability: 'https://schema.org/InStock',
            },
          ],
        },
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              name: 'Is there a trial?',
              acceptedAnswer: { text: 'No, but a refund.' },
            },
          ],
        },
      ],
    });
  });

  await test.step('an id is redirected to the address', async () => {
    const { status, headers } = await fetched(request, `/store/${id}?ref=x`);
    expect([status, headers['location']]).toEqual([301, `/store/${slug}?ref=x`]);
  });

  await test.step('after unpublishing, the page is not found', async () => {
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Your store is no longer published')).toBeVisible();
    expect(await storedStore()).toMatchObject({ is_visible: false, is_designed: true });
    for (const path of [`/store/${slug}`, `/store/${id}`]) {
      const { status, headers, text } = await fetched(request, path);
      expect([status, headers['location']]).toEqual([404, undefined]);
      expect(text).toContain('Store not found');
      expect(text).not.toContain('Night Owls');
    }
  });
});
