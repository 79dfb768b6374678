import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { membershipDraftFixtures, withoutStorage } from './membership-draft.fixtures';

const meta = preview.meta({
  title: 'Machines/Membership draft',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={membershipDraftFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);
    await step('a form without a name is not saved', async () => {
      await hand.press('Events', /^add/);
      await hand.press('openDraft answers', 'null');
      await hand.press('Events', 'save');
      await hand.isIn('editing');
    });
    await step('two tabs save the same membership', async () => {
      await hand.press('Events', 'close');
      await hand.press('Events', /^edit/);
      await hand.press('openDraft answers', 'null');
      await hand.press('Events', /^change .*Renamed/);
      await hand.press('Events', 'save');
      await hand.press('save answers', 'error: conflict');
      await hand.isIn('failed.conflict');
      await hand.press('Events', 'keep mine');
      await hand.press('Events', 'save');
      await hand.press('save answers', /^ok/);
      await hand.isIn('saved');
    });
  },
});
