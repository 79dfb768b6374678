import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { messageDraftFixtures } from './message-draft.fixtures';
import { messageDraftMachine } from './message-draft.machine';

const meta = preview.meta({
  title: 'Machines/Message draft',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={messageDraftMachine} fixtures={messageDraftFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, messageDraftMachine);
    const open = (
      message: string,
      saving: string,
      namedDrafts = 'saved',
      elsewhere = 'unchanged',
    ) =>
      hand.isIn(
        `open.message.${message}`,
        `open.saving.${saving}`,
        `open.namedDrafts.${namedDrafts}`,
        `open.elsewhere.${elsewhere}`,
      );

    await step('a draft is restored', async () => {
      await hand.isIn('opening');
      await hand.isGrayed('Events', /^edit/);
      await hand.press('loadDraft answers', /Welcome|#2|message: \{/);
      await open('recovered', 'saved');
    });
    await step('further typing is stored, and full storage is reported', async () => {
      await hand.press('Events', /^edit/);
      await open('editing', 'waiting');
      await hand.press('Time', /storePause/);
      await open('editing', 'saving');
      await hand.press('storeDraft answers', 'error: full');
      await open('editing', 'full.failed');
    });
    await step('another tab waits for a decision', async () => {
      await hand.press('watchDrafts says', /^draft changed elsewhere/);
      await open('editing', 'full.failed', 'saved', 'changed');
      await hand.press('Events', 'take theirs');
      await open('editing', 'full.waiting');
    });
    await step('a successful write is reported after a pause', async () => {
      await hand.press('Time', /storePause/);
      await open('editing', 'full.saving');
      await hand.press('storeDraft answers', /^ok/);
      await open('editing', 'resting');
      await hand.press('Time', /restPause/);
      await open('editing', 'saved');
    });
  },
});
