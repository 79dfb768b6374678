import fc from 'fast-check';
import { expect, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { demoStores } from '#content/marketplace/demo-stores';
import type { StoreLayout } from '#domain/marketplace/design';
import type { SoldMembership } from '#domain/marketplace/membership';
import { randomPalettes, type Palette } from '#domain/marketplace/random-palettes.fixture';
import type { StorePage } from '#domain/marketplace/store';
import { paths } from '#domain/paths';
import { storeColorStyle } from '../store/store-color-style';
import { StoreView } from '../store/StoreView';
import { StoryFrame } from '../../shell/story-frame';
import { renderedContrasts, visibleTextsIn } from './rendered-contrast.fixture';

/** The contrast of every text of a store page, measured on the rendered page in random palettes. */
const meta = preview.meta({
  title: 'Screens/Store/Contrast',
  component: StoreView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const PALETTES = 60;

/** The minimum contrast of text according to WCAG 2.2 AA. */
const READABLE = 4.5;

const sold = (id: string, more: Partial<SoldMembership>): SoldMembership => ({
  id,
  name: id,
  description: 'Restock pings and two live breaks a week.',
  type: 'subscription',
  interval: 'month',
  priceMinor: 4_999,
  currency: 'USD',
  maxMembers: null,
  members: 0,
  earlyBirdPriceMinor: null,
  earlyBirdUntil: null,
  earlyBirdPlaces: null,
  features: ['Restock pings', 'Two live breaks a week'],
  checkoutUrl: 'https://buy.stripe.com/test',
  ...more,
});

/** A store with every part that a page can have. */
function storeWith(layout: StoreLayout): StorePage[] {
  return demoStores.slice(0, 1).map((store) => ({
    ...store,
    isDemo: false,
    refundPolicy: 'Full refund within 7 days.',
    supportUrl: 'https://cards.example/help',
    memberships: [
      sold('On sale', {}),
      sold('Early bird', { earlyBirdPriceMinor: 3_999, earlyBirdPlaces: 5, maxMembers: 9 }),
      sold('Sold out', { maxMembers: 1, members: 1 }),
      sold('Without a link', { checkoutUrl: null }),
    ],
    reviews: {
      average: 4,
      count: 11,
      shown: 12,
      counts: [1, 1, 1, 2, 6],
      newest: [
        {
          id: '1',
          author: 'ada.pulls',
          rating: 4,
          text: 'Great breaks.',
          createdAt: '2026-11-20T12:00:00.000Z',
          isEdited: true,
          isCounted: false,
          reply: { text: 'Thank you!', at: '2026-11-21T12:00:00.000Z' },
        },
      ],
    },
    design: { ...store.design, layout },
  }));
}

interface Played {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
  globals: Readonly<Record<string, unknown>>;
}

const applyPalette = (page: HTMLElement, palette: Palette, store: StorePage) => {
  const colors = storeColorStyle({ ...store.design, ...palette });
  for (const [name, value] of Object.entries(colors)) page.style.setProperty(name, value);
};

const readableIn = (layout: StoreLayout) => {
  const stores = storeWith(layout);
  return {
    render: () => (
      <StoryFrame at={paths.store.href('demo')}>
        {stores.map((store) => (
          <StoreView key={store.id} now={0} store={store} />
        ))}
      </StoryFrame>
    ),
    play: async ({ canvas, canvasElement, globals }: Played) => {
      await canvas.findByRole('heading', { level: 1 });
      for (const entry of canvasElement.querySelectorAll('details')) entry.open = true;
      const page = canvasElement.querySelector<HTMLElement>('[data-layout]');
      const [store] = stores;
      if (!page || !store) throw new Error('The store is not shown.');
      const still = document.createElement('style');
      still.textContent = '* { transition: none !important }';
      canvasElement.append(still);
      const texts = visibleTextsIn(page);
      await expect(texts.map(({ text }) => text)).toEqual(
        expect.arrayContaining([
          'Back',
          store.name,
          store.design.heroSubtitle,
          'Early bird: 5 spots left',
          'Sold out',
          'Not available yet',
          'Join',
          'Frequently Asked Questions',
          '4.0 out of 5 from 11 reviews',
          'ada.pulls',
          '★★★★☆',
          'Great breaks.',
          'Thank you!',
          'These are the newest reviews.',
          'Full refund within 7 days.',
          'Get support',
        ]),
      );
      const { dataset } = document.documentElement;
      const unreadable: object[] = [];
      for (const [number, palette] of fc.sample(randomPalettes, PALETTES).entries()) {
        dataset['theme'] = number % 2 === 0 ? 'dark' : 'light';
        applyPalette(page, palette, store);
        for (const [index, contrast] of renderedContrasts(texts).entries()) {
          if (contrast >= READABLE) continue;
          unreadable.push({ text: texts[index]?.text, contrast, palette: JSON.stringify(palette) });
        }
      }
      dataset['theme'] = String(globals['theme']);
      await expect(JSON.stringify(unreadable.slice(0, 5))).toBe('[]');
    },
  };
};

export const Modern = meta.story(readableIn('modern'));
export const Classic = meta.story(readableIn('classic'));
export const Minimal = meta.story(readableIn('minimal'));
