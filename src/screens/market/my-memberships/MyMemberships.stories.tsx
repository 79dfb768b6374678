import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  endedText,
  myMembershipsErrorText,
  myMembershipsMessages,
  pastDueTexts,
  whopCancelUrl,
} from '#content/messages/market/my-memberships';
import { paths } from '#domain/paths';
import { guilds } from '#mocks/dashboard/servers';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { MyMemberships } from './MyMemberships';

/** The page with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/My memberships',
  component: MyMemberships,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.myMemberships.href();
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

const itemOf = (name: string) =>
  screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { name }) !== null);

/** Opens the menu of a membership, and returns its items, with their links. */
async function linksInMenu(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (on: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> },
  membership: string,
) {
  // A name is isolated by an invisible character.
  const name = new RegExp(`^More for .?${membership}`);
  await userEvent.click(canvas.getByRole('button', { name }));
  const menu = await screen.findByRole('menu');
  const found = within(menu)
    .getAllByRole('menuitem')
    .map((item) => [labelOf(item), item.getAttribute('href')] as const);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return found;
}

/** The label of a menu item, without its description. */
const labelOf = (item: HTMLElement) => (item.querySelector('[slot=label]') ?? item).textContent;

export const Buyer = meta.story({
  ...inWorld('buyer'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Collector' });
    await step('those that hold a place are apart from what stores added', async () => {
      const bought = within(canvas.getByRole('list', { name: 'My memberships' }));
      const names = bought.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(names).toEqual(['Collector', 'Lab access']);
    });
    await step('each says its status, its role and its date, and opens the server', async () => {
      const [collector, lab, pass] = ['Collector', 'Lab access', 'Season pass'].map(
        (name) => itemOf(name)[0],
      );
      await expect(collector).toHaveTextContent('Active');
      await expect(collector).toHaveTextContent('Paid untilDecember 14, 2026');
      await expect(collector).toHaveTextContent('$19.99/month');
      await expect(collector).toHaveTextContent('The bot gives you the role “Subscriber”');
      const open = canvas.getByRole('link', { name: /^Open in Discord: Collector/ });
      await expect(open).toHaveAttribute(
        'href',
        `https://discord.com/channels/${guilds.cardCollectors.id}`,
      );
      await expect(lab).toHaveTextContent('Past due');
      await expect(lab).toHaveTextContent(pastDueTexts.stripe);
      await expect(pass).toHaveTextContent('No end date');
      await expect(pass).toHaveTextContent('This store is not linked to a Discord server.');
    });
    await step('the rest is in a menu', async () => {
      const links = await linksInMenu(canvas, userEvent, 'Collector');
      await expect(links).toEqual([
        ['Ask the store', 'https://cards.example/help'],
        ['Open the store', '/store/card-collectors'],
        ['Write a review', null],
        [myMembershipsMessages.cancel, whopCancelUrl],
      ]);
      const ofLab = await linksInMenu(canvas, userEvent, 'Lab access');
      await expect(ofLab).toContainEqual([
        myMembershipsMessages.cancel,
        '/docs/buying#how-to-cancel',
      ]);
      const ofPass = await linksInMenu(canvas, userEvent, 'Season pass');
      await expect(ofPass.map(([name]) => name)).toEqual([
        'Write a review',
        myMembershipsMessages.refuse,
      ]);
    });
    await step('what has ended is folded', async () => {
      await expect(canvas.getByRole('heading', { name: 'Vault' })).not.toBeVisible();
      await userEvent.click(canvas.getByRole('heading', { name: endedText(1) }));
      const [vault] = itemOf('Vault');
      await expect(vault).toHaveTextContent('EndedSeptember 1, 2026');
      await expect(canvas.getByRole('link', { name: /^Open the store: Vault/ })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: /^Open in Discord: Vault/ })).toBeNull();
    });
    await step('the account menu leads here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /noor\.moderates/ }));
      const item = await screen.findByRole('menuitem', { name: 'My memberships' });
      await expect(item).toHaveAttribute('href', '/memberships');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const Refused = meta.story({
  ...inWorld('buyer'),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: /^More for Season pass/ });
    await userEvent.click(more);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: myMembershipsMessages.refuse }),
    );
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(myMembershipsMessages.refuseHelp);
    await userEvent.click(
      within(question).getByRole('button', { name: myMembershipsMessages.refuse }),
    );
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Season pass' })).toBeNull());
    await screen.findByText(myMembershipsMessages.refused);
    await expect(canvas.getByRole('heading', { name: 'Collector' })).toBeVisible();
  },
});

/** The membership as it is named in the label of a button. Names are isolated by invisible characters. */
const buttonFor = (verb: string, name: string) => new RegExp(`^${verb} .*${name}`);

export const Offered = meta.story({
  ...inWorld('buyer-offers'),
  play: async ({ canvas, userEvent, step }) => {
    const offers = within(
      await canvas.findByRole('list', { name: myMembershipsMessages.offeredTitle }),
    );
    await step('a receipt that went to another address is claimed with that address', async () => {
      await userEvent.click(
        offers.getByRole('button', { name: buttonFor('Confirm', 'Lab access') }),
      );
      await offers.findByText(myMembershipsMessages.otherAddress);
    });
    await step('the others are confirmed', async () => {
      await userEvent.click(offers.getByRole('button', { name: buttonFor('Confirm', 'Vault') }));
      await screen.findByText(myMembershipsMessages.confirmed);
      const bought = within(canvas.getByRole('list', { name: myMembershipsMessages.boughtTitle }));
      await waitFor(() => expect(bought.getByRole('heading', { name: 'Vault' })).toBeVisible());
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
    await step('or removed', async () => {
      const name = buttonFor('Not mine:', 'Lab access');
      await userEvent.click(canvas.getByRole('button', { name }));
      await screen.findByText(myMembershipsMessages.removed);
      const { offeredTitle } = myMembershipsMessages;
      await waitFor(() => expect(canvas.queryByRole('list', { name: offeredTitle })).toBeNull());
    });
  },
});

export const OfferUnanswered = meta.story({
  ...inWorld('buyer-offers-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: buttonFor('Confirm', 'Vault') }),
    );
    await screen.findByText(myMembershipsMessages.notAnswered);
    await expect(canvas.getByRole('button', { name: buttonFor('Confirm', 'Vault') })).toBeEnabled();
  },
});

export const Phone = meta.story({
  ...inWorld('buyer'),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Collector' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Empty = meta.story({
  ...inWorld('buyer-without-memberships'),
  play: async ({ canvas }) => {
    await canvas.findByText(myMembershipsMessages.empty);
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  ...inWorld('buyer-unreachable'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(myMembershipsErrorText('unreachable').title);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await expect(document.body).not.toHaveFocus();
  },
});

export const Loading = meta.story({
  ...inWorld('buyer-slow'),
  play: async ({ canvas }) => {
    await canvas.findByText(myMembershipsMessages.loading);
  },
});

export const SessionEnded = meta.story({
  ...inWorld('buyer-session-ended'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(myMembershipsErrorText('signInRequired').title);
    await expect(canvas.getByRole('button', { name: 'Sign in with Discord' })).toBeEnabled();
  },
});

export const SignedOut = meta.story({
  ...inWorld('buyer-signed-out'),
  play: async ({ canvas }) => {
    await canvas.findByText(myMembershipsMessages.signedOut);
    await expect(canvas.getByRole('button', { name: 'Sign in with Discord' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Use email and password' })).toBeEnabled();
  },
});
