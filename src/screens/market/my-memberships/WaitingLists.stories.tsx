import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  notLeftText,
  waitingListsErrors,
  waitlistMessages,
} from '#content/messages/market/waitlist';
import { paths } from '#domain/paths';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { WaitingLists } from './parts/WaitingLists';

/** The waiting lists of the viewer on "My memberships", with the app's wiring, in mock worlds. */
const meta = preview.meta({
  title: 'Screens/My memberships/Waiting lists',
  component: WaitingLists,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.myMemberships.href();
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

async function leave({ canvas, userEvent }: Stage) {
  await userEvent.click(
    await canvas.findByRole('button', { name: `${waitlistMessages.leave}: Collector` }),
  );
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
}

export const Listed = meta.story({
  ...inWorld('waitlist-waiting'),
  play: async (stage) => {
    const { canvas, step } = stage;
    const list = await canvas.findByRole('list', { name: waitlistMessages.mine });
    await step('a free place is said, with a link to the store', async () => {
      const [lab, collector] = within(list).getAllByRole('listitem');
      await expect(lab).toHaveTextContent(waitlistMessages.free);
      await expect(
        canvas.getByRole('link', { name: 'Open the store: Lab access, Amazon Sellers Lab' }),
      ).toHaveAttribute('href', '/store/amazon-sellers-lab');
      await expect(collector).toHaveTextContent('Waiting sinceNovember 12, 2026');
      await expect(collector).toHaveTextContent(waitlistMessages.soldOut);
    });
    await step('a list that was left is not listed anymore', async () => {
      await leave(stage);
      await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Collector' })).toBeNull());
      await expect(canvas.getByRole('heading', { name: 'Lab access' })).toBeVisible();
      await waitFor(() => expect(document.body).not.toHaveFocus());
    });
  },
});

export const Phone = meta.story({
  ...inWorld('waitlist-waiting'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: waitlistMessages.mine });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const NotLeft = meta.story({
  ...inWorld('waitlist-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    await leave(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(notLeftText);
  },
});

export const SessionEnded = meta.story({
  ...inWorld('waitlist-session-ends'),
  parameters: { consoleErrors: [answered(401)] },
  play: async (stage) => {
    await leave(stage);
    await expect(await stage.canvas.findByRole('alert')).toHaveTextContent(
      waitlistMessages.sessionEnded,
    );
  },
});

export const Unreachable = meta.story({
  ...inWorld('waitlist-unread'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      waitingListsErrors.unreachable,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

export const SignedOutMeanwhile = meta.story({
  ...inWorld('seller-waitlist-signed-out'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      waitingListsErrors.signInRequired,
    );
  },
});
