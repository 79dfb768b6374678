import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { permissionEditFixtures } from './permission-edit.fixtures';
import { permissionEditMachine } from './permission-edit.machine';

const meta = preview.meta({
  title: 'Machines/Permission edit',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={permissionEditMachine} fixtures={permissionEditFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, permissionEditMachine);

    await step('there is nothing to save', async () => {
      await bench.isIn('untouched');
      await bench.isGrayed('Events', 'save');
    });
    await step('an error keeps the toggles', async () => {
      await bench.press('Events', /^members changed.*2 items/);
      await bench.press('Events', /^toggle panel/);
      await bench.isIn('pending');
      await bench.press('Events', 'save');
      await bench.isIn('saving.sending');
      await bench.press('replace answers', 'error: notAllowed');
      await bench.isIn('failed');
    });
    await step('the next save succeeds', async () => {
      await bench.press('Events', 'save');
      await bench.press('replace answers', /^ok/);
      await bench.isIn('saved');
      await bench.press('Time', /savedNotice/);
      await bench.isIn('untouched');
    });
  },
});
