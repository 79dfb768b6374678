import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { storeDesignFixtures, withoutStorage } from './store-design.fixtures';

const meta = preview.meta({
  title: 'Machines/Store design',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={withoutStorage} fixtures={storeDesignFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, withoutStorage);
    await step('a change is saved', async () => {
      await bench.press('loadDraft answers', 'null');
      await bench.press('Events', /heroSubtitle: Mine/);
      await bench.isIn('open.form.dirty', 'open.save.idle', 'open.view.form');
      await bench.press('Events', /^save$/);
      await bench.isIn('open.form.dirty', 'open.save.saving', 'open.view.form');
      await bench.press('save answers', /^ok/);
      await bench.isIn('open.form.clean', 'open.save.saved', 'open.view.form');
    });
  },
});
