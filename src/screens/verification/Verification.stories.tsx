import { expect, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import {
  verificationHelp,
  verificationMessages,
  verificationSignIn,
} from '#content/messages/verification';
import { paths } from '#domain/paths';
import type { VerificationError } from '#domain/session/verification';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../app/world-story.fixture';
import { Verification } from './Verification';

/** The page with the app's wiring, in mock worlds. Its states are in `Verification.states.stories.tsx`. */
const meta = preview.meta({
  title: 'Screens/Verification/Wired',
  component: Verification,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
});

const at = paths.verification.href();

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: { click: (on: Element) => Promise<void> };
}

async function verify({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Verify My Identity' }));
}

function failing(world: WorldName, kind: VerificationError['kind'], offersSignIn: boolean) {
  return {
    ...worldStory({ world, at }).annotations,
    play: async ({ canvas, userEvent }: Stage) => {
      await verify({ canvas, userEvent });
      await canvas.findByRole('heading', { name: verificationMessages.failed.title });
      await expect(canvas.getByRole('status')).toHaveTextContent(verificationMessages.failed.body);
      await expect(canvas.getByRole('status')).toHaveTextContent(verificationHelp[kind]);
      await expect(canvas.queryAllByRole('button', { name: 'Sign in with Discord' })).toHaveLength(
        offersSignIn ? 1 : 0,
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
      await waitFor(() =>
        expect(
          canvas.getByRole('heading', { name: verificationMessages.initial.title }),
        ).toHaveFocus(),
      );
    },
  };
}

const signedOut = worldStory({ world: 'signed-out', at });
export const SignedOut = meta.story({
  ...signedOut.annotations,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in with Discord' });
    await expect(canvas.getByRole('status')).toHaveTextContent(verificationSignIn);
    await expect(canvas.queryByRole('button', { name: 'Verify My Identity' })).toBeNull();
  },
});
export const NoDiscordAccount = meta.story({
  ...failing('no-discord-id', 'reconnect', true),
  parameters: { consoleErrors: [answered(409)] },
});
export const Reconnect = meta.story({
  ...failing('verification-reconnect', 'reconnect', true),
  parameters: { consoleErrors: [answered(401)] },
});
export const NotConfirmed = meta.story({
  ...failing('verification-not-confirmed', 'notConfirmed', true),
  parameters: { consoleErrors: [answered(403)] },
});
export const RateLimited = meta.story({
  ...failing('verification-limited', 'rateLimited', false),
  parameters: { consoleErrors: [answered(429)] },
});
export const Fails = meta.story({
  ...failing('verification-fails', 'unknown', false),
  parameters: { consoleErrors: [answered(500)] },
});
export const Offline = meta.story({
  ...failing('verification-offline', 'unreachable', false),
  parameters: { consoleErrors: [unanswered] },
});

const owner = worldStory({ world: 'owner', at, pending: 'verification' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('shows the account to verify', async () => {
      await canvas.findByText('mira.resells');
    });
    await step('Discord confirms it after a while', async () => {
      await verify({ canvas, userEvent });
      await canvas.findByRole('heading', { name: verificationMessages.processing.title });
      owner.respond();
      await canvas.findByRole('heading', { name: verificationMessages.verified.title });
    });
    await step('redirects to the dashboard', async () => {
      await canvas.findByRole('heading', { name: 'Your Dashboard' });
    });
  },
});
