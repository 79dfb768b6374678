import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { demoStores } from '#content/marketplace/demo-stores';
import { appMessages } from '#content/messages/shell/app';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import { reviewMessages } from '#content/messages/market/store-page-reviews';
import type { StoreDesign, StoreLayout } from '#domain/marketplace/design';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { Store } from './Store';
import { StoreView } from '../store/StoreView';

/** Store pages with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Store',
  component: Store,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const cards = (world: WorldName) => worldStory({ world, at: paths.store.href('card-collectors') });
const offerIn = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('listitem', { name }));

export const Modern = meta.story({
  ...cards('signed-out').annotations,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Card Collectors' });
    await expect(canvas.queryByRole('region', { name: 'Reviews' })).toBeNull();
    await step('an early bird shows both prices and the spots left', async () => {
      const vault = offerIn(canvas, 'Vault');
      await expect(vault.getByText('$49.99/month')).toBeVisible();
      await expect(vault.getByText('$39.99/month')).toBeVisible();
      await expect(vault.getByText('Early bird: 7 spots left')).toBeVisible();
    });
    await step('Join opens the checkout, whose host is named', async () => {
      const join = offerIn(canvas, 'Vault').getByRole('link', { name: 'Join Vault' });
      await expect(join).toHaveAttribute('href', 'https://buy.stripe.com/test_vault');
      await expect(join).toHaveAttribute('target', '_blank');
      await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(canvas.getByText('Opens buy.stripe.com in a new tab')).toBeVisible();
    });
    await step('what is included is listed once, by membership', async () => {
      const features = within(canvas.getByRole('region', { name: 'Premium Features' }));
      await expect(features.getByRole('heading', { level: 3, name: 'Vault' })).toBeVisible();
      await expect(canvas.getAllByText('Grading advisor')).toHaveLength(1);
    });
    await step('the seller says who sells', async () => {
      await expect(canvas.getByText('Mira Resells LLC').parentElement).toHaveTextContent(
        'Sold by Mira Resells LLC',
      );
    });
    await step('members are counted, not typed', async () => {
      const figures = within(canvas.getByRole('list', { name: 'About this store' }));
      await expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '88 active members',
        '24/7 support',
      ]);
    });
    await step('a short refund policy is a line below the memberships', async () => {
      const offers = within(canvas.getByRole('region', { name: 'Memberships' }));
      await expect(offers.getByText(/^Full refund within 7 days/)).toBeVisible();
      await expect(canvas.queryByRole('heading', { name: 'Refund Policy' })).toBeNull();
    });
    await step('a question opens', async () => {
      const answer = canvas.getByText(/gives you the role on Discord/);
      await expect(answer).not.toBeVisible();
      await userEvent.click(canvas.getByText('How do I get access after paying?'));
      await expect(answer).toBeVisible();
    });
    await step('the footer', async () => {
      const footer = within(canvas.getByRole('contentinfo'));
      await expect(footer.getByText('© 2024 Card Collectors')).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
        'href',
        '/docs',
      );
      await expect(footer.getByRole('link', { name: 'Get support' })).toHaveAttribute(
        'href',
        'https://cards.example/help',
      );
    });
  },
});

export const Classic = meta.story({
  ...worldStory({ world: 'signed-out', at: paths.store.href('amazon-sellers-lab') }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Amazon Sellers Lab' });
    await expect(canvas.getByText('Payments are secure, powered by Stripe.')).toBeVisible();
  },
});

export const Minimal = meta.story({
  ...worldStory({ world: 'signed-out', at: paths.store.href('picks-club') }).annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Picks Club' });
    await expect(offerIn(canvas, 'Season pass').getByText('€199.00')).toBeVisible();
    await expect(
      canvas.getByText('Payments are secure, powered by pay.picks.example.'),
    ).toBeVisible();
  },
});

/** The code of the account is loaded when "Sign in" is pressed. */
export const SignsIn = meta.story({
  ...cards('signed-out').annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').length).toBeGreaterThan(0);
  },
});

export const SignedIn = meta.story({
  ...cards('seller-with-store').annotations,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(await canvas.findByRole('button', { name: /mira/ }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible());
  },
});

export const SoldOut = meta.story({
  ...cards('store-sold-out').annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getAllByText(marketplaceMessages.soldOut)).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull();
    await expect(canvas.queryByText('$39.99/month')).toBeNull();
    await expect(canvas.queryByRole('link', { name: marketplaceMessages.choose })).toBeNull();
  },
});

/** On a phone, a bar at the bottom of the window leads to the memberships, or to the checkout of the only one. */
export const OnAPhone = meta.story({
  ...cards('signed-out').annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: marketplaceMessages.choose });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/#memberships$/));
    const { top, bottom } = link.getBoundingClientRect();
    await expect([top > 0, bottom <= window.innerHeight]).toEqual([true, true]);
    await expect(canvas.getByText('From')).toBeVisible();
  },
});
export const OneMembershipOnAPhone = meta.story({
  ...worldStory({ world: 'signed-out', at: paths.store.href('amazon-sellers-lab') }).annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Join Lab access' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://buy.stripe.com/test_lab',
      'https://buy.stripe.com/test_lab',
    ]);
  },
});

/** For a membership that the viewer has, the page shows Open Discord instead of Join. */
export const Held = meta.story({
  ...cards('buyer').annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    const link = await waitFor(() =>
      offerIn(canvas, 'Collector').getByRole('link', { name: marketplaceMessages.openDiscord }),
    );
    await expect(link).toHaveAttribute('href', expect.stringMatching(/discord\.com\/channels\//));
    await expect(canvas.queryByRole('link', { name: 'Join Collector' })).toBeNull();
    await expect(offerIn(canvas, 'Collector').getByText(marketplaceMessages.held)).toBeVisible();
  },
});

export const HeldOnAPhone = meta.story({
  ...cards('buyer').annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByText(marketplaceMessages.heldHere);
    await expect(canvas.queryByRole('link', { name: marketplaceMessages.choose })).toBeNull();
    const links = canvas.getAllByRole('link', { name: marketplaceMessages.openDiscord });
    await expect(links).toHaveLength(2);
  },
});

export const Reviewed = meta.story({
  ...cards('store-reviewed').annotations,
  play: async ({ canvas, userEvent, step }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reviews' }));
    await step('the average and the distribution', async () => {
      await expect(section.getByText('4.1 out of 5 from 11 reviews')).toBeVisible();
      await expect(canvas.getByText('4.1 from 11 reviews')).toBeVisible();
      const counts = within(section.getByRole('list', { name: 'Number of reviews by rating' }));
      await expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '5 stars6',
        '4 stars3',
        '3 stars0',
        '2 stars1',
        '1 star1',
      ]);
    });
    await step('three reviews, and the others on demand', async () => {
      const shown = () =>
        section
          .getAllByRole('img', { name: /out of 5 stars/ })
          .filter((stars) => stars.checkVisibility({ contentVisibilityAuto: true }));
      await expect(shown()).toHaveLength(3);
      await userEvent.click(section.getByText('Show 7 more reviews'));
      await waitFor(() => expect(shown()).toHaveLength(10));
    });
    await step('a review without a confirmed purchase is shown and not counted', async () => {
      await expect(section.getByText(reviewMessages.onlyPurchases)).toBeVisible();
      const isMarked = ({ textContent }: HTMLElement) =>
        textContent.includes(reviewMessages.notCounted);
      const marked = section.getAllByRole('listitem').filter(isMarked);
      await expect(marked).toHaveLength(1);
      await expect(marked[0]).toHaveTextContent(/^femi/);
    });
    await step('the newest reviews, with replies', async () => {
      await expect(section.getByText('ada.pulls')).toBeVisible();
      await expect(section.getByText('November 20, 2026')).toBeVisible();
      await expect(section.getByText(/^November 17, 2026 · edited$/)).toBeVisible();
      await expect(section.getByText(/^Thank you, Ada!/)).toBeVisible();
      await expect(section.getByText('A member')).toBeVisible();
      await expect(section.getByText('These are the newest reviews.')).toBeVisible();
      await expect(section.queryByText(/Visit my channel/)).toBeNull();
    });
  },
});

export const ReviewedOnAPhone = meta.story({
  ...cards('store-reviewed').annotations,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Reviews' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** All reviews are from people whom the store has added, so that there is no rating anywhere on the page. */
export const WithoutRating = meta.story({
  render: () => (
    <StoryFrame at={paths.store.href('demo')}>
      {demoStores.slice(0, 1).map((store) => (
        <StoreView
          key={store.id}
          now={0}
          store={{
            ...store,
            isDemo: false,
            reviews: {
              average: null,
              count: 0,
              shown: 1,
              counts: [0, 0, 0, 0, 0],
              newest: [
                {
                  id: '1',
                  author: 'ada.pulls',
                  rating: 5,
                  text: 'Best store ever.',
                  createdAt: '2026-11-20T12:00:00.000Z',
                  isEdited: false,
                  isCounted: false,
                  reply: null,
                },
              ],
            },
          }}
        />
      ))}
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reviews' }));
    await expect(section.getByText(reviewMessages.noneCounts)).toBeVisible();
    await expect(section.getByText(reviewMessages.onlyPurchases)).toBeVisible();
    await expect(section.queryByRole('list', { name: reviewMessages.counts })).toBeNull();
    await expect(section.getByText('Best store ever.')).toBeVisible();
    await expect(canvas.queryByText(/ from \d+ reviews?$/)).toBeNull();
  },
});

export const WithoutMemberships = meta.story({
  ...cards('store-without-memberships').annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(marketplaceMessages.noMemberships);
  },
});

export const ManyMemberships = meta.story({
  ...cards('store-many-memberships').annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Join/ })).toHaveLength(40));
  },
});

export const Hostile = meta.story({
  ...cards('store-hostile').annotations,
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('nothing of the seller is executed', async () => {
      await expect('wasRun' in window).toBe(false);
      await expect(canvasElement.querySelector('script, img')).toBeNull();
    });
    await step('no link of the seller is anything but https', async () => {
      const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
      await expect(links.filter((href) => !/^(?:https:\/\/|\/(?!\/)|#)/.test(href ?? ''))).toEqual(
        [],
      );
      await expect(canvas.getAllByText(marketplaceMessages.notOnSale)).toHaveLength(2);
    });
    await step('nothing is wider than the page', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
});

export const NotFound = meta.story({
  ...cards('store-hidden').annotations,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert).getByRole('heading', { level: 1, name: marketplaceMessages.notFound }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Deleted = meta.story({
  ...cards('store-deleted').annotations,
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert).getByRole('heading', { level: 1, name: marketplaceMessages.gone }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Unreachable = meta.story({
  ...cards('marketplace-unreachable').annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(marketplaceMessages.storeUnreachable);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
  },
});

export const Loading = meta.story({
  ...cards('marketplace-slow').annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: appMessages.loadingPage });
  },
});

/** Demo stores have a note that they sell nothing, and no checkout link. */
export const Demo = meta.story({
  ...worldStory({ world: 'offline-signed-out', at: paths.store.href('demo-resell-heaven') })
    .annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Resell Heaven' });
    await expect(canvas.getByText(marketplaceMessages.demoStore)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Join/ })).toBeNull();
  },
});

/** If the logo fails to load, the badge icon replaces it. */
export const BrokenLogo = meta.story({
  parameters: { consoleErrors: [unanswered] },
  beforeEach({ msw }: { msw: SetupWorker }) {
    msw.use(http.get('https://logos.example/*', () => HttpResponse.error()));
  },
  render: () => (
    <StoryFrame at={paths.store.href('demo')}>
      {demoStores.slice(0, 1).map((store) => (
        <StoreView
          key={store.id}
          now={0}
          store={{ ...store, logoUrl: 'https://logos.example/gone.png' }}
        />
      ))}
    </StoryFrame>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('header svg.lucide-crown')).toBeVisible();
  },
});

/**
 * Returns a story with the given layout and a palette that has too little contrast. The store page adjusts these
 * colors, and axe checks the contrast of the adjusted colors.
 */
const unreadable = (
  layout: StoreLayout,
  palette: Pick<StoreDesign, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
) => ({
  render: () => (
    <StoryFrame at={paths.store.href('demo')}>
      {demoStores.slice(0, 1).map((store) => (
        <StoreView
          key={store.id}
          now={0}
          store={{ ...store, design: { ...store.design, ...palette, layout } }}
        />
      ))}
    </StoryFrame>
  ),
});

export const WhiteAndYellow = meta.story(
  unreadable('modern', {
    primaryColor: '#ffffff',
    secondaryColor: '#ffff00',
    accentColor: '#ffffff',
  }),
);
export const BlackAndBlue = meta.story(
  unreadable('classic', {
    primaryColor: '#000000',
    secondaryColor: '#0000ff',
    accentColor: '#000000',
  }),
);
export const GrayOnGray = meta.story(
  unreadable('minimal', {
    primaryColor: '#808080',
    secondaryColor: '#00b400',
    accentColor: '#808080',
  }),
);
