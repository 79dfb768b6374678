import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { accessRequestsFixtures } from './access-requests.fixtures';
import { accessRequestsMachine } from './access-requests.machine';

const meta = preview.meta({
  title: 'Machines/Access requests',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={accessRequestsMachine} fixtures={accessRequestsFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, accessRequestsMachine);
    await step('a request is declined', async () => {
      await hand.press('load answers', /^ok: .*2/);
      await hand.press('Events', /^decline/);
      await hand.press('Events', 'confirm');
      await hand.press('decline answers', /^ok/);
      await hand.isIn('listed.refreshing');
    });
  },
});
