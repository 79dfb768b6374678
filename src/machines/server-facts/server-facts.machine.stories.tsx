import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { serverFactsFixtures } from './server-facts.fixtures';
import { serverFactsMachine } from './server-facts.machine';

const meta = preview.meta({
  title: 'Machines/Server facts',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={serverFactsMachine} fixtures={serverFactsFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, serverFactsMachine);
    await step('the facts are read again after a failure', async () => {
      await hand.press('Events', 'list read');
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('failed.unreachable');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /1 item/);
      await hand.isIn('known');
    });
  },
});
