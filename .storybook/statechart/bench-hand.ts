import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';

/** Controls the bench in a story's `play`: clicks its buttons and checks the active states. */
export function handAt(canvasElement: HTMLElement, machine: AnyStateMachine) {
  const canvas = within(canvasElement);
  const buttonIn = (group: string, name: string | RegExp) =>
    within(canvas.getByRole('group', { name: group })).getByRole('button', { name });
  return {
    /** Clicks a button of a group: `press('signOut answers', 'ok: null')`. */
    press: (group: string, name: string | RegExp) => userEvent.click(buttonIn(group, name)),
    startOver: (name = 'Start over') => userEvent.click(canvas.getByRole('button', { name })),
    /** Expects that the current state does not accept the event. */
    isGrayed: (group: string, name: string | RegExp) =>
      expect(buttonIn(group, name)).toBeDisabled(),
    /** Expects the active states in the text and in the chart. Leaf states are written as `signedOut.ready`. */
    async isIn(...leaves: readonly string[]) {
      await expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(
        leaves.join(''),
        { normalizeWhitespace: true },
      );
      // The layout engine may still be loading.
      await waitFor(() => expect(litLeaves(canvasElement, machine)).toEqual(leaves));
    },
    /** Expects the emitted events since the start, newest first. */
    async emitted(...events: readonly string[]) {
      const list = canvas.queryByRole('list', { name: 'Emitted' });
      const items = list ? within(list).getAllByRole('listitem') : [];
      await expect(items.map(({ textContent }) => textContent)).toEqual(events);
    },
  };
}

function litLeaves(canvasElement: HTMLElement, { id }: AnyStateMachine): string[] {
  const lit = canvasElement.querySelectorAll('[data-state][data-active][data-leaf]');
  return [...lit].map((box) => (box.getAttribute('data-state') ?? '').slice(id.length + 1));
}
