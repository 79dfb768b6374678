import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { addServerFixtures } from './add-server.fixtures';
import { addServerMachine } from './add-server.machine';

const meta = preview.meta({
  title: 'Machines/Add server',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={addServerMachine} fixtures={addServerFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, addServerMachine);

    await step('the list fails to load', async () => {
      await hand.isIn('closed');
      await hand.press('Events', 'open');
      await hand.press('listAdministratorGuilds (list) answers', 'error: unreachable');
      await hand.isIn('failed.listFailed');
    });
    await step('no server is chosen', async () => {
      await hand.press('Events', 'open');
      await hand.press('listAdministratorGuilds (list) answers', /^ok/);
      await hand.press('Events', 'add');
      await hand.isIn('failed.noneSelected');
      await hand.isGrayed('Events', 'choose guildId: 9');
    });
    await step('the chosen server is added', async () => {
      await hand.press('Events', 'choose guildId: 7');
      await hand.press('Events', 'add');
      await hand.isIn('adding');
      await hand.press('addServer (add) answers', /^ok/);
      await hand.isIn('added');
    });
  },
});
