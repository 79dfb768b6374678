import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { myMembershipsFixtures } from './my-memberships.fixtures';
import { myMembershipsMachine } from './my-memberships.machine';

const meta = preview.meta({
  title: 'Machines/My memberships',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={myMembershipsMachine} fixtures={myMembershipsFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, myMembershipsMachine);

    await step('the list does not load at first', async () => {
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('failed.unreachable');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /1 item/);
      await bench.isIn('listed.fresh');
    });
    await step('the session ends before the list is read again', async () => {
      await bench.press('Events', 'reload');
      await bench.press('load (refresh) answers', 'error: signInRequired');
      await bench.isIn('listed.sessionEnded');
    });
  },
});
