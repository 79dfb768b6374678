import type { Page, Route } from '@playwright/test';
import {
  startDiscord,
  type LoopbackDiscord,
  type WireAnswer,
} from '../../setup/discord-on-loopback';
import { designerOn, token, webhookUrl } from '../designer';
import { expect, expectAccessible, test as base } from '../test';

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
    await expectAccessible(page);
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
    await designer.message.click();
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

/** Responses after which the page shows an error text and lets the user retry. */
const errors: readonly [name: string, answer: WireAnswer, text: string][] = [
  [
    '401',
    { status: 401, body: '{"message": "Invalid Webhook Token", "code": 50027}' },
    'Failed to send embed (Status 401): Invalid Webhook Token',
  ],
  [
    '403',
    { status: 403, body: '{"message": "Missing Permissions", "code": 50013}' },
    "Forbidden. The webhook may have been deleted or you don't have permission.",
  ],
  [
    '400 without an error tree',
    { status: 400, body: '{"message": "Cannot send an empty message", "code": 50006}' },
    'Bad request. The embed may be invalid or the webhook URL is incorrect.',
  ],
  [
    '500',
    { status: 500, body: '{"message": "500: Internal Server Error", "code": 0}' },
    'Failed to send embed (Status 500): 500: Internal Server Error',
  ],
  [
    '502 with an HTML page',
    { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<html>Bad gateway</html>' },
    'Failed to send embed (Status 502)',
  ],
  ['a dropped connection', 'drops', 'Network error: CORS issue or network connectivity problem...'],
];

test('each error response from Discord shows its message', async ({ page, discord }) => {
  await page.goto('/embeds');
  const { sending, text, webhook, ...designer } = designerOn(page);
  const alert = sending.getByRole('alert');
  await webhook.fill(webhookUrl);

  for (const [name, answer, words] of errors) {
    await test.step(name, async () => {
      discord.answerNext(answer);
      await designer.button('Send').click();
      await expect(alert).toHaveText(words);
      await expect(designer.button('Send again')).toBeEnabled();
      await sending.getByRole('button', { name: 'Dismiss' }).click();
      await expect(alert).toHaveCount(0);
    });
  }

  await test.step('400 with an error tree: each error links to its text', async () => {
    const fault = (code: string, message: string) => ({ _errors: [{ code, message }] });
    discord.answerNext({
      status: 400,
      body: JSON.stringify({
        code: 50_035,
        message: 'Invalid Form Body',
        errors: {
          embeds: {
            0: {
              title: fault('BASE_TYPE_BAD', 'This title is not welcome.'),
              author: { url: fault('URL_TYPE_INVALID_URL', 'Not a well formed URL.') },
            },
          },
          username: fault('USERNAME_INVALID', 'This name is not welcome.'),
        },
      }),
    });
    await designer.button('Send').click();
    await expect(alert).toHaveText(
      'Bad request. The embed may be invalid or the webhook URL is incorrect.',
    );
    const complaints = sending.getByRole('list', { name: "Discord's response" });
    await expect(complaints.getByRole('button')).toHaveText([
      'TitleThis title is not welcome.',
      'Author URLNot a well formed URL.',
      'UsernameThis name is not welcome.',
    ]);
    for (const [words, field] of [
      ['Not a well formed URL.', 'Author URL'],
      ['This title is not welcome.', 'Title'],
      ['This name is not welcome.', 'Username'],
    ] as const) {
      await complaints.getByRole('button').filter({ hasText: words }).click();
      await expect(text(field)).toBeFocused();
    }
  });

  await test.step('429: a countdown runs, and then the message may be sent again', async () => {
    discord.forget();
    discord.answerNext({
      status: 429,
      headers: { 'Retry-After': '3', 'X-RateLimit-Reset-After': '2.4' },
      body: '{"message": "You are being rate limited.", "retry_after": 2.4, "global": false}',
    });
    await designer.button('Send').click();
    await expect(alert).toHaveText('Rate limited by Discord. Please try again later.');
    await expect(sending.getByRole('timer')).toHaveText(/^You can send again in [23] sec\.$/);
    await expect(sending.getByRole('button', { name: /^Wait [23] sec$/ })).toBeVisible();
    await expect(designer.button('Send again')).toBeDisabled();
    await expect(sending.getByText('You can send again now.')).toBeVisible();
    // The app must not retry automatically.
    expect(discord.requests).toHaveLength(1);
    await designer.button('Send again').click();
    await expect(sending.getByText('Embed sent successfully!')).toBeVisible();
    await designer.button('Done with this message').click();
  });

  await test.step('404: a deleted webhook is not requested again', async () => {
    discord.forget();
    discord.answerNext({ status: 404, body: '{"message": "Unknown Webhook", "code": 10015}' });
    await designer.button('Send').click();
    await expect(alert).toHaveText('Webhook not found. Please check your webhook URL.');
    await designer.button('Send').click();
    await expect(alert).toHaveText('Webhook not found. Please check your webhook URL.');
    expect(discord.requests).toHaveLength(1);
  });
});
