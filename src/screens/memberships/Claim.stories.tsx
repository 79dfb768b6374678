import { expect, screen, waitFor, within } from 'storybook/test';
import { answered, unanswered } from '../../../.storybook/console-errors';
import preview from '../../../.storybook/preview';
import { mailCodeMessages } from '#content/messages/mail-code';
import { claimErrors, claimMessages } from '#content/messages/membership-claim';
import type { ClaimFailure } from '#domain/marketplace/membership-claim';
import { paths } from '#domain/paths';
import { receiptAddress, sharedAddress } from '#mocks/bought-members';
import { claimErrorWorlds } from '#mocks/error-worlds';
import { people } from '#mocks/people';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../app/world-story.fixture';
import { MyMemberships } from './MyMemberships';

/** The dialog that claims a membership, with the machines of the app and the mock backend. */
const meta = preview.meta({
  title: 'Screens/My memberships/Claim',
  component: MyMemberships,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
  },
});

const at = paths.myMemberships.href();
const inWorld = (world: WorldName) => worldStory({ world, at });

interface Stage {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (on: Element) => Promise<void>;
    clear: (of: Element) => Promise<void>;
    type: (in_: Element, text: string) => Promise<void>;
  };
}

async function openDialog({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: claimMessages.button }));
  return within(await screen.findByRole('dialog', { name: claimMessages.title }));
}

async function enter(stage: Stage, address: string) {
  const dialog = await openDialog(stage);
  const field = dialog.getByRole('textbox', { name: claimMessages.label });
  await stage.userEvent.clear(field);
  await stage.userEvent.type(field, address);
  return dialog;
}

async function press(dialog: ReturnType<typeof within>, { userEvent }: Stage, name: string) {
  await userEvent.click(dialog.getByRole('button', { name }));
}

/** Removes the stored claim, because it would otherwise appear in the next story. */
function forget() {
  localStorage.removeItem(`grouped:claim:${people.moderator.id}`);
}

export const Typing = meta.story({
  ...inWorld('buyer').annotations,
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await expect(dialog.getByRole('textbox', { name: claimMessages.label })).toHaveValue(
      people.moderator.email,
    );
    await expect(dialog.getByText(claimMessages.ownHelp)).toBeVisible();
    await press(dialog, stage, 'Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await enter(stage, receiptAddress);
    await expect(again.getByText(claimMessages.otherHelp)).toBeVisible();
    forget();
  },
});

export const NothingFound = meta.story({
  ...inWorld('buyer').annotations,
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await press(dialog, stage, claimMessages.find);
    await dialog.findByText(claimMessages.nothing);
  },
});

export const MailSent = meta.story({
  ...inWorld('buyer').annotations,
  play: async (stage) => {
    const dialog = await enter(stage, receiptAddress);
    await press(dialog, stage, claimMessages.sendCode);
    await dialog.findByText(claimMessages.sent);
    await press(dialog, stage, claimMessages.check);
    await dialog.findByText(claimMessages.early);
    await press(dialog, stage, claimMessages.other);
    await expect(await dialog.findByRole('textbox', { name: claimMessages.label })).toHaveValue(
      receiptAddress,
    );
    forget();
  },
});

/** Confirms the change at both email addresses, with the codes of both emails. */
const claimedOrTaken = /memberships? added|belongs to another account/;
const confirmed = (address: string, then: (stage: Stage) => Promise<void>) => {
  const story = inWorld('buyer');
  return {
    ...story.annotations,
    play: async (stage: Stage) => {
      const dialog = await enter(stage, address);
      await press(dialog, stage, claimMessages.sendCode);
      await dialog.findByText(claimMessages.sent);
      const { accounts } = story.backend().store;
      for (const each of [address, people.moderator.email]) {
        const name = mailCodeMessages.labelFor(each);
        const field = await dialog.findByRole('textbox', { name });
        await stage.userEvent.type(field, `${accounts.lastMail(each)?.code}{Enter}`);
        await dialog.findByText(
          each === address ? mailCodeMessages.accepted(address) : claimedOrTaken,
        );
      }
      await then(stage);
      forget();
    },
  };
};

export const Claimed = meta.story(
  confirmed(receiptAddress, async (stage) => {
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText('2 memberships added');
    await press(dialog, stage, 'Done');
    await waitFor(() =>
      expect(stage.canvas.getAllByRole('heading', { name: 'Lab access' })).toHaveLength(2),
    );
  }),
);

export const TakenByOther = meta.story(
  confirmed(sharedAddress, async () => {
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(claimErrors.takenByOther.title);
  }),
);

export const Looking = meta.story({
  ...inWorld('claim-slow').annotations,
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await press(dialog, stage, claimMessages.find);
    await dialog.findByText(claimMessages.looking);
    await press(dialog, stage, 'Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const NoAddress = meta.story({
  ...inWorld('buyer').annotations,
  play: async (stage) => {
    const dialog = await enter(stage, 'noor');
    await press(dialog, stage, claimMessages.sendCode);
    await dialog.findByText(claimErrors.invalidAddress.title);
    forget();
  },
});

const refused = (
  kind: Exclude<ClaimFailure, 'takenByOther' | 'captchaFailed'>,
  error: string,
  address: string = receiptAddress,
) => ({
  ...inWorld(claimErrorWorlds[kind]).annotations,
  parameters: { consoleErrors: [error] },
  play: async (stage: Stage) => {
    const dialog = await enter(stage, address);
    await press(dialog, stage, claimMessages.sendCode);
    await dialog.findByText(claimErrors[kind].title);
    await expect(dialog.getByRole('textbox', { name: claimMessages.label })).toHaveValue(address);
    forget();
  },
});

export const CaptchaFailed = meta.story({
  ...inWorld(claimErrorWorlds.captchaFailed).annotations,
  parameters: { consoleErrors: [answered(400)] },
  play: async (stage) => {
    const dialog = await openDialog(stage);
    await press(dialog, stage, claimMessages.find);
    await dialog.findByText(claimErrors.captchaFailed.title);
    await expect(dialog.getByRole('textbox', { name: claimMessages.label })).toHaveValue(
      people.moderator.email,
    );
    forget();
  },
});
export const RateLimited = meta.story(refused('rateLimited', answered(429)));
export const AddressRefused = meta.story(refused('invalidAddress', answered(400)));
export const AddressInUse = meta.story(refused('addressInUse', answered(422), people.owner.email));
export const SessionEnded = meta.story(refused('signInRequired', answered(403)));
export const Unreachable = meta.story(refused('unreachable', unanswered));

export const OnAPhone = meta.story({
  ...inWorld('buyer').annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    await openDialog(stage);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
