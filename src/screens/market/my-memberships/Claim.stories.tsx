import { expect, screen, waitFor, within } from 'storybook/test';
import { unanswered } from '../../../../.storybook/console-errors';
import preview from '../../../../.storybook/preview';
import { mailCodeMessages } from '#content/messages/session/mail-code';
import { claimErrors, claimMessages } from '#content/messages/market/membership-claim';
import type { ClaimFailure } from '#domain/marketplace/membership-claim';
import { paths } from '#domain/paths';
import { receiptAddress, sharedAddress } from '#mocks/market/bought-members';
import { claimErrorWorlds } from '#mocks/error-worlds';
import { people } from '#mocks/session/people';
import {
  MembershipClaimContext,
  membershipClaimMachine,
} from '#machines/market/membership-claim/membership-claim.machine';
import { startOf } from '#machines/market/membership-claim/membership-claim.setup';
import type { WorldName } from '#mocks/worlds';
import { worldStory } from '../../../../.storybook/world-story';
import { StoryFrame } from '../../shell/story-frame';
import { MyMemberships } from './MyMemberships';
import { ClaimDialog } from './parts/ClaimDialog';

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
    paste: (text?: string) => Promise<void>;
    keyboard: (keys: string) => Promise<void>;
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
  await stage.userEvent.paste(address);
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

const story = inWorld('buyer');
/** Confirms the change at both email addresses, with the codes of both emails. */
export const Claimed = meta.story({
  ...story.annotations,
  play: async (stage) => {
    const dialog = await enter(stage, receiptAddress);
    await press(dialog, stage, claimMessages.sendCode);
    await dialog.findByText(claimMessages.sent);
    const { accounts } = story.backend().store;
    for (const [address, text] of [
      [receiptAddress, mailCodeMessages.accepted(receiptAddress)],
      [people.moderator.email, '2 memberships added'],
    ] as const) {
      const field = await dialog.findByRole('textbox', {
        name: mailCodeMessages.labelFor(address),
      });
      await stage.userEvent.click(field);
      await stage.userEvent.paste(accounts.lastMail(address)?.code);
      await stage.userEvent.keyboard('{Enter}');
      await dialog.findByText(text);
    }
    await press(dialog, stage, 'Done');
    await waitFor(() =>
      expect(stage.canvas.getAllByRole('heading', { name: 'Lab access' })).toHaveLength(2),
    );
    forget();
  },
});

/** Renders the dialog in a state of its machine. No requests are sent. */
const still = (
  value: 'claiming' | 'nothingFound' | { failed: ClaimFailure },
  address: string = receiptAddress,
) => {
  const snapshot = membershipClaimMachine.resolveState({
    value,
    context: startOf({ ownAddress: people.moderator.email, kept: { address, isSent: false } }),
  });
  return {
    render: () => (
      <StoryFrame at={at} session="signedIn">
        <MembershipClaimContext.Provider options={{ snapshot }}>
          <ClaimDialog inboxOf={null} />
        </MembershipClaimContext.Provider>
      </StoryFrame>
    ),
  };
};

export const Looking = meta.story(still('claiming', people.moderator.email));
export const NothingFound = meta.story(still('nothingFound', people.moderator.email));
export const TakenByOther = meta.story(still({ failed: 'takenByOther' }, sharedAddress));
export const NoAddress = meta.story(still({ failed: 'invalidAddress' }, 'noor'));
export const CaptchaFailed = meta.story(still({ failed: 'captchaFailed' }));
export const RateLimited = meta.story(still({ failed: 'rateLimited' }));
export const AddressInUse = meta.story(still({ failed: 'addressInUse' }, people.owner.email));
export const SessionEnded = meta.story(still({ failed: 'signInRequired' }));

export const Unreachable = meta.story({
  ...inWorld(claimErrorWorlds.unreachable).annotations,
  parameters: { consoleErrors: [unanswered] },
  play: async (stage) => {
    const dialog = await enter(stage, receiptAddress);
    await press(dialog, stage, claimMessages.sendCode);
    await dialog.findByText(claimErrors.unreachable.title);
    await expect(dialog.getByRole('textbox', { name: claimMessages.label })).toHaveValue(
      receiptAddress,
    );
    forget();
  },
});

export const OnAPhone = meta.story({
  ...inWorld('buyer').annotations,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async (stage) => {
    await openDialog(stage);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
