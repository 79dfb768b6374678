import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeMemberFormFixtures } from './store-member-form.fixtures';
import { storeMemberFormMachine } from './store-member-form.machine';

const meta = preview.meta({
  title: 'Machines/Store member form',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole machine={storeMemberFormMachine} fixtures={storeMemberFormFixtures} />
  ),
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, storeMemberFormMachine);
    await step('a save without a response, and a repetition', async () => {
      await hand.press('Events', 'add');
      await hand.press('Events', /^change/);
      await hand.press('Events', 'save');
      await hand.press('save answers', 'error: unanswered');
      await hand.isIn('failed.unanswered');
      await hand.press('Events', 'save');
      await hand.isIn('saving');
    });
  },
});
