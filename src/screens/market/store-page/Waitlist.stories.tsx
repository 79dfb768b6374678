import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import {
  joinErrors,
  notLeftText,
  notReadText,
  waitlistMessages,
} from '#content/messages/market/waitlist';
import { paths } from '#domain/paths';
import { joinErrorWorlds } from '#mocks/error-worlds';
import { SignInDialogContext } from '#machines/session/sign-in-dialog/sign-in-dialog.machine';
import { WaitlistContext, waitlistMachine } from '#machines/market/waitlist/waitlist.machine';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { Store } from './Store';
import { WaitlistCard } from './waitlist/WaitlistCard';

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

export const Unanswered = meta.story({
  ...inWorld(joinErrorWorlds.unanswered),
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvas, userEvent }) => {
    // In this world, the viewer is already on the waiting list of Collector.
    await userEvent.click(
      await canvas.findByRole('button', { name: `${waitlistMessages.join} Vault` }),
    );
    await canvas.findByText(joinErrors.unanswered);
    await canvas.findByRole('button', { name: 'Try again Vault' });
  },
});

type State = Parameters<typeof waitlistMachine.resolveState>[0]['value'];

/** Renders the status of a membership in a state of its machine. No requests are sent. */
const still = (value: State) => {
  const snapshot = waitlistMachine.resolveState({
    value,
    context: { membershipId: '1', isWanted: false, since: null, userId: 'noor' },
  });
  return {
    render: () => (
      <StoryFrame at={at} session="signedIn">
        <SignInDialogContext.Provider>
          <WaitlistContext.Provider options={{ snapshot }}>
            <main>
              <h1 id="vault">Vault</h1>
              <WaitlistCard area={{ current: null }} nameId="vault" />
            </main>
          </WaitlistContext.Provider>
        </SignInDialogContext.Provider>
      </StoryFrame>
    ),
  };
};

const final = (kind: 'noMembership' | 'ownStore' | 'alreadyMember') => ({
  ...still({ failed: kind }),
  play: async ({ canvas }: Pick<Stage, 'canvas'>) => {
    await canvas.findByText(joinErrors[kind]);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const StoreGone = meta.story(final('noMembership'));
export const OwnStore = meta.story(final('ownStore'));
export const AlreadyMember = meta.story(final('alreadyMember'));
export const TooManyLists = meta.story(still({ failed: 'tooManyLists' }));
export const PlaceFree = meta.story({
  ...still({ failed: 'notSoldOut' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Reload the page Vault' });
  },
});

export const Joining = meta.story({
  ...still('joining'),
  play: async ({ canvas }) => {
    const joining = await canvas.findByRole('button', {
      name: `${waitlistMessages.joining} Vault`,
    });
    await expect(joining).toHaveAttribute('aria-disabled', 'true');
  },
});
export const SessionEnded = meta.story({
  ...still({ failed: 'signInRequired' }),
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: waitlistMessages.signInTitle }),
    );
    await waitFor(() => expect(dialog.getByText(waitlistMessages.sessionEnded)).toBeVisible());
  },
});
export const NotLeft = meta.story({
  ...still({ failed: 'notLeft' }),
  play: async ({ canvas }) => {
    await canvas.findByText(notLeftText);
    await canvas.findByRole('button', { name: 'Try again Vault' });
  },
});
export const NotRead = meta.story({
  ...still({ failed: 'unreachable' }),
  play: async ({ canvas }) => {
    await canvas.findByText(notReadText);
  },
});
