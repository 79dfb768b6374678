import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { configHistoryFixtures } from './config-history.fixtures';
import { configHistoryMachine } from './config-history.machine';

const meta = preview.meta({
  title: 'Machines/Config history',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={configHistoryMachine} fixtures={configHistoryFixtures} />,
});

const resting = ['panel.opened.listed.newest.fresh', 'panel.opened.listed.older.resting'] as const;

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, configHistoryMachine);

    await step('the list fails to load', async () => {
      await hand.isIn('panel.closed', 'undo.none');
      await hand.press('Events', 'open');
      await hand.press('load answers', 'error: unreachable');
      await hand.isIn('panel.opened.failed.unreachable', 'undo.none');
      await hand.press('Events', 'retry');
    });
    await step('a retry loads it', async () => {
      await hand.press('load answers', /2 items/);
      await hand.isIn(...resting, 'undo.none');
    });
    await step('an undo conflicts with a later change', async () => {
      await hand.press('Events', /^undo .*version: 5/);
      await hand.isIn(...resting, 'undo.undoing');
      await hand.press('undo answers', 'error: conflict');
      await hand.isIn(...resting, 'undo.failed.conflict');
    });
    await step('the undo is forced, with a notice for 5 s', async () => {
      await hand.press('Events', 'undo anyway');
      await hand.press('undo answers', /^ok/);
      await hand.isIn(...resting, 'undo.undone');
      await hand.press('Time', 'wait 5 s: undoneNotice');
      await hand.isIn(...resting, 'undo.none');
    });
  },
});
