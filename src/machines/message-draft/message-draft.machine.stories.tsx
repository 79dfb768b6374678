import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/statechart/bench-hand';
import { MachineBench } from '../../../.storybook/statechart/MachineBench';
import { messageDraftFixtures } from './message-draft.fixtures';
import { messageDraftMachine } from './message-draft.machine';

const meta = preview.meta({
  title: 'Machines/Message draft',
});

export const Bench = meta.story({
  render: () => <MachineBench machine={messageDraftMachine} fixtures={messageDraftFixtures} />,
  play: async ({ canvasElement, step }) => {
    const bench = handAt(canvasElement, messageDraftMachine);
    const open = (
      message: string,
      saving: string,
      namedDrafts = 'saved',
      elsewhere = 'unchanged',
    ) =>
      bench.isIn(
        `open.message.${message}`,
        `open.saving.${saving}`,
        `open.namedDrafts.${namedDrafts}`,
        `open.elsewhere.${elsewhere}`,
      );

    await step('a draft is restored', async () => {
      await bench.isIn('opening');
      await bench.isGrayed('Events', /^edit/);
      await bench.press('loadDraft answers', /Welcome|#2|message: \{/);
      await open('recovered', 'saved');
    });
    await step('further typing is stored, and full storage is reported', async () => {
      await bench.press('Events', /^edit/);
      await open('editing', 'waiting');
      await bench.press('Time', /storePause/);
      await open('editing', 'saving');
      await bench.press('storeDraft answers', 'error: full');
      await open('editing', 'full.failed');
    });
    await step('another tab waits for a decision', async () => {
      await bench.press('watchDrafts says', /^draft changed elsewhere/);
      await open('editing', 'full.failed', 'saved', 'changed');
      await bench.press('Events', 'take theirs');
      await open('editing', 'full.waiting');
    });
    await step('a successful write is reported after a pause', async () => {
      await bench.press('Time', /storePause/);
      await open('editing', 'full.saving');
      await bench.press('storeDraft answers', /^ok/);
      await open('editing', 'resting');
      await bench.press('Time', /restPause/);
      await open('editing', 'saved');
    });
  },
});
