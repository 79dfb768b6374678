import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../preview';
import {
  configEditFixtures,
  withoutStorage as configEdit,
} from '../../src/machines/dashboard/config-edit/config-edit.fixtures';
import { configSaveFixtures } from '../../src/machines/dashboard/config-save/config-save.fixtures';
import { configSaveMachine } from '../../src/machines/dashboard/config-save/config-save.machine';
import { storeMembersFixtures } from '../../src/machines/market/store-members/store-members.fixtures';
import { storeMembersMachine } from '../../src/machines/market/store-members/store-members.machine';
import { verificationFixtures } from '../../src/machines/session/verification/verification.fixtures';
import { verificationMachine } from '../../src/machines/session/verification/verification.machine';
import {
  webhookSendFixtures,
  webhookSendStarts,
  withoutStorage as webhookSend,
} from '../../src/machines/designer/webhook-send/webhook-send.fixtures';
import {
  verificationHelp,
  verificationMessages,
} from '../../src/content/messages/session/verification';
import { handAt } from './hand';
import { encodeSession } from './link';
import { MachineConsole } from './MachineConsole';
import { SESSION_PARAMETER } from './manager-address';
import { doorFixtures, doorMachine } from './sample';

const meta = preview.meta({
  title: 'Project/State console/Parts',
  tags: ['!autodocs'],
  render: () => (
    <MachineConsole
      machine={doorMachine}
      fixtures={doorFixtures}
      starts={{ 'Start over': { limit: 2 }, 'Start worn': { limit: 0 } }}
    />
  ),
  beforeEach: () => sessionStorage.removeItem('console.seen.door'),
});

/** Writes a session to the URL before the story is rendered, as if the user had opened a link. */
function openLink(text: string) {
  const url = new URL(location.href);
  url.searchParams.set(SESSION_PARAMETER, text);
  history.replaceState(null, '', url);
}

function stepsIn(canvasElement: HTMLElement): string[] {
  const list = within(canvasElement).getByRole('list', { name: 'Steps' });
  return within(list)
    .getAllByRole('button')
    .map((row) => row.textContent ?? '');
}

const messageIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('status', { name: 'Message' });

export const Start = meta.story({
  play: async ({ canvasElement }) => {
    await handAt(canvasElement, doorMachine).isIn('closed');
    await expect(stepsIn(canvasElement)).toEqual(['0Start overclosed0 ms']);
  },
});

export const UndoAndRedo = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await hand.press('Events', /Mira/);
    await hand.press('ask answers', /^ok/);
    await hand.isIn('open');
    await hand.emitted('opened visitor: Mira');

    await step('undo goes back, and the undone step stays in the list', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('asking');
      await expect(stepsIn(canvasElement)).toHaveLength(3);
      await hand.press('Session', 'Redo');
      await hand.isIn('open');
    });
    await step('a click on a row goes there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^0 ?Start over/ }));
      await hand.isIn('closed');
      await hand.press('Session', 'Undo');
      await hand.isIn('open');
    });
    await step('another start can be undone, too', async () => {
      await hand.startOver('Start worn');
      await hand.press('Events', /Mira/);
      await hand.isIn('worn');
      await hand.press('Session', 'Undo');
      await hand.press('Session', 'Undo');
      await hand.isIn('open');
    });
    await step('a callback actor sends an event', async () => {
      await hand.press('watchWeather (weather) says', 'storm');
      await hand.isIn('closed');
    });
  },
});

export const Link = meta.story({
  beforeEach: () =>
    openLink(
      encodeSession('door', {
        start: 'Start over',
        steps: [
          { do: 'send', type: 'ring', payload: { typed: { visitor: 'Zoë' } } },
          { do: 'rule', src: 'ask', rule: { kind: 'outcome', fixture: 2, afterMs: 500 } },
          { do: 'wait', ms: 500 },
        ],
      }),
    ),
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await hand.isIn('failed.denied');
    await expect(stepsIn(canvasElement)).toHaveLength(4);
    await step('the field of a rule shows the rule, and the steps can be undone', async () => {
      const after = canvas.getByRole('textbox', { name: 'ask answers after, in ms' });
      await expect(after).toHaveValue('500');
      await hand.press('Session', 'Undo');
      await hand.isIn('asking');
      await hand.press('Session', 'Redo');
      await hand.isIn('failed.denied');
    });
    await step('the link to copy has the steps', async () => {
      const copied = fn(() => Promise.resolve());
      spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
      await hand.press('Events', 'leave');
      await hand.press('Session', 'Copy link');
      await canvas.findByText('Copied');
      const text = new URL(location.href).searchParams.get(SESSION_PARAMETER);
      await expect(copied).toHaveBeenCalledWith(
        expect.stringContaining(`/?path=/story/project-state-console-parts--link&session=${text}`),
      );
    });
    await step('without permission to copy, the link is shown', async () => {
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
      await hand.press('Session', 'Copy link');
      const field = await canvas.findByRole('textbox', { name: 'Copy link: text' });
      await expect(field).toHaveDisplayValue(/session=/);
    });
  },
});

export const DamagedLink = meta.story({
  beforeEach: () => openLink('nothing'),
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toHaveTextContent(/link is damaged/);
    await handAt(canvasElement, doorMachine).isIn('closed');
  },
});

export const LinkOfAnotherMachine = meta.story({
  beforeEach: () => openLink(encodeSession('window', { start: 'Start over', steps: [] })),
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toHaveTextContent(/belongs to another machine/);
  },
});

export const OutdatedLink = meta.story({
  beforeEach: () =>
    openLink(
      encodeSession('door', {
        start: 'Start over',
        steps: [
          { do: 'send', type: 'ring', payload: { fixture: 0 } },
          { do: 'answer', call: 'ask', fixture: 8 },
        ],
      }),
    ),
  play: async ({ canvasElement }) => {
    await expect(messageIn(canvasElement)).toHaveTextContent(/step 2 is no longer possible/);
    await handAt(canvasElement, doorMachine).isIn('closed');
  },
});

export const Jump = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await step('a click goes to a state, and the path is in the history', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Go to failed.denied' }));
      await hand.isIn('failed.denied');
      await expect(messageIn(canvasElement)).toHaveTextContent('Reached failed.denied in 2 steps.');
      await expect(stepsIn(canvasElement)).toHaveLength(3);
    });
    await step('time passes if it has to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to tired' }));
      await hand.isIn('tired');
      await expect(stepsIn(canvasElement).at(-1)).toContain('20 s pass');
    });
    await step('without a path, nothing changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to walled' }));
      await expect(messageIn(canvasElement)).toHaveTextContent(/^No steps lead to walled/);
      await hand.isIn('tired');
    });
    await step('another start is tried, and a state that decides at once is passed', async () => {
      const checking = canvas.getByRole('button', { name: 'Go to checking, decides at once' });
      await userEvent.click(checking);
      await hand.isIn('worn');
      await expect(messageIn(canvasElement)).toHaveTextContent(/pass through it/);
    });
    await step('undo brings the old steps back', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('tired');
    });
  },
});

export const Keyboard = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    const frame = await canvas.findByRole('application', { name: 'Chart' });
    const scale = canvas.getByRole('status', { name: 'Zoom' });
    // The frame has no size before the browser has laid it out.
    await waitFor(() => expect(scale).not.toHaveTextContent('10 %'));
    const place = () => frame.querySelector('svg > g')?.getAttribute('transform');

    await step('the keys zoom and move the chart', async () => {
      frame.focus();
      // The `0` key fits the chart into the frame. It is pressed again until the frame has a size. Before that, the key
      // only zooms to the smallest scale.
      await waitFor(async () => {
        await userEvent.keyboard('0');
        await expect(scale).not.toHaveTextContent('10 %');
      });
      const fitted = scale.textContent;
      await userEvent.keyboard('++');
      await waitFor(() => expect(scale).not.toHaveTextContent(fitted ?? ''));
      const before = place();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(place()).not.toBe(before));
      await userEvent.keyboard('0');
      await waitFor(() => expect(scale).toHaveTextContent(fitted ?? ''));
    });
    await step('the first Tab press of the page reaches the way to the chart', async () => {
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Go to the chart' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(frame).toHaveFocus();
    });
    await step('the states are one stop, and the arrow keys go from one to the next', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Go to closed' })).toHaveFocus();
      // The next state is below or to the right.
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(canvas.getByRole('button', { name: 'Go to closed' })).not.toHaveFocus();
      const name = document.activeElement?.getAttribute('aria-label') ?? '';
      await expect(name).toMatch(/^Go to /);
      await userEvent.keyboard('{Enter}');
      await expect(messageIn(canvasElement)).not.toHaveTextContent(/^$/);
    });
    await step('buttons work with the keyboard', async () => {
      await hand.startOver('Start over');
      canvas.getByRole('button', { name: /^ring .*Mira/ }).focus();
      await userEvent.keyboard('{Enter}');
      await hand.isIn('asking');
    });
  },
});

export const Mouse = meta.story({
  play: async ({ canvas, step }) => {
    const frame = await canvas.findByRole('application', { name: 'Chart' });
    const scale = canvas.getByRole('status', { name: 'Zoom' });
    // The frame has no size before the browser has laid it out.
    await waitFor(() => expect(scale).not.toHaveTextContent('10 %'));
    const place = () => frame.querySelector('svg > g')?.getAttribute('transform') ?? '';

    await step('the buttons zoom', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
      const fitted = scale.textContent ?? '';
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await expect(scale).not.toHaveTextContent(fitted);
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom out' }));
      await expect(scale).toHaveTextContent(fitted);
    });
    await step('the wheel zooms with Ctrl only', async () => {
      const before = place();
      frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, cancelable: true }));
      await expect(place()).toBe(before);
      const turn = new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, cancelable: true });
      frame.dispatchEvent(turn);
      await expect(turn.defaultPrevented).toBe(true);
      await waitFor(() => expect(place()).not.toBe(before));
    });
  },
});

export const Payload = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit the payload of ring .*Mira/ }));
    const [field] = canvas.getAllByRole('textbox', { name: 'Payload of ring, as JSON' });
    if (!field) throw new Error('No editor');
    const send = canvas.getByRole('button', { name: 'Send' });

    await step('wrong JSON is reported beside, and kept', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '{{"visitor": ');
      await expect(field).toHaveAccessibleDescription('This is not valid JSON.');
      await expect(send).toBeDisabled();
      await expect(field).toHaveValue('{"visitor": ');
    });
    await step('the edited payload is sent', async () => {
      await userEvent.type(field, '"Ada"}');
      await userEvent.click(send);
      await hand.isIn('asking');
      await expect(stepsIn(canvasElement).at(-1)).toContain('visitor: Ada');
    });
  },
});

export const IllegalEvents = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await hand.isGrayed('Events', 'leave');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send illegal events' }));
    await step('an illegal event can be sent, and is ignored', async () => {
      await hand.press('Events', 'leave');
      await hand.isIn('closed');
      await expect(stepsIn(canvasElement).at(-1)).toContain('ignored');
    });
  },
});

export const Time = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await canvas.findByText('No timer is running.');
    await hand.press('Events', /Mira/);
    const timers = () => canvas.getByRole('list', { name: 'Timers' });
    await expect(timers()).toHaveTextContent('patiencein 20 s, at 20 s');

    await step('the next timer', async () => {
      await hand.press('ask answers', /^ok/);
      await hand.press('Time', 'Next timer');
      await hand.isIn('closed');
      await canvas.findByText('5 s since the start.');
    });
    await step('real speed runs until it is paused', async () => {
      await hand.press('Events', /Mira/);
      await hand.press('Time', 'Real speed');
      await waitFor(() => expect(timers()).not.toHaveTextContent('in 20 s'));
      await hand.press('Time', 'Pause');
      await expect(stepsIn(canvasElement).filter((row) => row.includes('pass'))).toHaveLength(2);
    });
  },
});

export const Rules = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    const rule = canvas.getByRole('combobox', { name: 'ask answers' });
    await step('all calls are answered at once', async () => {
      await userEvent.selectOptions(rule, 'always error: denied');
      await hand.press('Events', /Mira/);
      await hand.isIn('failed.denied');
      await hand.press('Events', 'leave');
    });
    await step('or after a time', async () => {
      const after = canvas.getByRole('textbox', { name: 'ask answers after, in ms' });
      const before = stepsIn(canvasElement).length;
      await userEvent.clear(after);
      await userEvent.type(after, '1500');
      await hand.press('Events', /Jonas/);
      // The rule and the event: typing a number is one step.
      await expect(stepsIn(canvasElement)).toHaveLength(before + 2);
      await hand.isIn('asking');
      await hand.press('Time', 'Next timer');
      await hand.isIn('failed.denied');
    });
  },
});

export const CopyAsTest = meta.story({
  play: async ({ canvasElement, canvas }) => {
    const hand = handAt(canvasElement, doorMachine);
    await hand.press('Events', /Mira/);
    await hand.press('ask answers', /^ok/);
    await hand.press('Session', 'Copy as test');
    const dialog = await canvas.findByRole('dialog', { name: 'Test of this session' });
    const code = await within(dialog).findByRole('textbox', { name: 'Test' });
    await expect(code).toHaveDisplayValue(/send\(\{ type: 'ring', visitor: 'Mira' \}\);/);
  },
});

export const Coverage = meta.story({
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, doorMachine);
    await canvas.findByText('1 of 9');
    await hand.press('Events', /Mira/);
    await canvas.findByText('2 of 9');
    await step('what was seen stays seen', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('closed');
      await canvas.findByText('2 of 9');
    });
  },
});

/** A state in which the machine can stay is not said to decide at once. */
export const StaysOrDecides = meta.story({
  render: () => <MachineConsole machine={configEdit} fixtures={configEditFixtures} />,
  play: async ({ canvas }) => {
    const name = 'Go to ready.clean, decides at once if a guard allows it';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
});

/** A guard that throws for a typed payload is noted in the history. */
export const GuardThrows = meta.story({
  render: () => <MachineConsole machine={configSaveMachine} fixtures={configSaveFixtures} />,
  play: async ({ canvas }) => {
    const [edit] = canvas.getAllByRole('button', { name: /^Edit the payload of save/ });
    if (!edit) throw new Error('No editor');
    await userEvent.click(edit);
    const field = canvas.getByRole('textbox', { name: 'Payload of save, as JSON' });
    await userEvent.clear(field);
    await userEvent.paste('{}');
    await expect(field).toHaveAccessibleDescription(/^The field “\w+” is missing\.$/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Send illegal events' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const steps = canvas.getByRole('list', { name: 'Steps' });
    await waitFor(() => expect(steps).toHaveTextContent(/The guard “changesSomething” threw/));
  },
});

/** A jump shows the state that was asked for, if parallel states are too far apart for one view. */
export const JumpedFarApart = meta.story({
  render: () => <MachineConsole machine={storeMembersMachine} fixtures={storeMembersFixtures} />,
  play: async ({ canvasElement }) => {
    await handAt(canvasElement, storeMembersMachine).jumpTo('list.failed.unreachable');
  },
});

export const BesideScreen = meta.story({
  render: () => <MachineConsole machine={verificationMachine} fixtures={verificationFixtures} />,
  play: async ({ canvasElement, canvas, step }) => {
    const hand = handAt(canvasElement, verificationMachine);
    const screen = within(await canvas.findByRole('group', { name: 'Screen' }));
    const steps = () =>
      within(canvas.getByRole('list', { name: 'Steps' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);

    await step('a press in the screen is a step, and moves the chart', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Verify My Identity' }));
      await hand.isIn('processing');
      await screen.findByRole('heading', { name: verificationMessages.processing.title });
      await expect(steps()).toEqual(['0Start overinitial0 ms', '1verifyprocessing0 ms']);
    });
    await step('an answer in the console moves the screen', async () => {
      await hand.press('verify answers', 'error: rateLimited');
      await screen.findByText(verificationHelp.rateLimited);
      await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await hand.isIn('initial');
      await expect(steps()).toHaveLength(4);
    });
    await step('undo and a jump move the screen, and add no steps', async () => {
      await hand.press('Session', 'Undo');
      await hand.isIn('failed.rateLimited');
      await screen.findByText(verificationHelp.rateLimited);
      await userEvent.click(canvas.getByRole('button', { name: 'Go to verified' }));
      await hand.isIn('verified');
      await screen.findByRole('heading', { name: verificationMessages.verified.title });
      await expect(steps()).toHaveLength(3);
    });
  },
});

/** A jump keeps the chart in view, although the screen moves the focus. */
export const JumpedBesideScreen = meta.story({
  render: () => (
    <MachineConsole
      machine={webhookSend}
      fixtures={webhookSendFixtures}
      starts={webhookSendStarts}
    />
  ),
  play: async ({ canvasElement }) => {
    const hand = handAt(canvasElement, webhookSend);
    await hand.startOver('Start without an address');
    await hand.press('Events', /^send .*Hello/);
    await hand.isIn('missingUrl');
    await hand.jumpTo('malformedUrl');
  },
});
