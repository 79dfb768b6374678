import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { sessionFixtures } from './session.fixtures';
import { sessionMachine } from './session.machine';

const meta = preview.meta({
  title: 'Machines/Session',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={sessionMachine} fixtures={sessionFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, sessionMachine);

    await step('a failed sign-in is reported once', async () => {
      await bench.isIn('restoring.reading');
      await bench.press('readSession answers', 'error: unreadable');
      await bench.press('Events', 'sign in');
      await bench.isIn('signingIn.requesting');
      await bench.isGrayed('Events', 'sign in');
      await bench.press('signInWithDiscord answers', 'error: signInFailed');
      await bench.isIn('signedOut.signInFailed');
      await bench.emitted('notice notice: signInFailed');
    });
    await step('an expiring session that cannot be refreshed waits for the next tick', async () => {
      await bench.startOver();
      await bench.press('readSession answers', 'ok: expiresAt: 89, providerToken: discord');
      await bench.isIn('signedIn.refreshing');
      await bench.press('refreshSession answers', 'error: refreshFailed');
      await bench.isIn('signedIn.waitingForTick.refreshFailed');
      await bench.press('Time', 'wait 30 s: tick');
      await bench.isIn('signedIn.refreshingAgain');
      await bench.press('refreshSession (refreshSessionAgain) answers', /^ok/);
      await bench.isIn('signedIn.noDiscordToken');
      await bench.emitted('notice notice: noDiscordToken', 'notice notice: refreshFailed');
    });
    await step('a session that ended elsewhere ends here too', async () => {
      await bench.press('watchAuth says', 'auth changed event: SIGNED_OUT, session: null');
      await bench.isIn('signedOut.ready');
      await bench.emitted(
        'notice notice: sessionEnded',
        'notice notice: noDiscordToken',
        'notice notice: refreshFailed',
      );
    });
  },
});
