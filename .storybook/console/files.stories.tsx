import { useMemo } from 'react';
import { createActor } from 'xstate';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../preview';
import { handAt } from './hand';
import { decodeSession } from './link';
import { SESSION_PARAMETER } from './manager-address';
import { MachineConsole } from './MachineConsole';
import type { ScreenOptions } from './ScreenPanel';
import { doorFixtures, doorMachine } from './sample';
import type { Step } from './session';

const letter = new File(['Hello'], 'letter.txt');
const card = new File(['Hello'], 'card.png');

const fixtures = {
  ...doorFixtures,
  events: {
    ...doorFixtures.events,
    ring: [letter, card].map((file) => ({ type: 'ring', visitor: 'Mira', file })),
  },
};

const meta = preview.meta({
  title: 'Project/State console/Files',
  tags: ['!autodocs'],
  beforeEach: () => sessionStorage.removeItem('console.seen.door'),
});

function stepsInAddress(): readonly Step[] {
  const text = new URL(location.href).searchParams.get(SESSION_PARAMETER);
  const decoded = decodeSession('door', text ?? '');
  return decoded.ok ? decoded.session.steps : [];
}

/**
 * In a link, a file of a fixture is replaced with the index of that fixture. The user can therefore change the rest of
 * the payload and still share the file in a link.
 */
export const ChangedPayload = meta.story({
  render: () => <MachineConsole machine={doorMachine} fixtures={fixtures} />,
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await userEvent.click(
      canvas.getByRole('button', { name: /^Edit the payload of ring .*File letter\.txt/ }),
    );
    const [field] = canvas.getAllByRole('textbox', { name: 'Payload of ring, as JSON' });
    if (!field) throw new Error('No editor');

    await step('a number that no fixture has is reported', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '{{"visitor": "Ada", "file": {{"$fixture": 2}}');
      await expect(field).toHaveAccessibleDescription(/^No fixture with this number/);
      await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    });
    await step('the file of another fixture is sent', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '{{"visitor": "Ada", "file": {{"$fixture": 1}}');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await hand.isIn('asking');
      await canvas.findByText('ring visitor: Ada, file: of fixture 1');
    });
    await step('the link has it', async () => {
      await expect(stepsInAddress()).toEqual([
        {
          do: 'send',
          type: 'ring',
          payload: { typed: { visitor: 'Ada', file: { $fixture: 1 } } },
        },
      ]);
      await expect(canvas.getByRole('status', { name: 'Limit of the link' })).toBeEmptyDOMElement();
    });
  },
});

function LetterBox({ logic }: Pick<ScreenOptions, 'logic'>) {
  const actor = useMemo(() => createActor(logic).start(), [logic]);
  const ring = (file: File) => actor.send({ type: 'ring', visitor: 'Mira', file });
  return (
    <>
      <button type="button" onClick={() => ring(card)}>
        Ring with the card
      </button>
      <button type="button" onClick={() => ring(new File(['Hello'], 'card.png'))}>
        Ring with a chosen file
      </button>
    </>
  );
}

/** A link cannot contain a file that was chosen in a screen. The console shows a message about that. */
export const ChosenInAScreen = meta.story({
  render: () => (
    <MachineConsole
      machine={doorMachine}
      fixtures={fixtures}
      screen={({ logic }) => <LetterBox logic={logic} />}
    />
  ),
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    const screen = within(canvas.getByRole('group', { name: 'Screen' }));
    const limit = canvas.getByRole('status', { name: 'Limit of the link' });
    await step('the file of a fixture is in the link', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ring with the card' }));
      await hand.isIn('asking');
      await expect(limit).toBeEmptyDOMElement();
      await expect(stepsInAddress()).toEqual([
        { do: 'send', type: 'ring', payload: { fixture: 1 } },
      ]);
      await hand.press('Events', 'leave');
    });
    await step('another file is not, although it looks the same', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Ring with a chosen file' }));
      await hand.isIn('asking');
      await expect(limit).toHaveTextContent('The link ends before step 3');
      await canvas.findByText('not in links: a link cannot hold this payload');
      await expect(stepsInAddress()).toHaveLength(2);
    });
    await step('the link is whole again after undo', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('closed');
      await expect(limit).toBeEmptyDOMElement();
    });
  },
});
