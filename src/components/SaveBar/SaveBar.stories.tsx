import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { TextField } from '#components/TextField/TextField';
import { vars } from '#theme/theme.css';
import { SaveBar } from './SaveBar';

const actions = (
  <>
    <Button tone="plain">Discard</Button>
    <Button>Save</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Save bar',
  component: SaveBar,
  args: { count: 3, summary: '3 unsaved changes', children: actions },
  render: (args) => (
    <>
      <div style={{ blockSize: '60vh' }} />
      <SaveBar {...args} />
    </>
  ),
});

const list = (
  <ul style={{ fontSize: vars.size.s }}>
    <li>Success points: 10 → 25</li>
    <li>Welcome channel: #general → #welcome</li>
    <li>Scramble schedule: Every 5 hours → Every 2 hours</li>
  </ul>
);

export const WithChanges = meta.story();
export const Saving = meta.story({
  args: {
    children: (
      <>
        <Button tone="plain" isDisabled>
          Discard
        </Button>
        <Button isPending pendingLabel="Saving...">
          Save
        </Button>
      </>
    ),
  },
});

export const WithAList = meta.story({
  args: { list },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const review = canvas.getByRole('button', { name: 'Review changes' });
    await expect(review).toHaveFocus();
    await expect(review).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(review).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Success points: 10 → 25')).toBeVisible());
  },
});

/**
 * Renders the bar from the start, although there are no changes yet. Its live region must exist before the first
 * change, or the change would not be announced.
 */
function TypeToChange() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="Prefix" value={text} onChange={setText} />
      <SaveBar count={text.length} summary={`${text.length} unsaved changes`}>
        <Button onPress={() => setText('')}>Discard</Button>
      </SaveBar>
    </>
  );
}

export const ComesAndGoes = meta.story({
  render: () => <TypeToChange />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const live = canvasElement.querySelector('[aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region')).toBeNull();

    await userEvent.type(canvas.getByRole('textbox', { name: 'Prefix' }), 'ab');
    await expect(canvas.getByRole('region', { name: 'Unsaved changes' })).toBe(live);
    await expect(live).toHaveTextContent('2 unsaved changes');

    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(live).toBeEmptyDOMElement();
  },
});
