import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';
import { builtTestBackend } from '../../../scripts/test-backend.mjs';
import { post, signatureOf } from '../../database/payments/provider';
import { expect, test } from '../test';
import { people, signInToSell, withDatabase } from './dashboard';

const { url: backend } = builtTestBackend();
const id = 'biz_buyingjourney';
const slug = 'buying-journey';
const secret = 'whsec_of_the_buying_journey';
const link = { id: 'plink_journey', url: 'https://buy.stripe.com/journey' };
const buyer = { email: 'noor@buyers.example', password: 'a long password' };

const remove = () =>
  withDatabase(async (sql) => {
    await sql`delete from stores where id = ${id}`;
    await sql`delete from auth.users where email = ${buyer.email}`;
  });

test.beforeEach(async () => {
  await remove();
  await withDatabase(async (sql) => {
    await sql`
      insert into stores (id, owner_id, slug, name, is_visible, is_designed)
      select ${id}, user_id, ${slug}, 'Buying Journey', true, true
      from seller_accounts join auth.users on users.id = user_id
      where email = ${people.mira.email}`;
    const [sold] = await sql`
      insert into store_memberships (store_id, name, payment_type, price_minor, currency, checkout_url)
      values (${id}, 'Lifetime', 'one-time', 4900, 'USD', ${link.url}) returning id`;
    await sql`
      insert into store_membership_plans (store_id, provider, plan_id, membership_id)
      values (${id}, 'stripe', ${link.id}, ${sold?.['id']})`;
  });
  const account = await fetch(`${backend}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: 'sb_publishable_local', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...buyer, data: { full_name: 'Noor' } }),
  });
  expect(account.status).toBe(200);
});
test.afterEach(remove);

/**
 * Starts a payment page that replaces Stripe's page. The page reports a payment to the store in the same way as Stripe,
 * with a signed event.
 */
async function startCheckout(): Promise<{ url: string; server: Server; paid: () => number }> {
  let paid = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const reference = url.searchParams.get('client_reference_id');
      if (request.method === 'GET') {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        return response.end(
          `<!doctype html><title>Checkout</title><form method="post"><button>Pay $49.00</button></form>`,
        );
      }
      await text(request);
      const body = paymentOf(reference);
      const event = { provider: 'stripe', id: randomUUID(), body } as const;
      const { status } = await post(backend, `stripe/${id}`, body, signatureOf(event, secret));
      if (status === 200) paid += 1;
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(`<!doctype html><title>Checkout</title><p>Reported: ${status}</p>`);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, paid: () => paid };
}

/** Returns the event of a completed checkout. The receipt goes to the address of the buyer's account. */
function paymentOf(reference: string | null): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1_000),
    data: {
      object: {
        id: `cs_${randomUUID()}`,
        mode: 'payment',
        payment_status: 'paid',
        amount_total: 4_900,
        currency: 'usd',
        customer: null,
        customer_details: { name: 'Noor Haddad', email: buyer.email },
        client_reference_id: reference,
        payment_intent: `pi_${randomUUID()}`,
        payment_link: link.id,
      },
    },
  });
}

/** Replaces Stripe's payment page with the local one, in every page of the context. */
async function replaceStripe(context: BrowserContext, checkout: string): Promise<void> {
  await context.route(`${link.url}**`, async (route) => {
    const request = route.request();
    const { search } = new URL(request.url());
    const response = await fetch(`${checkout}/${search}`, { method: request.method() });
    await route.fulfill({
      status: response.status,
      contentType: 'text/html',
      body: await response.text(),
    });
  });
}

test('a buyer pays, the seller sees it without a reload, and the buyer reviews', async ({
  page: seller,
  browser,
}) => {
  const checkout = await startCheckout();
  const context = await browser.newContext();
  await replaceStripe(context, checkout.url);
  const page = await context.newPage();
  const store = `/store/${slug}`;

  await test.step('the seller connects the store to Stripe, and waits for payments', async () => {
    await signInToSell(seller);
    // A seller who has stores gets to the first one.
    await seller.getByRole('button', { name: 'Sell a Membership' }).click();
    await expect(seller).toHaveURL(/\/biz\/biz_00000002\/overview$/);
    await seller.goto(`/biz/${id}/setup`);
    const connection = seller.getByRole('region', { name: 'Payment provider' });
    await connection.getByLabel('Signing secret of Stripe').fill(secret);
    await connection.getByRole('button', { name: 'Save secret' }).click();
    await expect(seller.getByText('Signing secret saved')).toBeVisible();
    await seller.goto(`/biz/${id}/payments`);
    await expect(seller.getByText('No transactions found')).toBeVisible();
  });

  await test.step('the buyer signs in, and pays on the page of the provider', async () => {
    await signInToSell(page, buyer);
    await page.goto(store);
    const join = page.getByRole('link', { name: 'Join Lifetime' });
    await expect(join).toHaveAttribute('href', /\?client_reference_id=[\da-f]{32}$/);
    const opening = context.waitForEvent('page');
    await join.click();
    const provider = await opening;
    await provider.getByRole('button', { name: 'Pay $49.00' }).click();
    await expect(provider.getByText('Reported: 200')).toBeVisible();
    expect(checkout.paid()).toBe(1);
  });

  await test.step('the seller sees it arrive', async () => {
    const row = seller.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1);
    await expect(row).toContainText('$49.00');
    await expect(row).toContainText('Noor Haddad');
  });

  await test.step('the buyer confirms the membership, and reviews it', async () => {
    await page.goto('/memberships');
    await expect(page.getByRole('heading', { name: 'Lifetime' })).toBeVisible();
    await page.getByRole('button', { name: /^Confirm .*Lifetime/ }).click();
    await expect(page.getByText('Membership confirmed')).toBeVisible();
    await page.getByRole('button', { name: /^More for .*Lifetime/ }).click();
    await page.getByRole('menuitem', { name: 'Write a review' }).click();
    const form = page.getByRole('dialog', { name: 'Review of Buying Journey' });
    await form.getByText('5 stars', { exact: true }).click({ force: true });
    await form.getByRole('textbox', { name: 'Review' }).fill('Paid once, and it was there.');
    await form.getByRole('button', { name: 'Save review' }).click();
    await expect(page.getByText('Review saved')).toBeVisible();
  });

  await test.step('every visitor sees the review, in the page without a script too', async () => {
    await expect(async () => {
      const response = await seller.request.get(store);
      expect(await response.text()).toContain('Paid once, and it was there.');
    }).toPass();
    await seller.goto(store);
    const reviews = seller.getByRole('region', { name: 'Reviews' });
    await expect(reviews.getByText('Paid once, and it was there.')).toBeVisible();
  });

  await context.close();
  checkout.server.close();
});
