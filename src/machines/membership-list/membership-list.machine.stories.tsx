import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { membershipListFixtures } from './membership-list.fixtures';
import { membershipListMachine } from './membership-list.machine';

const meta = preview.meta({
  title: 'Machines/Membership List',
});

const resting = ['listed.change.resting', 'listed.question.none', 'listed.news.fresh'];

export const Bench = meta.story({
  render: () => <MachineBench machine={membershipListMachine} fixtures={membershipListFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, membershipListMachine);
    await step('an error, and a retry', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /2 items/);
      await bench.isIn(...resting);
    });
    await step('a change without a response is looked up', async () => {
      await bench.press('Events', /^act .*hide/);
      await bench.press('apply answers', 'error: unanswered');
      await bench.isIn(
        'listed.change.failed.unanswered',
        'listed.question.none',
        'listed.news.reloading',
      );
      await bench.press('load (reload) answers', /2 items/);
      await bench.press('Events', 'dismiss');
      await bench.isIn(...resting);
    });
  },
});
