import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { docsSearchFixtures } from './docs-search.fixtures';
import { docsSearchMachine } from './docs-search.machine';

const meta = preview.meta({
  title: 'Machines/Docs search',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={docsSearchMachine} fixtures={docsSearchFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, docsSearchMachine);

    await step('an index that failed to load is requested again', async () => {
      await hand.isIn('loading');
      await hand.press('loadIndex answers', 'error: unreachable');
      await hand.isIn('unreachable');
      await hand.press('Events', 'retry');
      await hand.press('loadIndex answers', /^ok/);
      await hand.isIn('ready.blank');
    });
    await step('a query has results, or none', async () => {
      await hand.press('Events', /query: relay/);
      await hand.isIn('ready.results');
      await hand.press('Events', /query: zzz/);
      await hand.isIn('ready.empty');
    });
  },
});
