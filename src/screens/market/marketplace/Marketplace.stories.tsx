import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { marketplaceMessages } from '#content/messages/market/marketplace';
import type { ListedStore, StoreFigures } from '#domain/marketplace/listing';
import { paths } from '#domain/paths';
import { listedStore } from '#machines/market/store-list/store-list.fixtures';
import { answersLike, worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { Marketplace } from './Marketplace';
import { stores } from './Marketplace.css';
import { StoreCard } from './parts/StoreCards';

/** The marketplace with the app's machines and services, in different states of the mock backend (worlds). */
const meta = preview.meta({
  title: 'Screens/Marketplace',
  component: Marketplace,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.marketplace.href();
const cardsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Featured Servers' })).getAllByRole('link');

const visitor = worldStory({ world: 'signed-out', at });
export const Listed = meta.story({
  ...visitor.annotations,
  play: async ({ canvas, step }) => {
    await step('the published stores, newest first', async () => {
      await canvas.findByRole('link', { name: /Card Collectors/ });
      const cards = cardsIn(canvas).map((card) => card.getAttribute('href'));
      await expect(cards).toEqual([
        '/store/card-collectors',
        '/store/amazon-sellers-lab',
        '/store/picks-club',
      ]);
    });
    await step('a card has what was counted, and an early-bird mark', async () => {
      const card = canvas.getByRole('link', { name: /Card Collectors/ });
      await expect(card).toHaveTextContent('88 active members');
      await expect(card).toHaveTextContent(marketplaceMessages.earlyBird);
      await expect(canvas.getByRole('link', { name: /Picks Club/ })).not.toHaveTextContent(
        'member',
      );
    });
    await step('no demo store, but search, category and order', async () => {
      await expect(canvas.queryByText(marketplaceMessages.demoBadge)).toBeNull();
      await expect(canvas.getByRole('textbox', { name: 'Search stores' })).toBeVisible();
    });
    await step('a one-time price names no interval', async () => {
      await expect(canvas.getByRole('link', { name: /Picks Club/ })).toHaveTextContent(/€199\.00$/);
    });
  },
});

const slow = worldStory({ world: 'marketplace-slow', at });
export const Loading = meta.story({
  ...slow.annotations,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Featured Servers' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(within(list).queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByText(marketplaceMessages.loading)).toBeInTheDocument();
  },
});

const empty = worldStory({ world: 'marketplace-empty', at });
export const Empty = meta.story({
  ...empty.annotations,
  play: async ({ canvas }) => {
    await canvas.findByText(new RegExp(marketplaceMessages.empty));
    const texts = cardsIn(canvas).map((card) => card.textContent);
    await expect(texts).toEqual([
      expect.stringMatching(/\$49\.99\/month$/),
      expect.stringMatching(/\$29\.99\/month$/),
      expect.stringMatching(/\$39\.99\/month$/),
    ]);
    await expect(canvas.getAllByText(marketplaceMessages.demoBadge)).toHaveLength(3);
  },
});

const unreachable = worldStory({ world: 'marketplace-unreachable', at });
export const Unreachable = meta.story({
  ...unreachable.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent, step }) => {
    await step('the demo stores stay', async () => {
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(marketplaceMessages.unreachable);
      await expect(cardsIn(canvas)).toHaveLength(3);
    });
    await step('and the rest can be loaded again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await canvas.findByRole('alert');
    });
  },
});

const many = worldStory({ world: 'stores-many', at });
export const Many = meta.story({
  ...many.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent, step, msw }) => {
    await step('the first page, then the next one', async () => {
      await waitFor(() => expect(cardsIn(canvas)).toHaveLength(24));
      await expect(canvas.getByText('The first 24 stores')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(cardsIn(canvas)).toHaveLength(48));
      const addresses = cardsIn(canvas).map((card) => card.getAttribute('href'));
      await expect(new Set(addresses).size).toBe(48);
    });
    await step(
      'a page that cannot be loaded leaves the others, and can be loaded again',
      async () => {
        answersLike('marketplace-unreachable', msw);
        await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
        await expect(await canvas.findByRole('alert')).toHaveTextContent(
          marketplaceMessages.moreUnreachable,
        );
        await expect(cardsIn(canvas)).toHaveLength(48);
        answersLike('stores-many', msw);
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await waitFor(() => expect(cardsIn(canvas)).toHaveLength(72));
        await expect(canvas.queryByRole('alert')).toBeNull();
      },
    );
    await step('a list that cannot be read again stays, and says so', async () => {
      answersLike('marketplace-unreachable', msw);
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText(marketplaceMessages.stale);
      await expect(cardsIn(canvas)).toHaveLength(72);
      answersLike('stores-many', msw);
      await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
      await waitFor(() => expect(canvas.queryByText(marketplaceMessages.stale)).toBeNull());
      await expect(cardsIn(canvas)).toHaveLength(72);
    });
    await step('sorted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Sort by/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Lowest price' }));
      await waitFor(() => expect(cardsIn(canvas)[0]).toHaveTextContent(/\$5\.\d\d\/month$/));
      await expect(cardsIn(canvas)).toHaveLength(24);
    });
    await step('searched', async () => {
      const search = canvas.getByRole('textbox', { name: 'Search stores' });
      await userEvent.type(search, 'community 49');
      await waitFor(() => expect(cardsIn(canvas)).toHaveLength(13));
      await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
      await expect(canvas.getByText('13 stores')).toBeInTheDocument();
    });
    await step('a category narrows it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Crypto' }));
      await waitFor(() => expect(cardsIn(canvas).length).toBeLessThan(13));
    });
    await step('nothing matches, and everything comes back', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search stores' }), 'zzz');
      await canvas.findByText(marketplaceMessages.noMatch);
      await userEvent.click(canvas.getByRole('button', { name: 'Show all stores' }));
      await waitFor(() => expect(cardsIn(canvas)).toHaveLength(24));
    });
  },
});

const asked = worldStory({ world: 'stores-many', at: `${at}?search=community&sort=name&page=3` });
/** The URL of a search. The page number says how many pages were shown. */
export const FromUrl = meta.story({
  ...asked.annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(cardsIn(canvas)).toHaveLength(72));
    await expect(canvas.getByRole('textbox', { name: 'Search stores' })).toHaveValue('community');
    await expect(canvas.getByRole('button', { name: /Sort by/ })).toHaveTextContent('Name');
    await expect(cardsIn(canvas)[0]).toHaveTextContent('Community 1');
  },
});

function cards(changes: readonly (Partial<ListedStore> & { counted?: Partial<StoreFigures> })[]) {
  return (
    <StoryFrame at={at}>
      <ul className={stores}>
        {changes.map(({ counted, ...change }, index) => (
          <StoreCard
            key={index}
            store={{
              ...listedStore(index),
              tagline: 'Live breaks, grading help and early restock pings.',
              lowestPrice: { minor: 1_999, currency: 'USD', interval: 'month' },
              ...change,
              figures: {
                rating: null,
                members: 0,
                isEarlyBird: false,
                isSoldOut: false,
                ...counted,
              },
            }}
          />
        ))}
      </ul>
    </StoryFrame>
  );
}

const rating = { average: 4.8, count: 12 };
/** Cards of stores of different kinds. */
export const Cards = meta.story({
  parameters: { layout: 'padded' },
  render: () =>
    cards([
      {
        name: 'Everything',
        logoUrl: '/favicon.svg',
        counted: { rating, members: 88, isEarlyBird: true },
      },
      { name: 'Nothing', tagline: '', lowestPrice: null },
      { name: 'Unrated', counted: { members: 1 }, colors: ['#000000', '#000000'] },
      { name: 'Full', counted: { rating, members: 50, isEarlyBird: true, isSoldOut: true } },
      {
        name: 'W'.repeat(100),
        tagline: 'W'.repeat(140),
        colors: ['#ffff00', '#ffffff'],
        counted: { rating: { average: 1, count: 1 }, members: 1_234_567, isEarlyBird: true },
      },
      { name: 'קלפים נדירים!', tagline: 'הקלפים הטובים ביותר.', counted: { rating, members: 7 } },
      { name: 'Made up', isDemo: true },
    ]),
  play: async ({ canvas, step }) => {
    const card = (name: RegExp) => canvas.getByRole('link', { name });
    await step('figures that are zero are left out', async () => {
      await expect(card(/Everything/)).toHaveTextContent(
        '4.8 out of 5 (12 reviews) 88 active members',
      );
      await expect(card(/Nothing/)).not.toHaveTextContent(/active|review|out of 5/);
      await expect(card(/Unrated/)).toHaveTextContent('1 active member');
      await expect(card(/Unrated/)).not.toHaveTextContent('out of 5');
    });
    await step('what is sold out has no early-bird mark', async () => {
      await expect(card(/Full/)).toHaveTextContent(marketplaceMessages.soldOut);
      await expect(card(/Full/)).not.toHaveTextContent(marketplaceMessages.earlyBird);
    });
  },
});
