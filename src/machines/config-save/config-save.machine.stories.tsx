import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { configSaveFixtures } from './config-save.fixtures';
import { configSaveMachine } from './config-save.machine';

const meta = preview.meta({
  title: 'Machines/Config save',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={configSaveMachine} fixtures={configSaveFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, configSaveMachine);

    await step('denied before anything is sent', async () => {
      await bench.isIn('idle');
      await bench.press('Events', /notAllowedToSave/);
      await bench.isIn('failed.notAllowedToSave');
      await bench.emitted('notice notice: notAllowedToSave');
    });
    await step('someone else saved first', async () => {
      await bench.press('Events', /1 item.*allowed: true/);
      await bench.isIn('saving');
      await bench.isGrayed('Events', /1 item.*allowed: true/);
      await bench.press('save answers', 'error: conflict');
      await bench.isIn('failed.conflict');
    });
    await step('saved, with a notice for 5 s', async () => {
      await bench.press('Events', /1 item.*allowed: true/);
      await bench.press('save answers', /^ok/);
      await bench.isIn('saved');
      await bench.press('Time', 'wait 5 s: savedNotice');
      await bench.isIn('idle');
    });
  },
});
