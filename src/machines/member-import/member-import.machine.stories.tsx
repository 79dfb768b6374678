import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { memberImportFixtures } from './member-import.fixtures';
import { memberImportMachine } from './member-import.machine';

const meta = preview.meta({
  title: 'Machines/Member Import',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={memberImportMachine} fixtures={memberImportFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, memberImportMachine);
    await step('a file with a problem', async () => {
      await bench.press('Events', 'open');
      await bench.press('Events', /^choose/);
      await bench.press('readFile answers', 'error: missingColumns');
      await bench.isIn('choosing');
    });
  },
});
