import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { signInRedirectFixtures } from './sign-in-redirect.fixtures';
import { signInRedirectMachine } from './sign-in-redirect.machine';

const meta = preview.meta({
  title: 'Machines/Sign-in redirect',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={signInRedirectMachine} fixtures={signInRedirectFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, signInRedirectMachine);

    await step('the provider returns an error', async () => {
      await bench.isIn('reading');
      await bench.press('readRedirect answers', /refused/);
      await bench.isIn('errored');
      await bench.emitted('notice notice: authenticationErrored');
      await bench.press('Events', 'dismiss');
      await bench.isIn('idle');
    });
    await step('the tokens do not create a session', async () => {
      await bench.startOver();
      await bench.press('readRedirect answers', /kind: code/);
      await bench.isIn('signingIn.work.exchanging', 'signingIn.shade.shown');
      await bench.press('exchangeCode answers', /replaces: null/);
      await bench.isIn('signingIn.work.storing', 'signingIn.shade.shown');
      await bench.press('storeTokens answers', 'error: noSession');
      await bench.isIn('failed');
    });
    await step('signed in and redirecting; loading stays visible for 3 s', async () => {
      await bench.startOver();
      await bench.press('readRedirect answers', /kind: code/);
      await bench.press('exchangeCode answers', /replaces: null/);
      await bench.press('storeTokens answers', 'ok: null');
      await bench.press('takeRedirectPath answers', '/docs');
      await bench.isIn('signingIn.work.left', 'signingIn.shade.shown');
      await bench.emitted('leave to: /docs', 'notice notice: signedIn');
      await bench.press('Time', 'wait 3 s: loadingAfterHash');
      await bench.isIn('idle');
    });
  },
});
