import type { Page } from '@playwright/test';
import { hostileLinks, type HostileLink } from '../share-links/hostile';
import { designerOn, token, webhookUrl } from './designer';
import { expect, test } from './test';

/** The effects of opening a link: those that a visitor sees, and those that a script in the page can detect. */
interface Outcome {
  name: string;
  /** The notice above the editor. */
  said: string;
  /** URLs of links, pictures and frames that are neither http nor https. */
  odd: string[];
  /** Names of scripts that ran, and of globals that they created. */
  ran: string[];
  /** Whether the page froze. */
  isSlow: boolean;
}

const loaded = 'This message was opened from a link.';
const invalid = 'Failed to load shared embed. The link may be invalid.';

/**
 * The page asks Discord about the entered webhook and shows its picture. No link can change the webhook, so these
 * requests are expected. The mocks do not answer the first one when the page is left while it is on the way.
 */
const ofTheWebhook = [
  `GET ${webhookUrl}`,
  'GET https://cdn.discordapp.com/avatars/1312345678901234567/5d1c3f8e9b7a4c2d6e0f1a2b3c4d5e6f.png?size=128',
];

/** The longest URL that the browser navigates to. */
const LONGEST_ADDRESS = 2_000_000;

test('every hostile link opens harmlessly or is rejected', async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  const dialogs: string[] = [];
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => {
      asked.push(`${route.request().method()} ${route.request().url()}`);
      return route.abort();
    },
  );
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox', 'open'] as const) {
      Object.assign(window, { [name]: () => void ran.push(name) });
    }
  });
  await open('/embeds', 'signed-out');
  const { text, webhook, ...designer } = designerOn(page);
  await webhook.fill(webhookUrl);
  await text('Title').fill('Mine');

  const outcomes = await openEach(page, hostileLinks);
  expect(outcomes).toEqual(
    hostileLinks.map(({ name, error }) => ({
      name,
      said: error === undefined ? loaded : invalid,
      odd: [],
      ran: [],
      isSlow: false,
    })),
  );

  await test.step('a hostile link as the initial URL of the page', async () => {
    const cold = ['HTML in every text', 'a bomb with a title', '__proto__ of the message'];
    for (const { share, error } of hostileLinks.filter(({ name }) => cold.includes(name))) {
      await page.goto(`/embeds?share=${encodeURIComponent(share)}`);
      const said = error === undefined ? loaded : invalid;
      await expect(designer.main.getByText(said)).toBeVisible();
      await expect(page).toHaveURL('/embeds');
    }
  });

  await test.step('no script ran and no request was sent', async () => {
    expect(dialogs).toEqual([]);
    expect(asked.filter((request) => !ofTheWebhook.includes(request))).toEqual([]);
    await expect(webhook).toHaveValue(/•+$/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
    await designer.button('Show Webhook URL').click();
    await expect(webhook).toHaveValue(webhookUrl);
    expect(page.context().pages()).toEqual([page]);
  });
});

/** Opens the links one after another in the same page, as clicks would. Returns the outcome of each link. */
async function openEach(page: Page, links: readonly HostileLink[]): Promise<Outcome[]> {
  const outcomes: Awaited<ReturnType<typeof follow>>[] = [];
  for (const { name, share } of links) {
    const address = `/embeds?share=${encodeURIComponent(share)}`.slice(0, LONGEST_ADDRESS);
    outcomes.push(await page.evaluate(follow, { name, address, notices: [loaded, invalid] }));
  }
  const times = outcomes.map(({ time }) => time).toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  // A link of 2 MB takes 50 times as long as most others. On a busy machine, that is more than 4 s.
  const limit = Math.max(4_000, 100 * median);
  return outcomes.map(({ time, ...outcome }) => ({ ...outcome, isSlow: time > limit }));
}

/** Opens one link and returns the outcome. Runs in the page. */
async function follow({
  name,
  address,
  notices,
}: {
  name: string;
  address: string;
  notices: readonly string[];
}): Promise<Omit<Outcome, 'isSlow'> & { time: number }> {
  const { ran } = window as unknown as { ran: string[] };
  const since = performance.now();
  /** Polls until `ask` returns an element or 30 s have passed. */
  const found = async (ask: () => HTMLElement | undefined): Promise<HTMLElement | undefined> => {
    for (;;) {
      const answer = ask();
      if (answer || performance.now() - since > 30_000) return answer;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  /**
   * Returns the element of a new notice about the link. A new notice was not visible before, and its text starts with
   * one of `notices`.
   */
  const notice = () =>
    [...document.querySelectorAll<HTMLElement>('main :is([role=alert], [role=status])')].find(
      (each) =>
        notices.some((text) => each.textContent.startsWith(text)) &&
        each.dataset['before'] === undefined,
    );
  notice()?.setAttribute('data-before', '');

  const { key, index } = history.state as { key: string; index: number };
  const state = { state: null, key: `${key}+`.slice(-90), index: index + 1 };
  history.pushState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state }));
  const said = (await found(notice))?.textContent ?? 'nothing';
  // Wait for two frames. A slow render delays these frames, so `time` includes the render.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const odd = [...document.querySelectorAll('main :is([href], [src]), iframe, object, embed')]
    .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? each.tagName)
    .filter((link) => !/^(?:https?:\/\/|\/)/.test(link));
  const left = [
    ...('polluted' in {} ? ['Object.prototype'] : []),
    ...(document.querySelector('main script') ? ['a script'] : []),
    ...(document.title.startsWith('Discord Embed Designer') ? [] : [document.title]),
    ...(location.pathname + location.search === '/embeds' ? [] : ['the address']),
  ];
  return { name, said, odd, ran: [...ran, ...left], time: performance.now() - since };
}

test.describe('a link with a sign-in', () => {
  const tokens =
    '#access_token=theirs&refresh_token=theirs&provider_token=theirs&token_type=bearer';
  const ignored = 'That link did not sign you in';
  const storedEmail = (page: Page) =>
    page.evaluate(() => {
      const kept = localStorage.getItem('supabase-auth');
      return kept && (JSON.parse(kept) as { user: { email: string } }).user.email;
    });

  test('signs nobody in, is removed from the URL, and replaces no session', async ({
    page,
    open,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const body = request.postData() ?? '';
      if (`${request.url()} ${body}`.includes('theirs') && !request.isNavigationRequest()) {
        sent.push(request.url());
      }
    });
    const follow = async (address: string) => {
      await page.goto('about:blank');
      // The message disappears by itself, possibly before the load event, so wait for both at the same time.
      await Promise.all([expect(page.getByText(ignored)).toBeVisible(), page.goto(address)]);
      await expect(page).not.toHaveURL(/theirs|token|code/);
      expect(sent).toEqual([]);
    };
    await open('/servers', 'signed-out');
    for (const [name, address] of [
      ['tokens on a public page', `/docs${tokens}`],
      ['tokens on the page sign-ins come back to', `/servers${tokens}`],
      ['a code that this browser did not ask for', '/servers?code=theirs'],
    ] as const) {
      await test.step(name, async () => {
        await follow(address);
        expect(await storedEmail(page)).toBeNull();
      });
    }
    await test.step('with a session', async () => {
      await open('/servers', 'owner');
      await expect(page.getByRole('link', { name: /Resell Heaven/ }).first()).toBeVisible();
      await follow(`/features${tokens}`);
      expect(await storedEmail(page)).toBe('mira@grouped.example');
    });
  });
});
