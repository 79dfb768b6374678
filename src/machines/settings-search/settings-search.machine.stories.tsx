import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { settingsSearchFixtures } from './settings-search.fixtures';
import { settingsSearchMachine } from './settings-search.machine';

const meta = preview.meta({
  title: 'Machines/Settings search',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={settingsSearchMachine} fixtures={settingsSearchFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, settingsSearchMachine);

    await step('no results', async () => {
      await bench.isIn('closed');
      await bench.press('Events', /query: zzz/);
      await bench.isIn('open.empty.focused');
    });
    await step('results, which close 200 ms after blur', async () => {
      await bench.press('Events', /query: succ/);
      await bench.isIn('open.results.focused');
      await bench.press('Events', 'blur');
      await bench.isIn('open.results.leaving');
      await bench.press('Time', 'wait 0.2 s: closesAfterBlur');
      await bench.isIn('closed');
    });
    await step('a hit is picked', async () => {
      await bench.press('Events', 'focus');
      await bench.press('Events', /SuccessDM/);
      await bench.isIn('closed');
      await bench.emitted(
        'picked result: {path: SuccessDM, label: "Success DM", tab: points, value: Off}',
      );
    });
  },
});
