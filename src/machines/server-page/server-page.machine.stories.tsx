import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { serverPageFixtures, serverPageStarts } from './server-page.fixtures';
import { serverPageMachine } from './server-page.machine';

const meta = preview.meta({
  title: 'Machines/Server page',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={serverPageMachine}
      fixtures={serverPageFixtures}
      starts={serverPageStarts}
    />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, serverPageMachine);

    await step('the token lacks a required scope', async () => {
      await hand.isIn(
        'signedIn.page.loading.validating',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await hand.press('validateToken (validate) answers', 'error: missingScopes');
      await hand.isIn(
        'signedIn.page.missingScopes',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await hand.emitted('notice notice: permissionsRequired');
    });
    await step('Retry is disabled for 3 s', async () => {
      await hand.press('Events', 'retry');
      await hand.press('validateToken (validate) answers', 'ok: valid');
      await hand.press('fetchServers (fetch) answers', /^ok: \[1/);
      await hand.isIn(
        'signedIn.page.listed',
        'signedIn.retry.resting',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await hand.press('Time', 'wait 3 s: retryRest');
      await hand.isIn(
        'signedIn.page.listed',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
    });
    await step('a change reloads the list in the background', async () => {
      await hand.press('watchServerUpdates (updates) says', 'servers changed');
      await hand.isIn(
        'signedIn.page.listed',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.running.fetching',
      );
    });
    await step('signed out', async () => {
      await hand.startOver('Start signed out');
      await hand.isIn('signedOut');
      await hand.press('Events', 'retry');
      await hand.emitted('notice notice: notSignedIn');
    });
  },
});
