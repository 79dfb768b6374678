import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { managedUsersFixtures } from './managed-users.fixtures';
import { managedUsersMachine } from './managed-users.machine';

const meta = preview.meta({
  title: 'Machines/Managed users',
});

const resting = ['listed.addition.resting', 'listed.question.none', 'listed.removal.resting'];

export const Bench = meta.story({
  render: () => <MachineBench machine={managedUsersMachine} fixtures={managedUsersFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, managedUsersMachine);

    await step('the viewer is not allowed at first', async () => {
      await bench.press('load answers', 'error: notAllowed');
      await bench.isIn('failed.notAllowed');
      await bench.press('Events', 'retry');
      await bench.press('load answers', /2 items/);
      await bench.isIn(...resting);
    });
    await step('the user is already on the list', async () => {
      await bench.press('Events', /^add/);
      await bench.press('add answers', 'error: alreadyThere');
      await bench.press('load (reload) answers', /2 items/);
      await bench.isIn('listed.addition.failed.alreadyThere.known', ...resting.slice(1));
      await bench.press('Events', 'change');
    });
    await step('a removal is requested, fails, and is retried', async () => {
      await bench.press('Events', /^remove discordId/);
      await bench.press('Events', 'confirm');
      await bench.press('remove answers', 'error: unknown');
      await bench.isIn(...resting.slice(0, 2), 'listed.removal.failed');
      await bench.press('Events', 'remove again');
      await bench.press('remove answers', /^ok/);
      await bench.isIn(...resting);
    });
  },
});
