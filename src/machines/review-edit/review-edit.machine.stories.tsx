import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { reviewEditFixtures, withoutStorage } from './review-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Review edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={reviewEditFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);

    await step('the session ends before a review is saved', async () => {
      await hand.press('Events', /^open .*review: null/);
      await hand.press('openDraft answers', /null/);
      await hand.press('Events', /^change/);
      await hand.press('Events', 'save');
      await hand.press('save answers', 'error: signInRequired');
      await hand.isIn('failed.signInRequired');
    });
    await step('it is saved again', async () => {
      await hand.press('Events', 'save');
      await hand.press('save answers', /^ok/);
      await hand.isIn('saved');
    });
  },
});
