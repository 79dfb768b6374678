import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { reviewReplyFixtures, withoutStorage } from './review-reply.fixtures';

const meta = preview.meta({
  title: 'Machines/Review reply',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={reviewReplyFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);

    await step('the review changes before a reply is saved', async () => {
      await hand.press('Events', /^open .*reply: null/);
      await hand.press('openDraft answers', /null/);
      await hand.press('Events', /^change/);
      await hand.press('Events', 'save');
      await hand.press('save answers', 'error: clash');
      await hand.isIn('failed.clash');
    });
    await step('it is saved again', async () => {
      await hand.press('Events', 'save');
      await hand.press('save answers', /^ok/);
      await hand.isIn('saved');
    });
  },
});
