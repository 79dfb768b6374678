import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { serverPageFixtures, serverPageStarts } from './server-page.fixtures';
import { serverPageMachine } from './server-page.machine';

const meta = preview.meta({
  title: 'Machines/Server page',
});

export const Bench = meta.story({
  render: () => (
    <MachineBench
      machine={serverPageMachine}
      fixtures={serverPageFixtures}
      starts={serverPageStarts}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, serverPageMachine);

    await step('the token lacks a required scope', async () => {
      await bench.isIn(
        'signedIn.page.loading.validating',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await bench.press('validateToken (validate) answers', 'error: missingScopes');
      await bench.isIn(
        'signedIn.page.missingScopes',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await bench.emitted('notice notice: permissionsRequired');
    });
    await step('Retry is disabled for 3 s', async () => {
      await bench.press('Events', 'retry');
      await bench.press('validateToken (validate) answers', 'ok: valid');
      await bench.press('fetchServers (fetch) answers', /^ok: \[1/);
      await bench.isIn(
        'signedIn.page.listed',
        'signedIn.retry.resting',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
      await bench.press('Time', 'wait 3 s: retryRest');
      await bench.isIn(
        'signedIn.page.listed',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.idle',
      );
    });
    await step('a change reloads the list in the background', async () => {
      await bench.press('watchServerUpdates (updates) says', 'servers changed');
      await bench.isIn(
        'signedIn.page.listed',
        'signedIn.retry.ready',
        'signedIn.news.none',
        'signedIn.channel.live',
        'signedIn.reload.running.fetching',
      );
    });
    await step('signed out', async () => {
      await bench.startOver('Start signed out');
      await bench.isIn('signedOut');
      await bench.press('Events', 'retry');
      await bench.emitted('notice notice: notSignedIn');
    });
  },
});
