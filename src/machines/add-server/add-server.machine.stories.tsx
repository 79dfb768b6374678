import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { addServerFixtures } from './add-server.fixtures';
import { addServerMachine } from './add-server.machine';

const meta = preview.meta({
  title: 'Machines/Add server',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={addServerMachine} fixtures={addServerFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, addServerMachine);

    await step('the list fails to load', async () => {
      await bench.isIn('closed');
      await bench.press('Events', 'open');
      await bench.press('listAdministratorGuilds (list) answers', 'error: unreachable');
      await bench.isIn('failed.listFailed');
    });
    await step('no server is chosen', async () => {
      await bench.press('Events', 'open');
      await bench.press('listAdministratorGuilds (list) answers', /^ok/);
      await bench.press('Events', 'add');
      await bench.isIn('failed.noneSelected');
      await bench.isGrayed('Events', 'choose guildId: 9');
    });
    await step('the chosen server is added', async () => {
      await bench.press('Events', 'choose guildId: 7');
      await bench.press('Events', 'add');
      await bench.isIn('adding');
      await bench.press('addServer (add) answers', /^ok/);
      await bench.isIn('added');
    });
  },
});
