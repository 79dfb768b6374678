import { expect, userEvent, waitFor } from 'storybook/test';
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

const refused = [
  ['{}', /^The field “\w+” is missing\.$/],
  ['[]', /^Enter a JSON object/],
  ['null', /^Enter a JSON object/],
  ['{"request": null, "verdict": {}}', /^The field “request” must be an object, not null\.$/],
] as const;

export const Console = meta.story();

export const Played = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
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
    await step(
      'a typed payload that no event has is refused, and a guard that throws is noted',
      async () => {
        const [edit] = canvas.getAllByRole('button', { name: /^Edit the payload of save/ });
        if (!edit) throw new Error('No editor');
        await userEvent.click(edit);
        const field = canvas.getByRole('textbox', { name: 'Payload of save, as JSON' });
        const send = () => canvas.getByRole('button', { name: 'Send' });
        for (const [typed, message] of refused) {
          await userEvent.clear(field);
          await userEvent.paste(typed);
          await expect(field).toHaveAccessibleDescription(message);
          await expect(send()).toBeDisabled();
        }
        await userEvent.clear(field);
        await userEvent.paste('{}');
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Send illegal events' }));
        await userEvent.click(send());
        const steps = canvas.getByRole('list', { name: 'Steps' });
        await waitFor(() => expect(steps).toHaveTextContent(/The guard “changesSomething” threw/));
        await hand.isIn('idle');
        await hand.press('Events', /allowed: true.*1 item/);
        await hand.isIn('saving');
      },
    );
  },
});
