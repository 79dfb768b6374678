import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  myMembershipsErrorText,
  myMembershipsMessages,
  refuseLabel,
} from '#content/messages/market/my-memberships';
import { paths } from '#domain/paths';
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

export const Buyer = meta.story({
  ...inWorld('buyer'),
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('heading', { name: 'Collector' });
    await step('those that hold a place come first, what stores added is apart', async () => {
      const bought = within(canvas.getByRole('list', { name: 'My memberships' }));
      const names = bought.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
      await expect(names).toEqual(['Collector', 'Lab access', 'Vault']);
    });
    await step('each says its status, its date and how to cancel', async () => {
      const [collector, lab, pass, vault] = ['Collector', 'Lab access', 'Season pass', 'Vault'].map(
        (name) => itemOf(name)[0],
      );
      await expect(collector).toHaveTextContent('Active');
      await expect(collector).toHaveTextContent('Paid untilDecember 14, 2026');
      await expect(collector).toHaveTextContent('$19.99/month');
      await expect(canvas.getByRole('link', { name: /^How to cancel on Whop/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/whop\.com\//),
      );
      await expect(lab).toHaveTextContent('Past due');
      await expect(lab).toHaveTextContent(myMembershipsMessages.pastDue);
      await expect(lab).toHaveTextContent('Use the link in your receipt email to cancel.');
      await expect(pass).toHaveTextContent('No end date');
      await expect(pass).not.toHaveTextContent('How to cancel');
      await expect(vault).toHaveTextContent('Canceled');
      await expect(vault).toHaveTextContent('EndedSeptember 1, 2026');
      await expect(vault).not.toHaveTextContent('How to cancel');
    });
    await step('leads to the store and to its support', async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Open the store Card Collectors' });
      await expect(link).toHaveAttribute('href', '/store/card-collectors');
      const [support] = canvas.getAllByRole('link', { name: 'Ask the store Card Collectors' });
      await expect(support).toHaveAttribute('href', 'https://cards.example/help');
      await expect(canvas.queryByRole('link', { name: /Ask the store Picks Club/ })).toBeNull();
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
    const name = refuseLabel('Picks Club');
    await userEvent.click(await canvas.findByRole('button', { name }));
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
      await waitFor(() =>
        expect(bought.getAllByRole('heading', { name: 'Vault' })).toHaveLength(2),
      );
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
