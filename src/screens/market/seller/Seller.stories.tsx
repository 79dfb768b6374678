import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { unanswered } from '../../../../.storybook/console-errors';
import { fieldNames, membershipMessages } from '#content/messages/market/memberships';
import { hiddenReason } from '#mocks/market/stores';
import { hiddenReasons, sellerMessages } from '#content/messages/market/seller';
import { memberMessages } from '#content/messages/market/store-members';
import { NEW_STORE } from '#domain/marketplace/seller-place';
import { paths, type SellerSection } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { follow, worldStory } from '../../../../.storybook/world-story';
import { SellerFrame } from './SellerFrame';

/** A seller's dashboard with the app's machines and services, in different states of the mock backend (worlds). */
const meta = preview.meta({
  title: 'Screens/Seller',
  component: SellerFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const cards = 'biz_00000001';
const at = (world: WorldName, section: SellerSection = 'overview', id = cards) =>
  worldStory({ world, at: paths.seller.href(id, section) });
const phone = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

const published = at('seller-with-store');
export const Overview = meta.story({
  ...published.annotations,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    await step('a complete checklist is not shown', async () => {
      await canvas.findByRole('heading', { level: 2, name: 'Publish' });
      await expect(canvas.getByText(sellerMessages.published)).toBeVisible();
      await expect(canvas.queryByRole('progressbar')).toBeNull();
    });
    await step('the sidebar and the header', async () => {
      const nav = within(canvas.getByRole('navigation', { name: 'Store' }));
      await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(nav.getByRole('link', { name: 'Get Support' })).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(canvas.getByRole('link', { name: 'View Store Page' })).toHaveAttribute(
        'href',
        paths.store.href('card-collectors'),
      );
      await expect(canvas.getByRole('link', { name: 'Go to Marketplace Hub' })).toHaveAttribute(
        'href',
        paths.marketplace.href(),
      );
    });
  },
});

const draft = at('seller-with-draft-store');
export const OverviewOfANewStore = meta.story({
  ...draft.annotations,
  play: async ({ canvas, step }) => {
    await canvas.findByText('1 of 5 done');
    await expect(canvas.getByText(hiddenReasons.notDesigned, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View Store Page' })).toBeDisabled();
    await step('a step leads to its field', async () => {
      follow(canvas.getByRole('link', { name: /^Publish your store/ }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Publish' })).toHaveFocus());
    });
  },
});

const checkoutMissing = at('seller-with-store', 'memberships');
export const ChecklistOpensTheCheckoutLink = meta.story({
  ...checkoutMissing.annotations,
  play: async ({ canvas, userEvent, step }) => {
    const name = 'Not announced yet';
    await step('a membership without a link is shown on the store', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: `More actions for ${name}` }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Show on store' }));
      await screen.findByText(membershipMessages.shown);
    });
    const openLink = async () => {
      follow(canvas.getByRole('link', { name: 'Dashboard' }));
      follow(await canvas.findByRole('link', { name: /^Add a checkout link/ }));
      const form = within(
        await screen.findByRole('dialog', { name: membershipMessages.editTitle }),
      );
      await waitFor(() =>
        expect(form.getByRole('textbox', { name: fieldNames.checkoutUrl })).toHaveFocus(),
      );
      return form;
    };
    await step('its form opens with the focus in the field', async () => {
      const form = await openLink();
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
      await userEvent.click(form.getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and again for another press', async () => {
      await openLink();
    });
  },
});

/**
 * Opens the URL that opens the form of the first membership that lacks a checkout link. In this world, every membership
 * on sale has a checkout link, so no dialog opens.
 */
const checkoutDone = worldStory({
  world: 'seller-with-store',
  at: paths.seller.href(cards, 'memberships', 'checkoutUrl'),
});
export const CheckoutLinkNotMissing = meta.story({
  ...checkoutDone.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Edit Vault' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const phoneDraft = at('seller-with-draft-store');
export const OnAPhone = meta.story({
  ...phoneDraft.annotations,
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 of 5 done');
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Navigation' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Settings' })).toBeVisible());
    await expect(drawer.getByRole('link', { name: 'Go to Marketplace Hub' })).toBeVisible();
  },
});

const hidden = at('seller-hidden-by-site');
export const HiddenByTheSite = meta.story({
  ...hidden.annotations,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(hiddenReasons.hiddenBySite, { selector: 'p' }),
    ).toBeVisible();
    await expect(await canvas.findByText(hiddenReason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible();
  },
});

const paused = at('seller-link-paused');
export const LinkPaused = meta.story({
  ...paused.annotations,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(sellerMessages.linkPausedHelp)).toBeVisible());
    const link = canvas.getByRole('link', { name: 'Go to setup' });
    await expect(link).toHaveAttribute('href', '/biz/biz_00000001/setup');
  },
});

const switching = at('seller-with-store');
export const SeveralStores = meta.story({
  ...switching.annotations,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Card Collectors/ }));
    const menu = within(await screen.findByRole('menu'));
    await menu.findByRole('menuitem', { name: 'Amazon Sellers Lab' });
    await expect(menu.getByRole('menuitem', { name: 'Open another store' })).toBeVisible();
    const marked = menu
      .getAllByRole('menuitem')
      .filter((item) => item.querySelector('.lucide-check'));
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent('Card Collectors');
    follow(menu.getByRole('menuitem', { name: 'Amazon Sellers Lab' }));
    await canvas.findByRole('button', { name: /^Amazon Sellers Lab/ });
  },
});

const usersOf = at('seller-no-memberships', 'users');
export const Users = meta.story({
  ...usersOf.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Users' });
    await canvas.findByText(memberMessages.empty);
  },
});

const nowhere = worldStory({ world: 'seller-with-store', at: `/biz/${cards}/nowhere` });
export const UnknownSection = meta.story({
  ...nowhere.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: sellerMessages.noSection });
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  },
});

const signedOut = at('signed-out');
export const SignedOut = meta.story({
  ...signedOut.annotations,
  play: async ({ canvas }) => {
    await screen.findByText('Please log in to access your store');
    await canvas.findByRole('heading', { level: 1, name: 'Grouped Marketplace' });
  },
});

const anothers = at('seller-anothers-store');
export const AnothersStore = meta.story({
  ...anothers.annotations,
  play: async ({ canvas }) => {
    await screen.findByText("You don't have access to this store");
    await canvas.findByRole('heading', { level: 1, name: 'Grouped Marketplace' });
  },
});

const without = at('seller-without-store', 'users', NEW_STORE);
export const WithoutAStore = meta.story({
  ...without.annotations,
  play: async ({ canvas }) => {
    await screen.findByText('Please create your store first');
    await canvas.findByRole('heading', { level: 1, name: 'Create your store' });
  },
});

const broken = at('seller-unreachable');
export const Unreachable = meta.story({
  ...broken.annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sellerMessages.unreachable);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
