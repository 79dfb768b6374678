import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { accessAskFixtures } from './access-ask.fixtures';
import { accessAskMachine } from './access-ask.machine';

const meta = preview.meta({
  title: 'Machines/Access ask',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={accessAskMachine} fixtures={accessAskFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, accessAskMachine);
    await step('a request gets no response, and is sent again', async () => {
      await hand.press('Events', /^ask/);
      await hand.press('ask answers', 'error: unanswered');
      await hand.isIn('failed.unanswered');
      await hand.press('Events', /^ask/);
      await hand.press('ask answers', /^ok/);
      await hand.isIn('idle');
    });
  },
});
