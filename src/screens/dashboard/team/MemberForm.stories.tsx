import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../../../.storybook/preview';
import { drawnPicture, letter } from '../../../components/PictureField/story-pictures.fixture';
import { Button } from '#components/Button/Button';
import { teamMessages } from '#content/messages/dashboard/team';
import { emptyMemberForm, formOf, type MemberForm } from '#domain/team/member';
import {
  MemberEditContext,
  type memberEditMachine,
} from '#machines/dashboard/member-edit/member-edit.machine';
import { withoutStorage } from '#machines/dashboard/member-edit/member-edit.fixtures';
import type { Addition, MemberAnswer } from '#machines/dashboard/member-edit/member-edit.events';
import { MemberFields, type MemberFieldsProps, MemberFormError } from './MemberFields';
import { type EditParts, noor, StillEdit, typed } from './team-story.fixture';

/** One story for each state of a member's form. No requests are sent. */
const meta = preview.meta({ title: 'Patterns/Member form', component: MemberFields });

type Parts = EditParts & MemberFieldsProps & { logic?: typeof memberEditMachine };

const still = ({ hasPanels, panels, isOwner, ...edit }: Parts) => ({
  render: () => (
    <StillEdit {...edit}>
      <MemberFields hasPanels={hasPanels} panels={panels} isOwner={isOwner} />
      <MemberFormError />
      <SaveButton />
    </StillEdit>
  ),
});

function SaveButton() {
  const edit = MemberEditContext.useActorRef();
  return <Button onPress={() => edit.send({ type: 'save' })}>Save</Button>;
}

const adding = (fields: Partial<MemberForm> = typed) => ({
  form: { ...emptyMemberForm, ...fields },
});
const editing = (fields: Partial<MemberForm> = {}) => ({
  member: noor,
  form: { ...formOf(noor), ...fields },
});

export const EditingNew = meta.story(still({ form: 'editing', hasPanels: true }));
export const EditingNewTyped = meta.story(
  still({ form: 'editing', hasPanels: true, context: adding() }),
);
export const EditingExisting = meta.story(still({ form: 'editing', context: editing() }));
export const EditingTheOwner = meta.story({
  ...still({ form: 'editing', isOwner: true, context: editing() }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Panel role')).toBeNull();
  },
});

export const Uploading = meta.story({
  ...still({ form: 'uploading', hasPanels: true, context: adding() }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /^Choose a picture/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Points' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});
export const SavingNew = meta.story(
  still({ form: { saving: 'adding' }, hasPanels: true, context: adding() }),
);
export const SavingExisting = meta.story(
  still({ form: { saving: 'updating' }, context: editing({ name: 'Noor H.' }) }),
);
export const Done = meta.story(still({ form: 'done', context: editing() }));

export const MissingName = meta.story({
  ...still({ form: { failed: 'missingName' }, hasPanels: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(teamMessages.form.missingName);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      teamMessages.form.missingName,
    );
  },
});

export const Malformed = meta.story({
  ...still({
    form: { failed: 'malformed' },
    context: adding({
      name: 'N'.repeat(101),
      nickname: 'n'.repeat(33),
      discordId: 'noor',
      role: 'r'.repeat(51),
      nameColor: 'violet',
    }),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(teamMessages.form.malformed);
    const textboxes = canvas.getAllByRole('textbox');
    await expect(textboxes.map((box) => box.getAttribute('aria-invalid'))).toEqual(
      textboxes.map(() => 'true'),
    );
  },
});

export const PictureRefused = meta.story(
  still({ form: { failed: 'pictureRejected' }, context: adding() }),
);
export const NotAllowed = meta.story(still({ form: { failed: 'notAllowed' }, context: adding() }));
export const SessionEnded = meta.story(
  still({ form: { failed: 'signInRequired' }, context: editing() }),
);
export const Failed = meta.story(still({ form: { failed: 'unknown' }, context: editing() }));
export const Unreachable = meta.story(
  still({ form: { failed: 'unreachable' }, context: editing() }),
);

export const HardToReadInTheDark = meta.story({
  ...still({ form: 'editing', context: editing({ nameColor: '#3a1a6e' }) }),
  play: async ({ canvas }) => {
    const warning = canvas.getByText(teamMessages.hardToRead, { exact: false });
    await expect(warning).toBeVisible();
  },
});
export const HardToReadInTheLight = meta.story({
  ...still({ form: 'editing', context: editing({ nameColor: '#ffe066' }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/darker in lists in the light theme/)).toBeVisible();
    await expect(canvas.getByText(teamMessages.hardToRead, { exact: false })).not.toBeVisible();
  },
});
export const HardToReadInBoth = meta.story(
  still({ form: 'editing', context: editing({ nameColor: '#7a7a7a' }) }),
);

export const ShowsProblemsOnBlur = meta.story({
  ...still({ form: 'editing' }),
  play: async ({ canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const discordId = canvas.getByRole('textbox', { name: 'Discord ID' });
    await step('no problem while typing or tabbing through', async () => {
      await userEvent.click(name);
      await userEvent.click(discordId);
      await userEvent.keyboard('noor');
      await expect([name, discordId].map((box) => box.getAttribute('aria-invalid'))).toEqual([
        null,
        null,
      ]);
    });
    await step('the problem of a field on blur', async () => {
      await userEvent.tab();
      await expect(discordId).toHaveAccessibleDescription(/17 to 20 digits/);
    });
    await step('all problems on save; the first invalid field has the focus', async () => {
      const save = canvas.getByRole('button', { name: 'Save' });
      await userEvent.click(save);
      await expect(name).toHaveFocus();
      await expect(name).toHaveAccessibleDescription(teamMessages.form.missingName);
      await userEvent.keyboard('Noor');
      await expect(name).not.toHaveAttribute('aria-invalid');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await userEvent.click(save);
      await expect(discordId).toHaveFocus();
    });
    await step('the same on the next save', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(discordId).toHaveFocus();
    });
  },
});

const add = fn<(addition: Addition) => Promise<MemberAnswer>>();
export const AddsByKeyboard = meta.story({
  ...still({
    form: 'editing',
    hasPanels: true,
    logic: withoutStorage.provide({
      actors: { addMember: fromPromise(({ input }) => add(input)) },
    }),
  }),
  beforeEach: () => {
    add.mockReset().mockResolvedValue({ ok: true, value: noor });
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the preview shows the typed name in its color', async () => {
      canvas.getByRole('textbox', { name: 'Name' }).focus();
      await userEvent.keyboard('Priya');
      const color = canvas.getByRole('textbox', { name: 'Name color' });
      await userEvent.clear(color);
      await userEvent.type(color, '#ff00ff');
      await expect(color).toHaveValue('#ff00ff');
      const shown = canvas.getByTitle('Priya');
      await waitFor(() => expect(getComputedStyle(shown).color).toBe('rgb(255, 0, 255)'));
    });
    await step('toggle panels', async () => {
      const panels = within(canvas.getByRole('group', { name: 'Panels they can open' }));
      panels.getByRole('button', { name: 'Advanced' }).focus();
      await userEvent.keyboard(' ');
      panels.getByRole('button', { name: 'Points' }).focus();
      await userEvent.keyboard('{Enter}');
      const on = panels.getAllByRole('button', { pressed: true });
      await expect(on.map((chip) => chip.textContent)).toEqual(['Points']);
    });
    await step('choose the panel role', async () => {
      canvas.getByRole('button', { name: /Panel role$/ }).focus();
      await userEvent.keyboard('{Enter}');
      const options = await screen.findAllByRole('option');
      await expect(options.map((option) => option.textContent)).toEqual([
        'Admin',
        'Moderator',
        'Support',
        'Developer',
      ]);
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('save', async () => {
      canvas.getByRole('button', { name: 'Save' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(add.mock.lastCall?.[0].form).toEqual({
        ...emptyMemberForm,
        name: 'Priya',
        nameColor: '#ff00ff',
        panelRole: 'developer',
        allowedPanels: ['points'],
      });
    });
  },
});

export const ChoosesAPicture = meta.story({
  ...still({ form: 'editing', context: editing() }),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const pick = async (file: File) => {
      const files = new DataTransfer();
      files.items.add(file);
      if (input) input.files = files.files;
      await fireEvent.change(input as HTMLInputElement);
    };
    await step('a file that is not an image is rejected, and the picture stays', async () => {
      await pick(letter);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Choose a PNG, JPEG, GIF, WebP, or AVIF image.',
      );
      await expect(canvas.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    });
    await step('crop an image with the arrow keys', async () => {
      await pick(await drawnPicture(640, 480));
      const slider = await canvas.findByRole('slider', { name: 'Picture, left to right' });
      await expect(canvas.queryByRole('alert')).toBeNull();
      slider.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        '56 % from the left, 50 % from the top',
      );
    });
    await step('remove it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
      await expect(canvas.queryByRole('slider')).toBeNull();
    });
  },
});
