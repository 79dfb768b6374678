import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configEditFixtures, withoutStorage } from './config-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Config edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={configEditFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, withoutStorage);

    await step('no server has this ID', async () => {
      await hand.isIn('loading');
      await hand.press('load answers', 'error: notFound');
      await hand.isIn('failed.notFound');
      await hand.press('Events', 'reload');
      await hand.isIn('loading');
    });
    await step('someone else changes the edited setting', async () => {
      await hand.press('load answers', 'ok: draft: null');
      await hand.isIn('ready.clean');
      await hand.press('Events', 'edit value: 10, key: SuccessPoints');
      await hand.isIn('ready.dirty');
      await hand.press('watchRemote says', /version: 2/);
      await hand.isIn('conflicted');
    });
    await step('resolved with theirs', async () => {
      await hand.isGrayed('Events', /EmbedColor/);
      await hand.press('Events', /choice: theirs/);
      await hand.isIn('ready.clean');
    });
    await step('a state in which the machine can stay is not said to decide at once', async () => {
      const name = 'Go to ready.clean, decides at once if a guard allows it';
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    });
  },
});
