import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { PopoverDialog, useFocused } from './PopoverDialog';

const meta = preview.meta({ title: 'Components/Popover dialog', component: PopoverDialog });

function Opened() {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={root} style={{ inlineSize: 'fit-content', marginBlockEnd: '12rem' }}>
      <Button onPress={() => setOpen(true)}>Insert mention</Button>
      <PopoverDialog
        title="Insert mention"
        isOpen={isOpen}
        onOpenChange={setOpen}
        triggerRef={root}
      >
        <Focused />
      </PopoverDialog>
    </div>
  );
}

function Focused() {
  return <TextField label="User ID" inputRef={useFocused<HTMLInputElement>()} />;
}

export const OpenedAndClosed = meta.story({
  render: () => <Opened />,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Insert mention' });
    await step('opens with the focus inside', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog', { name: 'Insert mention' });
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
