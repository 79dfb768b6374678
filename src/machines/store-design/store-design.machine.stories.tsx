import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { storeDesignFixtures, withoutStorage } from './store-design.fixtures';

const meta = preview.meta({
  title: 'Machines/Store design',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={storeDesignFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);
    await step('a change is saved', async () => {
      await hand.press('loadDraft answers', 'null');
      await hand.press('Events', /heroSubtitle: Mine/);
      await hand.isIn('open.form.dirty', 'open.save.idle', 'open.view.form');
      await hand.press('Events', /^save$/);
      await hand.isIn('open.form.dirty', 'open.save.saving', 'open.view.form');
      await hand.press('save answers', /^ok/);
      await hand.isIn('open.form.clean', 'open.save.saved', 'open.view.form');
    });
  },
});
