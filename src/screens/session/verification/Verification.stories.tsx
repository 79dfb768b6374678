import preview from '../../../../.storybook/preview';
import { verificationMessages } from '#content/messages/session/verification';
import { paths } from '#domain/paths';
import { worldStory } from '../../../../.storybook/world-story';
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

const owner = worldStory({ world: 'owner', at, pending: 'verification' });
export const Owner = meta.story({
  ...owner.annotations,
  play: async ({ canvas, userEvent, step }) => {
    await step('shows the account to verify', async () => {
      await canvas.findByText('mira.resells');
    });
    await step('Discord confirms it after a while', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Verify My Identity' }));
      await canvas.findByRole('heading', { name: verificationMessages.processing.title });
      owner.respond();
      await canvas.findByRole('heading', { name: verificationMessages.verified.title });
    });
    await step('redirects to the dashboard', async () => {
      await canvas.findByRole('heading', { name: 'Your Dashboard' });
    });
  },
});
