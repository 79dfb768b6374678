import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { Button } from '#components/Button/Button';
import { teamMessages } from '#content/messages/dashboard/team';
import {
  MemberEditContext,
  memberEditMachine,
} from '#machines/dashboard/member-edit/member-edit.machine';
import type {
  RemovalAnswer,
  RemovalErrorKind,
} from '#machines/dashboard/member-edit/member-edit.events';
import { RemovalDialog } from './RemovalDialog';
import { type EditParts, noor, StillEdit } from './team-story.fixture';

/** One story for each state of a removal. No requests are sent. */
const meta = preview.meta({
  title: 'Patterns/Removal dialog',
  component: RemovalDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const still = (removal: EditParts['removal'], context: EditParts['context'] = {}) => ({
  render: () => (
    <StillEdit removal={removal} context={{ removing: noor, ...context }}>
      <RemovalDialog />
    </StillEdit>
  ),
});

const buttonNames = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

export const Confirming = meta.story({
  ...still('confirming'),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Noor Haddad?' });
    await expect(dialog).toHaveAccessibleDescription(
      /lose access to the dashboard of Reseller Hub/,
    );
    await expect(buttonNames(dialog)).toEqual(['Close', 'Cancel', 'Remove']);
  },
});
export const ConfirmingForTheWholeTeam = meta.story(still('confirming', { server: null }));
export const ConfirmingALongName = meta.story(
  still('confirming', { removing: { ...noor, name: 'N'.repeat(100), nickname: null } }),
);
export const Removing = meta.story({
  ...still('removing'),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Removing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    // Remove the screen reader announcement of this button, because it would otherwise remain in the next story.
    for (const announcement of document.querySelectorAll('[data-live-announcer] [role=img]'))
      announcement.remove();
  },
});

const failed = (kind: RemovalErrorKind, names: readonly string[]) => ({
  ...still({ failed: kind }),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Noor Haddad?' });
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(teamMessages.removal[kind]);
    await expect(buttonNames(dialog)).toEqual(names);
  },
});

export const CannotRemoveOwner = meta.story(failed('cannotRemoveOwner', ['Close', 'Close']));
export const NotAllowed = meta.story(failed('notAllowed', ['Close', 'Close']));
export const SessionEnded = meta.story(failed('signInRequired', ['Close', 'Cancel', 'Try again']));
export const Failed = meta.story(failed('unknown', ['Close', 'Cancel', 'Try again']));
export const Unreachable = meta.story(failed('unreachable', ['Close', 'Cancel', 'Try again']));

function RemoveButton() {
  const edit = MemberEditContext.useActorRef();
  return (
    <Button onPress={() => edit.send({ type: 'remove', member: noor, verdict: { allowed: true } })}>
      Remove Noor
    </Button>
  );
}

const remove = fn<() => Promise<RemovalAnswer>>();
export const RemovesByKeyboard = meta.story({
  render: () => (
    <StillEdit
      logic={memberEditMachine.provide({ actors: { removeMember: fromPromise(() => remove()) } })}
    >
      <RemoveButton />
      <RemovalDialog />
    </StillEdit>
  ),
  beforeEach: () => {
    remove
      .mockReset()
      .mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } })
      .mockResolvedValue({ ok: true, value: null });
  },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Remove Noor' });
    opener.focus();
    await step('cancel', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(remove).not.toHaveBeenCalled();
    });
    await step('retry a request without a response', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
      await dialog.findByRole('alert');
      await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(remove).toHaveBeenCalledTimes(2);
    });
  },
});
