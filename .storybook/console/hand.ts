import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';

/**
 * Returns functions that control the console in a story's `play`. They click buttons of the console and check its states.
 */
export function handAt(canvasElement: HTMLElement, machine: AnyStateMachine) {
  const canvas = within(canvasElement);
  const buttonIn = (group: string, name: string | RegExp) => {
    const found = within(canvas.getByRole('group', { name: group }))
      .getAllByRole('button', { name })
      // Excludes the buttons that open the editor of a payload, because their names contain the event, too.
      .filter((button) => !button.hasAttribute('aria-expanded'));
    const [button] = found;
    if (!button || found.length > 1) throw new Error(`${found.length} buttons ${String(name)}`);
    return button;
  };
  return {
    /** Clicks a button in a group, as in `press('signOut answers', 'ok: null')`. */
    press: (group: string, name: string | RegExp) => userEvent.click(buttonIn(group, name)),
    startOver: (name = 'Start over') => userEvent.click(canvas.getByRole('button', { name })),
    /** Expects the button to be disabled, which means that the current state does not accept its event. */
    isGrayed: (group: string, name: string | RegExp) =>
      expect(buttonIn(group, name)).toBeDisabled(),
    /**
     * Expects these leaf states to be active, in the text and in the chart. A leaf state is written as
     * `signedOut.ready`.
     */
    async isIn(...leaves: readonly string[]) {
      await expect(canvas.getByRole('status', { name: 'State' })).toHaveTextContent(
        leaves.join(''),
        { normalizeWhitespace: true },
      );
      // The layout engine may still be loading.
      await waitFor(() => expect(litLeaves(canvasElement, machine)).toEqual(leaves));
    },
    /** Jumps to a leaf state by a click in the chart, and expects to see the state there. */
    async jumpTo(leaf: string) {
      await userEvent.click(await canvas.findByRole('button', { name: `Go to ${leaf}` }));
      await waitFor(async () => {
        const active = `[data-state="${machine.id}.${leaf}"][data-active]`;
        const box = canvasElement.querySelector(active)?.getBoundingClientRect();
        const frame = canvas.getByRole('application', { name: 'Chart' }).getBoundingClientRect();
        await expect(box?.top).toBeGreaterThanOrEqual(Math.max(frame.top, 0));
        await expect(box?.bottom).toBeLessThanOrEqual(Math.min(frame.bottom, innerHeight));
        await expect(box?.left).toBeGreaterThanOrEqual(frame.left);
        await expect(box?.right).toBeLessThanOrEqual(frame.right);
      });
    },
    /** Expects the events that were emitted since the start, newest first. */
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
