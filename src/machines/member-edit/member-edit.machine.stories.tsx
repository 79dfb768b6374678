import { unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { handAt } from '../../../.storybook/console/hand';
import { MachineConsole } from '../../../.storybook/console/MachineConsole';
import { withoutStorage, memberEditFixtures } from './member-edit.fixtures';

const meta = preview.meta({
  title: 'Machines/Member edit',
  tags: ['!autodocs'],
  render: () => <MachineConsole machine={withoutStorage} fixtures={memberEditFixtures} />,
});

export const Console = meta.story();

export const Played = meta.story({
  // The browser reports an error, because the picture in the fixture does not exist.
  parameters: { consoleErrors: [unanswered] },
  play: async ({ canvasElement, step }) => {
    const hand = handAt(canvasElement, withoutStorage);

    await step('a name is required', async () => {
      await hand.isIn('form.closed', 'removal.none');
      await hand.press('Events', 'add');
      await hand.press('Events', 'save');
      await hand.isIn('form.failed.missingName', 'removal.none');
      await hand.emitted('notice notice: missingName');
    });
    await step('the picture is uploaded first', async () => {
      await hand.press('Events', /^change .*Priya/);
      await hand.press('Events', /^choose picture .*me\.png/);
      await hand.press('Events', 'save');
      await hand.isIn('form.uploading', 'removal.none');
      await hand.press('uploadPicture (upload) answers', /^ok/);
      await hand.isIn('form.saving.adding', 'removal.none');
      await hand.press('addMember (add) answers', /^ok/);
      await hand.isIn('form.done', 'removal.none');
    });
    await step('a removal needs confirmation, and can fail', async () => {
      await hand.press('Events', 'close');
      await hand.press('Events', /^remove .*allowed: true/);
      await hand.isIn('form.closed', 'removal.confirming');
      await hand.press('Events', 'confirm removal');
      await hand.press('removeMember (remove) answers', 'error: cannotRemoveOwner');
      await hand.isIn('form.closed', 'removal.failed.cannotRemoveOwner');
    });
  },
});
