import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { signInRedirectFixtures } from './sign-in-redirect.fixtures';
import { signInRedirectMachine } from './sign-in-redirect.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in redirect',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={signInRedirectMachine}
      fixtures={signInRedirectFixtures}
      starts={{ 'Start over': undefined, 'Start in the marketplace': undefined }}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, signInRedirectMachine);

    await step('the provider returns an error', async () => {
      await hand.isIn('reading');
      await hand.press('readRedirect answers', /reason: unknown/);
      await hand.isIn('errored');
      await hand.emitted('notice notice: unknown');
      await hand.press('Events', 'dismiss');
      await hand.isIn('idle');
    });
    await step('the tokens do not create a session', async () => {
      await hand.startOver();
      await hand.press('readRedirect answers', /kind: code/);
      await hand.isIn('signingIn.work.exchanging', 'signingIn.shade.shown');
      await hand.press('exchangeCode answers', /replaces: null/);
      await hand.isIn('signingIn.work.storing', 'signingIn.shade.shown');
      await hand.press('storeTokens answers', 'error: noSession');
      await hand.isIn('failed');
    });
    await step('signed in and redirecting; loading stays visible for 3 s', async () => {
      await hand.startOver();
      await hand.press('readRedirect answers', /kind: code/);
      await hand.press('exchangeCode answers', /replaces: null/);
      await hand.press('storeTokens answers', 'ok: null');
      await hand.press('takeRedirectPath answers', '/docs');
      await hand.isIn('signingIn.work.left', 'signingIn.shade.shown');
      await hand.emitted('leave to: /docs', 'notice notice: signedIn');
      await hand.press('Time', 'wait 3 s: loadingAfterHash');
      await hand.isIn('idle');
    });
  },
});
