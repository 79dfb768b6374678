import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { joinErrors, notLeftText, notReadText, waitlistMessages } from '#content/messages/waitlist';
import type { JoinError } from '#domain/marketplace/waitlist';
import { paths } from '#domain/paths';
import { joinErrorWorlds } from '#mocks/error-worlds';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../app/world-story.fixture';
import { Store } from './Store';

/**
 * The waiting list of a sold-out membership with the app's machines and services, in different states of the mock
 * backend (worlds).
 */
const meta = preview.meta({
  title: 'Screens/Store/Waiting list',
  component: Store,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
  // When the app asks a visitor to sign in, it stores which waiting list the visitor wants to join. Without this
  // cleanup, the next story would join that list.
  beforeEach: () => () => sessionStorage.clear(),
});

const at = paths.store.href('card-collectors');
const inWorld = (world: WorldName) => worldStory({ world, at }).annotations;

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

const button = ({ canvas }: Pick<Stage, 'canvas'>, label: string) =>
  canvas.findByRole('button', { name: `${label} Collector` });

async function join(stage: Stage) {
  await stage.userEvent.click(await button(stage, waitlistMessages.join));
}

const joinsAndLeaves = worldStory({ world: 'waitlist', at });
export const JoinsAndLeaves = meta.story({
  ...joinsAndLeaves.annotations,
  play: async (stage) => {
    const { canvas, userEvent, step } = stage;
    const rows = () => joinsAndLeaves.backend().store.waitlists.rows({ waiting: 'none' });
    await step('each sold-out membership has a waiting list', async () => {
      await canvas.findByRole('button', { name: `${waitlistMessages.join} Vault` });
      await canvas.findAllByText(waitlistMessages.privacy);
    });
    await step('the card says that the viewer waits, and that no message is sent', async () => {
      await join(stage);
      await canvas.findByText(waitlistMessages.waiting);
      await expect(canvas.getByText(waitlistMessages.noMessage)).toBeVisible();
      await expect(rows()).toHaveLength(1);
      await expect(document.body).not.toHaveFocus();
    });
    await step('leaving is confirmed', async () => {
      await userEvent.click(await button(stage, waitlistMessages.leave));
      const question = within(
        await screen.findByRole('alertdialog', { name: waitlistMessages.leaveTitle }),
      );
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(rows()).toHaveLength(1);
      await userEvent.click(await button(stage, waitlistMessages.leave));
      const again = within(await screen.findByRole('alertdialog'));
      await userEvent.click(again.getByRole('button', { name: 'Leave' }));
      await button(stage, waitlistMessages.join);
      await expect(rows()).toEqual([]);
    });
  },
});

export const AlreadyWaiting = meta.story({
  ...inWorld('waitlist-waiting'),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    await stage.canvas.findByText(waitlistMessages.waiting);
    await expect(stage.canvas.getByText('Since November 12, 2026')).toBeVisible();
    await button(stage, waitlistMessages.leave);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const SignedOut = meta.story({
  ...inWorld('waitlist-signed-out'),
  play: async (stage) => {
    await join(stage);
    const dialog = within(
      await screen.findByRole('dialog', { name: waitlistMessages.signInTitle }),
    );
    await expect(dialog.getByRole('button', { name: 'Sign in with Discord' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use email and password' })).toBeVisible();
    await stage.userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await button(stage, waitlistMessages.join);
    await expect(sessionStorage).toHaveLength(0);
    await join(stage);
    await screen.findByRole('dialog', { name: waitlistMessages.signInTitle });
  },
});

export const Joining = meta.story({
  ...inWorld('waitlist-slow'),
  play: async (stage) => {
    await join(stage);
    await expect(await button(stage, waitlistMessages.joining)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

type Shown = Exclude<JoinError['kind'], 'signInRequired'>;
const refused = (kind: Shown, label: string | null, errors: readonly string[] = []) => ({
  ...inWorld(joinErrorWorlds[kind]),
  ...(errors.length > 0 && { parameters: { consoleErrors: errors } }),
  play: async (stage: Stage) => {
    // In some of these worlds, the viewer is already on the waiting list of Collector, or sells this membership. In
    // none of these worlds is the viewer on the waiting list of Vault, so Vault has the button to join.
    const { canvas, userEvent } = stage;
    await userEvent.click(
      await canvas.findByRole('button', { name: `${waitlistMessages.join} Vault` }),
    );
    await canvas.findByText(joinErrors[kind]);
    if (label === null) await expect(canvas.queryByRole('button', { name: /Vault$/ })).toBeNull();
    else await canvas.findByRole('button', { name: `${label} Vault` });
  },
});

export const StoreGone = meta.story(refused('noMembership', null));
export const OwnStore = meta.story(refused('ownStore', null));
export const AlreadyMember = meta.story(refused('alreadyMember', null));
export const PlaceFree = meta.story(refused('notSoldOut', 'Reload the page'));
export const TooManyLists = meta.story(refused('tooManyLists', 'Try again'));
export const Unanswered = meta.story(refused('unanswered', 'Try again', [unanswered]));

export const SessionEnded = meta.story({
  ...inWorld('waitlist-session-ends'),
  parameters: { consoleErrors: [answered(401)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `${waitlistMessages.join} Vault` }),
    );
    const dialog = within(
      await screen.findByRole('dialog', { name: waitlistMessages.signInTitle }),
    );
    await dialog.findByText(waitlistMessages.sessionEnded);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Not now' })).toBeVisible());
  },
});

export const NotLeft = meta.story({
  ...inWorld('waitlist-unanswered'),
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    await stage.userEvent.click(await button(stage, waitlistMessages.leave));
    const question = within(await screen.findByRole('alertdialog'));
    await stage.userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await stage.canvas.findByText(notLeftText);
    await button(stage, 'Try again');
  },
});

export const NotRead = meta.story({
  ...inWorld('waitlist-unread'),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(notReadText)).toHaveLength(2));
  },
});
