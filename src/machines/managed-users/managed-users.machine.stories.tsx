import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { managedUsersFixtures } from './managed-users.fixtures';
import { managedUsersMachine } from './managed-users.machine';

const meta = preview.meta({
  title: 'Machines/Managed users',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={managedUsersMachine} fixtures={managedUsersFixtures} />,
});

const resting = ['listed.addition.resting', 'listed.question.none', 'listed.removal.resting'];

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, managedUsersMachine);

    await step('the viewer is not allowed at first', async () => {
      await hand.press('load answers', 'error: notAllowed');
      await hand.isIn('failed.notAllowed');
      await hand.press('Events', 'retry');
      await hand.press('load answers', /2 items/);
      await hand.isIn(...resting);
    });
    await step('the user is already on the list', async () => {
      await hand.press('Events', /^add/);
      await hand.press('add answers', 'error: alreadyThere');
      await hand.press('load (reload) answers', /2 items/);
      await hand.isIn('listed.addition.failed.alreadyThere.known', ...resting.slice(1));
      await hand.press('Events', 'change');
    });
    await step('a removal is requested, fails, and is retried', async () => {
      await hand.press('Events', /^remove discordId/);
      await hand.press('Events', 'confirm');
      await hand.press('remove answers', 'error: unknown');
      await hand.isIn(...resting.slice(0, 2), 'listed.removal.failed');
      await hand.press('Events', 'remove again');
      await hand.press('remove answers', /^ok/);
      await hand.isIn(...resting);
    });
  },
});
