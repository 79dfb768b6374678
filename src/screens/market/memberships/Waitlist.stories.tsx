import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { waitingPeopleErrors, waitlistMessages } from '#content/messages/market/waitlist';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { WaitingPeople } from './waitlist/WaitingPeople';

/** The waiting lists of a seller's memberships, with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/Seller/Memberships/Waiting list',
  component: WaitingPeople,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.seller.href('biz_00000001', 'memberships');
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

async function openList({ canvas, userEvent }: Stage, label: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `${label}: Vault` }));
  return within(await screen.findByRole('dialog', { name: waitlistMessages.peopleTitle }));
}

export const Listed = meta.story({
  ...inWorld('seller-waitlist'),
  play: async (stage) => {
    const { userEvent } = stage;
    const dialog = await openList(stage, '3 waiting');
    const list = await dialog.findByRole('list', { name: '3 people are waiting' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'ada.pulls.1Since November 3, 2026',
      'ben_breaks.2Since November 3, 2026',
      `${waitlistMessages.nameless}Since November 3, 2026`,
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Many = meta.story({
  ...inWorld('seller-waitlist-many'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    const dialog = await openList(stage, '120 waiting');
    const list = await dialog.findByRole('list', { name: '120 people are waiting' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await stage.userEvent.click(dialog.getByRole('button', { name: /next/i }));
    await dialog.findByText(/\.51$/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Empty = meta.story({
  ...inWorld('seller-waitlist-empty'),
  play: async (stage) => {
    const dialog = await openList(stage, '0 waiting');
    await dialog.findByText(waitlistMessages.nobody);
  },
});

/** The number of waiting users is unknown, and the list cannot be loaded. */
export const Unreachable = meta.story({
  ...inWorld('seller-waitlist-unreachable'),
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    const dialog = await openList(stage, waitlistMessages.peopleTitle);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      waitingPeopleErrors.unreachable.title,
    );
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await dialog.findByRole('alert');
  },
});

export const SessionEnded = meta.story({
  ...inWorld('seller-waitlist-signed-out'),
  parameters: { consoleErrors: [answered(401)] },
  play: async (stage) => {
    const dialog = await openList(stage, waitlistMessages.peopleTitle);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      waitingPeopleErrors.signInRequired.title,
    );
  },
});

export const Loading = meta.story({
  ...inWorld('seller-waitlist-slow'),
  play: async (stage) => {
    const dialog = await openList(stage, waitlistMessages.peopleTitle);
    await dialog.findByText(waitlistMessages.loading);
  },
});
