import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';

/** A hand at the bench, for a story's `play`: presses its buttons and looks where the machine stands. */
export function handAt(canvasElement: HTMLElement, machine: AnyStateMachine) {
  const canvas = within(canvasElement);
  const buttonIn = (group: string, name: string | RegExp) =>
    within(canvas.getByRole('group', { name: group })).getByRole('button', { name });
  return {
    /** Presses a button of a group: `press('signOut answers', 'ok: null')`. */
    press: (group: string, name: string | RegExp) => userEvent.click(buttonIn(group, name)),
    startOver: (name = 'Start over') => userEvent.click(canvas.getByRole('button', { name })),
    /** The event cannot happen here. */
    isGrayed: (group: string, name: string | RegExp) =>
      expect(buttonIn(group, name)).toBeDisabled(),
    /** The state is told in words and lit in the chart; leaves as `signedOut.ready`. */
    async isIn(...leaves: readonly string[]) {
      await expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(
        leaves.join(''),
        { normalizeWhitespace: true },
      );
      // The layout engine may still be on its way.
      await waitFor(() => expect(litLeaves(canvasElement, machine)).toEqual(leaves));
    },
    /** What was told since the start, newest first. */
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
