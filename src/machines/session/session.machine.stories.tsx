import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { sessionFixtures } from './session.fixtures';
import { sessionMachine } from './session.machine';

const meta = preview.meta({
  title: 'Machines/Session',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={sessionMachine}
      fixtures={sessionFixtures}
      starts={{
        'Start over': sessionFixtures.input,
        'Start on a public page': sessionFixtures.input,
        'Start with “Resync Discord”': sessionFixtures.input,
      }}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, sessionMachine);

    await step('a failed sign-in is reported once', async () => {
      await hand.isIn('restoring.reading');
      await hand.press('readSession answers', 'error: unreadable');
      await hand.press('Events', 'sign in');
      await hand.isIn('signingIn.requesting');
      await hand.isGrayed('Events', 'sign in');
      await hand.press('signInWithDiscord answers', 'error: signInFailed');
      await hand.isIn('signedOut.signInFailed');
      await hand.emitted('notice notice: signInFailed');
    });
    await step('an expiring session that cannot be refreshed waits for the next tick', async () => {
      await hand.startOver();
      await hand.press('readSession answers', 'ok: expiresAt: 89, providerToken: discord');
      await hand.isIn('signedIn.refreshing');
      await hand.press('refreshSession answers', 'error: refreshFailed');
      await hand.isIn('signedIn.waitingForTick.refreshFailed');
      await hand.press('Time', 'wait 30 s: tick');
      await hand.isIn('signedIn.refreshingAgain');
      await hand.press('refreshSession (refreshSessionAgain) answers', /^ok/);
      await hand.isIn('signedIn.noDiscordToken');
      await hand.emitted('notice notice: noDiscordToken', 'notice notice: refreshFailed');
    });
    await step('a session that ended elsewhere ends here too', async () => {
      await hand.press('watchAuth says', 'auth changed event: SIGNED_OUT, session: null');
      await hand.isIn('signedOut.ready');
      await hand.emitted(
        'notice notice: sessionEnded',
        'notice notice: noDiscordToken',
        'notice notice: refreshFailed',
      );
    });
  },
});
