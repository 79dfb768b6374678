import type { Page, Route } from '@playwright/test';
import { startDiscord, type LoopbackDiscord } from '../../setup/discord-on-loopback';
import { designerOn, token, webhookUrl } from '../designer';
import { expect, test as base } from '../test';

interface Discord extends LoopbackDiscord {
  /** Delays all later requests. Returns a function that releases them. */
  hold(): () => void;
  /** The Discord host and the method of each request, in order. */
  hosts: { host: string; method: string }[];
  /** Returns the method, path and body of each request. */
  asked(): { method: string; path: string; body: string }[];
}

/**
 * A `test` whose pages use a local server instead of Discord. The requests are real: neither the page nor `fetch` is
 * mocked.
 */
const test = base.extend<{ discord: Discord }>({
  discord: async ({ context }, provide) => {
    const discord = await startDiscord();
    let held: Promise<void> = Promise.resolve();
    const hosts: Discord['hosts'] = [];
    const lead = async (route: Route) => {
      hosts.push({
        host: new URL(route.request().url()).host,
        method: route.request().method(),
      });
      await held;
      const url = discord.addressOf(route.request().url());
      const response = await route.fetch({ url, maxRetries: 0 }).catch(() => null);
      if (!response) return route.abort('connectionreset');
      // The page may already be closed.
      return route.fulfill({ response }).catch(() => undefined);
    };
    for (const host of ['discord.com', 'canary.discord.com', 'ptb.discord.com']) {
      await context.route(`https://${host}/api/**`, lead);
    }
    await provide({
      ...discord,
      hosts,
      hold: () => {
        let letGo = () => {};
        held = new Promise((resolve) => {
          letGo = resolve;
        });
        return letGo;
      },
      asked: () =>
        discord.requests.map(({ method, path, body }) => ({
          method,
          path,
          body: body.toString('utf8'),
        })),
    });
    await discord.close();
  },
});

const webhookPath = `/api/webhooks/1312345678901234567/${token}`;

/** Fills the form with a minimal message whose texts all differ. */
async function write(page: Page): Promise<void> {
  const { text, tab, button, field } = designerOn(page);
  await text('Title').fill(' Sale ');
  await text('Description').fill('Größer 🎉 "now"\n</script>');
  await text('Color').fill('#FF8800');
  await text('Timestamp').fill('2026-03-14T09:26');
  await text('URL').fill('https://example.com/sale');
  await tab('Author').click();
  await text('Author name').fill('Mira');
  await tab('Fields').click();
  await button('Add Field').click();
  await field(1).getByRole('checkbox', { name: 'Inline' }).click();
}

/** The expected request body: no empty values, `color` an integer, the timestamp in UTC. */
const body =
  '{"embeds":[{"title":" Sale ","description":"Größer 🎉 \\"now\\"\\n</script>",' +
  '"url":"https://example.com/sale","color":16746496,"timestamp":"2026-03-14T13:26:00.000Z",' +
  '"author":{"name":"Mira"},' +
  '"fields":[{"name":"Field Title","value":"Field Value","inline":true}]}],' +
  '"allowed_mentions":{"parse":[]}}';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

test('a message is sent, changed, sent again, deleted and loaded by its link', async ({
  page,
  discord,
}) => {
  await page.goto('/embeds');
  const { main, sending, text, webhook, ...designer } = designerOn(page);
  const link = sending.getByRole('link', { name: 'Open in Discord' });
  await write(page);

  await test.step('nothing is sent without a webhook URL', async () => {
    await designer.button('Send').click();
    await expect(webhook).toHaveAccessibleDescription(/Please enter a webhook URL/);
    for (const wrong of [
      'discord.com/api/webhooks/1/a',
      'http://discord.com/api/webhooks/1/a',
      'https://discord.com/api/webhooks/',
      'https://discord.com.evil.example/api/webhooks/1/a',
      'https://discord.com@evil.example/api/webhooks/1/a',
    ]) {
      await webhook.fill(wrong);
      await designer.button('Send').click();
      await expect(webhook).toHaveAccessibleDescription(/Please enter a valid Discord webhook URL/);
    }
    expect(discord.requests).toEqual([]);
  });

  await test.step('the message is sent once, byte for byte', async () => {
    await webhook.fill(webhookUrl);
    await expect(webhook).toHaveValue(
      /^https:\/\/discord\.com\/api\/webhooks\/1312345678901234567\/•+$/,
    );
    // The preview asks for the name and picture of the webhook.
    await expect
      .poll(() => discord.asked())
      .toEqual([{ method: 'GET', path: webhookPath, body: '' }]);
    discord.forget();
    const letGo = discord.hold();
    await designer.button('Send').click();
    await expect(sending.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.keyboard.press('Enter');
    letGo();
    await expect(sending.getByText('Embed sent successfully!')).toBeVisible();
    await expect(link).toBeVisible();
    expect(discord.asked()).toEqual([
      { method: 'POST', path: `${webhookPath}?wait=true`, body },
      { method: 'GET', path: webhookPath, body: '' },
    ]);
    expect(discord.requests[0]?.headers).toEqual(
      expect.objectContaining({
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(body)}`,
      }),
    );
    const names = discord.requests.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => /^(?:authorization|cookie|referer|apikey)$/.test(name))).toEqual(
      [],
    );
  });

  const address = (await link.getAttribute('href')) ?? '';
  const messageId = address.split('/').at(-1) ?? '';
  await test.step('a link opens the message', async () => {
    expect(address).toMatch(/^https:\/\/discord\.com\/channels\/\d{17,20}\/\d{17,20}\/\d{17,20}$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  });

  await test.step('Edit', async () => {
    discord.forget();
    await designer.tab('General').click();
    await text('Title').fill('Sale is over');
    await designer.button('Edit').click();
    await expect(sending.getByText('The sent message has been edited.')).toBeVisible();
    expect(discord.asked()).toEqual([
      {
        method: 'PATCH',
        path: `${webhookPath}/messages/${messageId}`,
        body: body.replace('" Sale "', '"Sale is over"').replace('{', '{"content":"",'),
      },
    ]);
  });

  await test.step('Send again, into a thread', async () => {
    discord.forget();
    await designer.sender.click();
    await text('Thread ID').fill('612345678901234567');
    await expect(sending).toContainText('Posts in thread 612345678901234567.');
    await designer.button('Send again').click();
    await expect(link).not.toHaveAttribute('href', address);
    expect(discord.asked()).toEqual([
      {
        method: 'POST',
        path: `${webhookPath}?wait=true&thread_id=612345678901234567`,
        body: body.replace('" Sale "', '"Sale is over"'),
      },
    ]);
    await text('Thread ID').fill('');
  });

  await test.step('Delete requires a confirmation', async () => {
    discord.forget();
    const second = ((await link.getAttribute('href')) ?? '').split('/').at(-1);
    const question = page.getByRole('alertdialog', { name: 'Delete this message?' });
    await designer.button('Delete').click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(discord.requests).toEqual([]);
    await designer.button('Delete').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(sending.getByText(/^The message has been deleted from Discord\./)).toBeVisible();
    expect(discord.asked()).toEqual([
      {
        method: 'DELETE',
        path: `${webhookPath}/messages/${second}?thread_id=612345678901234567`,
        body: '',
      },
    ]);
    await expect(text('Title')).toHaveValue('Sale is over');
  });

  await test.step('the webhook URL is stored in this browser, masked, and cleared', async () => {
    await page.reload();
    await expect(webhook).toHaveValue(/•+$/);
    expect(await main.innerHTML()).not.toContain(token);
    await designer.button('Show Webhook URL').click();
    await expect(webhook).toHaveValue(webhookUrl);
    await designer.button('Clear Webhook URL').click();
    await expect(webhook).toHaveValue('');
    await page.reload();
    await expect(text('Title')).toHaveValue('Sale is over');
    await expect(webhook).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  });

  await test.step('the first message is loaded by its link', async () => {
    discord.forget();
    await webhook.fill(webhookUrl);
    await expect
      .poll(() => discord.asked())
      .toContainEqual({ method: 'GET', path: webhookPath, body: '' });
    await text('Title').fill('My own');
    await sending.getByText('Edit a sent message').click();
    const place = sending.getByRole('textbox', { name: 'Message link' });
    await place.fill('https://example.com/channels/1/2/3');
    await designer.button('Load message').click();
    await expect(place).toHaveAccessibleDescription(/Paste a message link/);
    await place.fill(address);
    await designer.button('Load message').click();
    await expect(text('Title')).toHaveValue('Sale is over');
    await expect(sending.getByText(/^The message is loaded\./)).toBeVisible();
    discord.forget();
    await text('Title').fill('Sold out');
    await designer.button('Edit').click();
    await expect(sending.getByText('The sent message has been edited.')).toBeVisible();
    expect(discord.asked()).toEqual([
      expect.objectContaining({ method: 'PATCH', path: `${webhookPath}/messages/${messageId}` }),
    ]);
    await designer.button('Undo').click();
    await designer.button('Undo').click();
    await expect(text('Title')).toHaveValue('My own');
  });

  await test.step('a 204 is a success too', async () => {
    await designer.button('Done with this message').click();
    discord.answerNext({ status: 204 });
    await designer.button('Send').click();
    await expect(sending.getByText('Embed sent successfully!')).toBeVisible();
    await expect(sending).toContainText('Discord did not return the ID of the message');
    await expect(designer.button('Edit')).toHaveCount(0);
  });

  await test.step('canary and ptb', async () => {
    for (const host of ['canary.discord.com', 'ptb.discord.com']) {
      discord.forget();
      await designer.button('Clear Webhook URL').click();
      await webhook.fill(webhookUrl.replace('discord.com', host));
      await designer.button('Send').click();
      await expect(link).toBeVisible();
      // The preview may also ask for the name and picture of the webhook.
      const isSent = ({ method }: { method: string }) => method === 'POST';
      await expect
        .poll(() => discord.asked().filter(isSent))
        .toEqual([expect.objectContaining({ path: `${webhookPath}?wait=true` })]);
      expect(discord.hosts.findLast(isSent)?.host).toBe(host);
      await expect(sending.getByRole('button', { name: 'Sending...' })).toHaveCount(0);
    }
  });
});
