import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { configEditFixtures, withoutStorage } from './config-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Config edit',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={configEditFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);

    await step('no server has this ID', async () => {
      await bench.isIn('loading');
      await bench.press('load answers', 'error: notFound');
      await bench.isIn('failed.notFound');
      await bench.press('Events', 'reload');
      await bench.isIn('loading');
    });
    await step('someone else changes the edited setting', async () => {
      await bench.press('load answers', 'ok: draft: null');
      await bench.isIn('ready.clean');
      await bench.press('Events', 'edit key: SuccessPoints, value: 10');
      await bench.isIn('ready.dirty');
      await bench.press('watchRemote says', /version: 2/);
      await bench.isIn('conflicted');
    });
    await step('resolved with theirs', async () => {
      await bench.isGrayed('Events', /EmbedColor/);
      await bench.press('Events', /choice: theirs/);
      await bench.isIn('ready.clean');
    });
  },
});
