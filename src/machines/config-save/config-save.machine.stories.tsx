import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configSaveFixtures } from './config-save.fixtures';
import { configSaveMachine } from './config-save.machine';

const meta = preview.meta({
  title: 'Machines/Config save',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={configSaveMachine} fixtures={configSaveFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, configSaveMachine);

    await step('denied before anything is sent', async () => {
      await hand.isIn('idle');
      await hand.press('Events', /notAllowedToSave/);
      await hand.isIn('failed.notAllowedToSave');
      await hand.emitted('notice notice: notAllowedToSave');
    });
    await step('someone else saved first', async () => {
      await hand.press('Events', /allowed: true.*1 item/);
      await hand.isIn('saving');
      await hand.isGrayed('Events', /allowed: true.*1 item/);
      await hand.press('save answers', 'error: conflict');
      await hand.isIn('failed.conflict');
    });
    await step('saved, with a notice for 5 s', async () => {
      await hand.press('Events', /allowed: true.*1 item/);
      await hand.press('save answers', /^ok/);
      await hand.isIn('saved');
      await hand.press('Time', 'wait 5 s: savedNotice');
      await hand.isIn('idle');
    });
  },
});
