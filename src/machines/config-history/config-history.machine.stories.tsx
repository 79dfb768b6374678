import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { configHistoryFixtures } from './config-history.fixtures';
import { configHistoryMachine } from './config-history.machine';

const meta = preview.meta({
  title: 'Machines/Config history',
});

const resting = ['panel.opened.listed.newest.fresh', 'panel.opened.listed.older.resting'] as const;

export const Bench = meta.story({
  render: () => <MachineBench machine={configHistoryMachine} fixtures={configHistoryFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, configHistoryMachine);

    await step('the list fails to load', async () => {
      await bench.isIn('panel.closed', 'undo.none');
      await bench.press('Events', 'open');
      await bench.press('load answers', 'error: unreachable');
      await bench.isIn('panel.opened.failed.unreachable', 'undo.none');
      await bench.press('Events', 'retry');
    });
    await step('a retry loads it', async () => {
      await bench.press('load answers', /2 items/);
      await bench.isIn(...resting, 'undo.none');
    });
    await step('an undo conflicts with a later change', async () => {
      await bench.press('Events', /^undo .*version: 5/);
      await bench.isIn(...resting, 'undo.undoing');
      await bench.press('undo answers', 'error: conflict');
      await bench.isIn(...resting, 'undo.failed.conflict');
    });
    await step('the undo is forced, with a notice for 5 s', async () => {
      await bench.press('Events', 'undo anyway');
      await bench.press('undo answers', /^ok/);
      await bench.isIn(...resting, 'undo.undone');
      await bench.press('Time', 'wait 5 s: undoneNotice');
      await bench.isIn(...resting, 'undo.none');
    });
  },
});
